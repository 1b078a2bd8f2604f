// The sheet of an ingredient or a finished serum; strains have one of their own kind (load-strain-sheet.ts).
import { cautionOf } from "#server/facts/caution.ts";
import { productPath, soldAs } from "#server/facts/find-products.ts";
import { listWordings } from "#server/facts/wordings.ts";
import type { Liposome, Niosome, Product, Serum } from "#shared/content/schema/entries.ts";
import { localeOf, type Translated } from "#shared/editions/edition.ts";
import { ingredientFacts } from "#shared/facts/fact-order.ts";
import {
  type FamilyId,
  type Forme,
  families,
  findFamily,
  pathOfEntry,
  serumFamily,
} from "#shared/families/families.ts";
import { serums } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { ingredientCategories, sheetFacts, sheetNotes } from "#shared/generated/interface/sheet.ts";
import type { RelatedEntry, SheetCategory, SheetData, SheetProduct } from "#shared/pages/sheet.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";
import { loadComponents, loadDrawing } from "./load-identity.ts";
import { loadPortrait } from "./load-portrait.ts";
import { loadStrainSheet } from "./load-strain-sheet.ts";
import { hasPicture, localizePicture } from "./localize.ts";
import { findNeighbours, linkToAction, linkToCategory, sharedCategory } from "./related-links.ts";
import { composeSheetOf, placeOf, type Sheet } from "./sheet-parts.ts";
import { describeSheetWordings } from "./sheet-wordings.ts";

type Ingredient = Liposome | Niosome | Serum;

/** The sheet of an entry of a family, or undefined where no entry has that slug. */
export function loadSheet(id: FamilyId, slug: string, reader: Reader): Sheet | undefined {
  const family = findFamily(id);
  switch (family.kind) {
    case "liposome":
      return findSheet(family.id, familyEntries[family.id], slug, reader);
    case "niosome":
      return (
        findSheet(family.id, familyEntries[family.id], slug, reader) ??
        // Niosomes and finished serums share their paths.
        (family.id === serumFamily ? findSheet(family.id, serums, slug, reader) : undefined)
      );
    case "strain":
      return loadStrainSheet(family.id, slug, reader);
    default:
      return family satisfies never;
  }
}

function findSheet(id: FamilyId, entries: readonly Ingredient[], slug: string, reader: Reader) {
  const entry = findIn(entries, slug);
  return entry && sheetOf(id, entry, entries, reader);
}

const findIn = <Entry extends { readonly slug: string }>(entries: readonly Entry[], slug: string) =>
  entries.find((entry) => entry.slug === slug);

function sheetOf(
  id: FamilyId,
  entry: Ingredient,
  siblings: readonly Ingredient[],
  reader: Reader,
): Sheet {
  const words = wordsFor(reader);
  return composeSheetOf(id, entry, ingredientFacts, reader, {
    name: words.text(entry.nom),
    code: null,
    cfu: null,
    symbol: entry.symbol,
    drawing: loadDrawing(entry.identity, words),
    portrait: loadPortrait(entry, reader),
    salt:
      entry.identity?.kind === "mineral"
        ? words.fill(sheetNotes.salt, { salt: entry.identity.salt })
        : null,
    subtitle: "subtitle" in entry ? words.text(entry.subtitle) : null,
    categories: entry.categories.map((category) => ingredientCategory(category, words)),
    formes: formesOf(entry).map((forme) => ({
      id: forme,
      label: words.text(catalogueTexts.formes[forme]),
    })),
    isFinished: entry.type === "niosomeProduct",
    counterpart: counterpartOf(entry, words),
    contains:
      entry.type === "niosomeProduct"
        ? containedIn(entry, words)
        : loadComponents(entry.identity, words),
    caution: cautionOf(entry, words),
    wordings: "wordings" in entry ? describeSheetWordings(listWordings(entry), words) : [],
    notes: notesOf(entry).map(words.text),
    intro: [...(entry.allegation ? [entry.allegation] : []), ...(entry.benefitIntros ?? [])].map(
      words.text,
    ),
    product: productOf(entry, reader),
    related: entry.related.flatMap((slug) => {
      const other = siblings.find((candidate) => candidate.slug === slug);
      return other ? [relatedIngredient(id, entry, other, reader)] : [];
    }),
    neighbours: neighboursOf(id, entry, siblings, reader),
  });
}

function ingredientCategory(
  category: Ingredient["categories"][number],
  words: Words,
): SheetCategory {
  return { dot: category, label: words.text(ingredientCategories[category]) };
}

function formesOf(entry: Ingredient): readonly Forme[] {
  if ("formes" in entry) return entry.formes;
  return "finishedForms" in entry ? entry.finishedForms : [];
}

/** The same active in another family, which the entry names by that family's id. */
function counterpartOf(entry: Ingredient, words: Words): SheetData["counterpart"] {
  for (const { id } of families) {
    const slug = (entry as Partial<Record<FamilyId, unknown>>)[id];
    const { family } = familyPages[id];
    if (typeof slug === "string" && family.counterpart)
      return { path: pathOfEntry(id, slug), label: words.text(family.counterpart) };
  }
  return null;
}

function containedIn(serum: Serum, words: Words): SheetData["contains"] {
  return serum.contains.flatMap((slug) => {
    const active = findIn(familyEntries[serumFamily], slug);
    return active ? [{ path: pathOfEntry(serumFamily, slug), name: words.text(active.nom) }] : [];
  });
}

function notesOf(entry: Ingredient): readonly Translated[] {
  if (!("claimStatus" in entry)) return [sheetNotes.cosmetic];
  if (entry.claimStatus === "authorised") return [sheetNotes.claimsSource, sheetNotes.diet];
  if (entry.claimStatus === "on hold") return [sheetNotes.onHold, sheetNotes.professional];
  return [sheetNotes.professional];
}

/** The name on a banner, above the range: in lower case in the original edition, as its specification has it. */
const bannerName = ({ name }: Product): Translated => ({
  ...name,
  original: { lang: "fr", text: name.fr.toLocaleLowerCase(localeOf("fr")) },
});

/** The white-label product lends its pictures. */
function productOf(entry: Ingredient, reader: Reader): SheetProduct | null {
  const { product } = entry;
  const sold = soldAs(entry);
  if (!product || !sold) return null;
  const words = wordsFor(reader);
  const [banner, square] = [`product-${sold.slug}-banner`, `product-${sold.slug}`];
  const isPictured = hasPicture(banner) && hasPicture(square);
  return {
    range: words.text(sheetFacts.ranges[product.range]),
    rangeId: product.range,
    subName: words.text(bannerName(sold)),
    path: productPath(sold),
    banner: isPictured ? localizePicture(banner, reader) : null,
    square: isPictured ? localizePicture(square, reader) : null,
  };
}

function neighboursOf(
  id: FamilyId,
  entry: Ingredient,
  siblings: readonly Ingredient[],
  reader: Reader,
): SheetData["neighbours"] {
  const words = wordsFor(reader);
  const actionsOf = (other: Ingredient) => ("effects" in other ? other.effects : []);
  const alike = findNeighbours(entry, siblings, entry.related, actionsOf);
  const found = alike.length > 0 ? alike : findNeighbours(entry, siblings, entry.related);
  const entries = found.map((other) => relatedIngredient(id, entry, other, reader));
  const isListed = entry.type !== "niosomeProduct";
  const { listPath } = placeOf(id);
  if ("effects" in entry && alike.length > 0)
    return {
      entries,
      all: linkToAction(
        listPath,
        entry,
        siblings.filter((other) => "effects" in other),
        words,
      ),
    };
  return { entries, all: isListed ? linkToCategory(listPath, entry, siblings, words) : null };
}

/** `other`, as it stands on the sheet of `entry`. */
function relatedIngredient(
  id: FamilyId,
  entry: Ingredient,
  other: Ingredient,
  reader: Reader,
): RelatedEntry {
  const words = wordsFor(reader);
  const describeCategory = (category: string) =>
    ingredientCategory(category as Ingredient["categories"][number], words);
  return {
    path: pathOfEntry(id, other.slug),
    name: words.text(other.nom),
    symbol: other.symbol,
    drawing: loadDrawing(other.identity, words),
    portrait: loadPortrait(other, reader),
    category: "action" in other ? null : sharedCategory(entry, other, describeCategory),
    note: "action" in other ? words.text(other.action) : null,
    code: null,
    cfu: null,
  };
}
