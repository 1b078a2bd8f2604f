// One ingredient or strain sheet, or undefined where no entry has that path.
import { compareNames } from "#shared/catalogue/compare-names.ts";
import { type Nutrient, nutrients } from "#shared/content/nutrients.ts";
import type {
  Benefit,
  Claim,
  Liposome,
  Niosome,
  Product,
  Serum,
  Strain,
} from "#shared/content/schema/entries.ts";
import {
  formatNumber,
  languageIn,
  localeOf,
  type Phrase,
  type Translated,
  textOf,
  translate,
  untranslated,
} from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import {
  type FamilyId,
  type FamilyKind,
  type FamilyOf,
  type Forme,
  families,
  findFamily,
  pathOfEntry,
  pathOfFamily,
} from "#shared/families/families.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import {
  ingredientCategories,
  sheetFacts,
  sheetNotes,
  sheetTexts,
} from "#shared/generated/interface/sheet.ts";
import type { RelatedEntry, SheetCategory, SheetData, SheetProduct } from "#shared/pages/sheet.ts";
import { cardsBelow } from "./family-cards.ts";
import { findClaim } from "./find-claim.ts";
import { loadComponents, loadDrawing, loadIdentityFacts } from "./load-identity.ts";
import { loadPortrait } from "./load-portrait.ts";
import { productsWith } from "./load-product.ts";
import { nameOf, pathOf } from "./load-product-browser.ts";
import { hasPicture, prepare, preparePicture, prepareText, type Reader } from "./prepare.ts";

/** A sheet, what its document says, and the name an enquiry about it carries. */
export interface Sheet {
  readonly data: SheetData;
  readonly name: Translated;
  readonly description: Translated;
}

type Ingredient = Liposome | Niosome | Serum;
/** Finished serums have their sheets among its. */
const serumFamily = "niosome" satisfies FamilyId;
type Say = (text: Translated) => Phrase;
type Fact = SheetData["facts"][number];

type SheetLoader<Kind extends FamilyKind> = (
  id: FamilyOf<Kind>["id"],
  slug: string,
  reader: Reader,
) => Sheet | undefined;

const sheetLoaders = {
  liposome: (id, slug, reader) => {
    const entry = findIn(familyEntries[id], slug);
    return entry && sheetOf(id, entry, familyEntries[id], reader);
  },
  /** Niosomes and finished serums share their paths. */
  niosome: (id, slug, reader) => {
    const entry = findIn(familyEntries[id], slug);
    if (entry) return sheetOf(id, entry, familyEntries[id], reader);
    const serum = id === serumFamily ? findIn(serums, slug) : undefined;
    return serum && sheetOf(id, serum, serums, reader);
  },
  strain: (id, slug, reader) => loadStrain(id, slug, reader),
} satisfies { readonly [Kind in FamilyKind]: SheetLoader<Kind> };

/** The sheet of an entry of a family, or undefined where no entry has that slug. */
export function loadSheet(id: FamilyId, slug: string, reader: Reader): Sheet | undefined {
  // The family is of the loader's kind; the compiler cannot follow the pair through a union.
  const load = sheetLoaders[findFamily(id).kind] as SheetLoader<FamilyKind>;
  return load(id, slug, reader);
}

const findIn = <Entry extends { readonly slug: string }>(entries: readonly Entry[], slug: string) =>
  entries.find((entry) => entry.slug === slug);

function sheetOf(
  id: FamilyId,
  entry: Ingredient,
  siblings: readonly Ingredient[],
  reader: Reader,
): Sheet {
  const say: Say = (text) => prepareText(text, reader);
  const data: SheetData = {
    texts: prepare(sheetTexts, reader),
    ...placeOf(id),
    name: say(entry.nom),
    code: null,
    cfu: null,
    symbol: entry.symbol,
    drawing: loadDrawing(entry.identity, say),
    portrait: loadPortrait(entry, reader),
    subtitle: "subtitle" in entry ? say(entry.subtitle) : null,
    categories: entry.categories.map((category) => ingredientCategory(category, say)),
    formes: formesOf(entry).map((forme) => ({
      id: forme,
      label: say(catalogueTexts.formes[forme]),
    })),
    isFinished: entry.type === "niosomeProduct",
    twin: twinOf(entry, say),
    facts: [...loadIdentityFacts(entry.identity, say), ...ingredientFacts(entry, say)],
    contains:
      entry.type === "niosomeProduct"
        ? containedIn(entry, say)
        : loadComponents(entry.identity, say),
    products: productsOf(id, entry, say),
    noProduct: say(familyPages[id].family.noProduct),
    description: entry.description.map(say),
    caution: entry.caution ? say(entry.caution) : null,
    hasClaims: entry.bienfaits.some((benefit) => "claims" in benefit),
    notes: notesOf(entry).map(say),
    intro: [...(entry.allegation ? [entry.allegation] : []), ...(entry.bienfaits2 ?? [])].map(say),
    benefits: entry.bienfaits.map((benefit) => sayBenefit(benefit, reader)),
    product: productOf(entry, reader),
    related: entry.related.flatMap((slug) => {
      const other = siblings.find((candidate) => candidate.slug === slug);
      return other ? [relatedIngredient(id, other, reader)] : [];
    }),
    otherFamilies: prepare(cardsBelow(id), reader),
  };
  return { data, name: entry.nom, description: joinParagraphs(entry.description) };
}

const joinParagraphs = (paragraphs: readonly Translated[]): Translated =>
  translate((language) => paragraphs.map((paragraph) => paragraph[language]).join(" "));

/** What a sheet says of its family. */
const placeOf = (id: FamilyId): Pick<SheetData, "kind" | "tone" | "listPath"> => {
  const family = findFamily(id);
  return { kind: family.kind, tone: family.tone, listPath: pathOfFamily(family) };
};

function ingredientCategory(category: Ingredient["categories"][number], say: Say): SheetCategory {
  return { dot: category, label: say(ingredientCategories[category]) };
}

function formesOf(entry: Ingredient): readonly Forme[] {
  if ("formes" in entry) return entry.formes;
  return "formes2" in entry ? entry.formes2 : [];
}

/** The same active in another family, which the entry names by that family's id. */
function twinOf(entry: Ingredient, say: Say): SheetData["twin"] {
  for (const { id } of families) {
    const slug = (entry as Partial<Record<FamilyId, unknown>>)[id];
    const { family } = familyPages[id];
    if (typeof slug === "string" && family.twin)
      return { path: pathOfEntry(id, slug), label: say(family.twin) };
  }
  return null;
}

function containedIn(serum: Serum, say: Say): SheetData["contains"] {
  return serum.contains.flatMap((slug) => {
    const active = findIn(familyEntries[serumFamily], slug);
    return active ? [{ path: pathOfEntry(serumFamily, slug), name: say(active.nom) }] : [];
  });
}

function ingredientFacts(entry: Ingredient, say: Say): readonly Fact[] {
  if ("inci" in entry) {
    return entry.identity ? [] : [{ label: say(sheetFacts.inci), value: entry.inci }];
  }
  if (!("claimStatus" in entry)) return [];
  const minimum = minimumOf(entry);
  return [
    { label: say(sheetFacts.formes), value: say(sheetFacts.liposomeFormes) },
    { label: say(sheetFacts.claims), value: say(sheetFacts.claimStatus[entry.claimStatus]) },
    ...(minimum ? [{ label: say(sheetFacts.minimum), value: say(minimum) }] : []),
    ...limitFacts(entry, say),
  ];
}

/** Reference value and limits of the one nutrient that an ingredient supplies. */
function limitFacts({ nutrients: ids = [] }: Liposome, say: Say): readonly Fact[] {
  const [id, ...others] = ids;
  if (!id || others.length > 0) return [];
  const { reference, unit, france, upper, year }: Nutrient = nutrients[id];
  if (reference === null && upper === null) return [];
  const amount = (value: number) =>
    translate(
      (language) =>
        `${formatNumber(value, language, Number.isInteger(value) ? 0 : 1)}\u00a0${unit}`,
    );
  const fill = (text: Translated, quantity: Translated) =>
    translate((language) =>
      fillText(text[language], { quantity: quantity[language], year: String(year) }),
    );
  const { limits } = sheetFacts;
  return [
    ...(reference === null
      ? []
      : [{ label: say(limits.reference), value: say(amount(reference)) }]),
    ...(france === null
      ? []
      : [
          {
            label: say(limits.france),
            value: say(
              france === "annulled" ? limits.annulled : fill(limits.franceValue, amount(france)),
            ),
          },
        ]),
    {
      label: say(limits.upper),
      value: say(
        upper === null
          ? limits.noUpper
          : fill(year === null ? limits.upperValue : limits.upperSince, amount(upper)),
      ),
    },
    { label: say(limits.status), value: say(limits.unchecked) },
  ];
}

/** The smallest daily quantity that allows the claims, where it is one for all that carry no condition of their own. */
function minimumOf(entry: Liposome): Translated | undefined {
  const quantities = entry.bienfaits
    .flatMap((benefit) => ("claims" in benefit ? benefit.claims.map(findClaim) : []))
    .filter(({ condition }) => !condition)
    .map(({ minimum }) => minimum);
  const [first] = quantities;
  const isOne = quantities.every(
    ({ amount, unit }) => amount === first?.amount && unit === first.unit,
  );
  if (!first || !isOne) return undefined;
  return translate((language) =>
    fillText(sheetFacts.minimumValue[language], { quantity: first.text[language] }),
  );
}

function notesOf(entry: Ingredient): readonly Translated[] {
  if (!("claimStatus" in entry)) return [sheetNotes.cosmetic];
  if (entry.claimStatus === "authorised") return [sheetNotes.claimsSource, sheetNotes.diet];
  if (entry.claimStatus === "on hold") return [sheetNotes.onHold, sheetNotes.professional];
  return [sheetNotes.professional];
}

function sayBenefit(benefit: Benefit, reader: Reader): SheetData["benefits"][number] {
  const say: Say = (text) => prepareText(text, reader);
  if ("description" in benefit) {
    return { title: say(benefit.titre), text: [say(benefit.description)], notes: [] };
  }
  const quoted = benefit.claims.map(findClaim);
  const conditions = quoted.flatMap(({ condition }) => (condition ? [condition] : []));
  return {
    title: say(benefit.titre),
    text: joinClaims(quoted, reader),
    notes: conditions
      .map(say)
      .filter((said, index, all) => all.findIndex((other) => isSame(other, said)) === index),
  };
}

const isSame = (a: Phrase, b: Phrase) => textOf(a) === textOf(b);

/** Words that claims must begin with in common to be read as one sentence with a list at its end. */
const longBeginning = 8;

/**
 * Claims as sentences. Neighbours that differ only in their last words ("… la fonction normale des os", "… des dents")
 * become one sentence that lists them; each keeps the authorised wording.
 */
function joinClaims(quoted: readonly Claim[], { edition, around }: Reader): readonly string[] {
  const language = languageIn(edition, around);
  const groups: string[][] = [];
  for (const { sentence } of quoted) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (first && commonWords([first, sentence[language]]) >= longBeginning)
      group?.push(sentence[language]);
    else groups.push([sentence[language]]);
  }
  return groups.map((group) => joinSentences(group, sheetFacts.and[language]));
}

function joinSentences(sentences: readonly string[], and: string): string {
  const [first = ""] = sentences;
  if (sentences.length < 2) return `${first}.`;
  const common = commonWords(sentences);
  const endings = sentences.map((sentence) => sentence.split(" ").slice(common).join(" "));
  const beginning = first.split(" ").slice(0, common).join(" ");
  return `${beginning} ${endings.slice(0, -1).join(", ")} ${and} ${endings.at(-1)}.`;
}

/** How many words all sentences begin with in common. */
function commonWords(sentences: readonly string[]): number {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
  const different = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return different === -1 ? first.length : different;
}

/** The white-label product that stands for an ingredient. */
function soldAs({ product }: Ingredient): Product | undefined {
  return product ? products.find(({ slug }) => slug === product.slug) : undefined;
}

/** As a banner prints it, below the range. */
const lowerName = (product: Product): Translated => {
  const name = nameOf(product);
  return {
    ...name,
    ...translate((language) => name[language].toLocaleLowerCase(localeOf(language))),
  };
};

/** The white-label product lends its symbol and its pictures. */
function productOf(entry: Ingredient, reader: Reader): SheetProduct | null {
  const { product } = entry;
  const sold = soldAs(entry);
  if (!product || !sold) return null;
  const say: Say = (text) => prepareText(text, reader);
  const [banner, square] = [`product-${sold.slug}-banner`, `product-${sold.slug}`];
  const isPictured = hasPicture(banner) && hasPicture(square);
  return {
    range: say(sheetFacts.ranges[product.range]),
    rangeId: product.range,
    subName: say(lowerName(sold)),
    path: pathOf(sold),
    symbol: sold.symbol,
    banner: isPictured ? preparePicture(banner, reader) : null,
    square: isPictured ? preparePicture(square, reader) : null,
  };
}

function listProducts(found: readonly Product[], say: Say): SheetData["products"] {
  return found.map((product) => ({
    path: pathOf(product),
    name: say(nameOf(product)),
  }));
}

/** White-label products that hold the ingredient; the one of the banner is among them. */
const productsOf = (id: FamilyId, entry: Ingredient, say: Say): SheetData["products"] =>
  listProducts(productsWith(pathOfEntry(id, entry.slug)), say);

function relatedIngredient(id: FamilyId, entry: Ingredient, reader: Reader): RelatedEntry {
  const say: Say = (text) => prepareText(text, reader);
  const [category] = entry.categories;
  return {
    path: pathOfEntry(id, entry.slug),
    name: say(entry.nom),
    symbol: entry.symbol,
    drawing: loadDrawing(entry.identity, say),
    portrait: loadPortrait(entry, reader),
    category: category ? ingredientCategory(category, say) : null,
    code: null,
    cfu: null,
  };
}

function loadStrain(id: FamilyOf<"strain">["id"], slug: string, reader: Reader): Sheet | undefined {
  const entry = familyEntries[id].find(
    (candidate) => candidate.slug === slug && candidate.type === "probiotique",
  );
  if (!entry) return undefined;
  const say: Say = (text) => prepareText(text, reader);
  const data: SheetData = {
    texts: prepare(sheetTexts, reader),
    ...placeOf(id),
    name: entry.species,
    code: entry.code,
    cfu: entry.cfu,
    symbol: "",
    drawing: null,
    portrait: null,
    subtitle: entry.action ? say(entry.action) : null,
    categories: entry.categories.map((category) => healthCategory(id, category, say)),
    formes: [],
    isFinished: false,
    twin: null,
    facts: strainFacts(entry, say),
    contains: [],
    products: listProducts(productsWith(pathOfEntry(id, slug)), say),
    noProduct: say(familyPages[id].family.noProduct),
    description: entry.description.map(say),
    caution: null,
    hasClaims: false,
    notes: [say(sheetNotes.professional)],
    intro: [],
    benefits: entry.bienfaits.map((benefit) => sayBenefit(benefit, reader)),
    product: null,
    related: relatedStrains(entry, familyEntries[id]).map((other) => {
      const [category] = other.categories;
      return {
        path: pathOfEntry(id, other.slug),
        name: other.species,
        symbol: "",
        drawing: null,
        portrait: null,
        category: category ? healthCategory(id, category, say) : null,
        code: other.code,
        cfu: other.cfu,
      };
    }),
    otherFamilies: prepare(cardsBelow(id), reader),
  };
  const name = `${entry.species} ${entry.code}`;
  return { data, name: untranslated(name), description: joinParagraphs(entry.description) };
}

/** Strains have the categories that filter their catalogue, with the same labels. */
function healthCategory(id: FamilyId, category: string, say: Say): SheetCategory {
  const labels: Readonly<Record<string, Translated>> = familyPages[id].family.filters;
  return { dot: category, label: say(labels[category] ?? untranslated(category)) };
}

function strainFacts({ cfu, souche, formerName }: Strain, say: Say): readonly Fact[] {
  const count = String(cfu);
  return [
    {
      label: say(sheetFacts.strength),
      value: say(translate((language) => fillText(sheetFacts.strengthValue[language], { count }))),
    },
    ...(souche ? [{ label: say(sheetFacts.souche), value: say(sheetFacts.souches[souche]) }] : []),
    ...(formerName
      ? [{ label: say(sheetFacts.formerName), value: `<i lang="la">${formerName}</i>` }]
      : []),
  ];
}

/** Two other strains that share the first category, the nearest by code after it (wrapping round). */
function relatedStrains(entry: Strain, all: readonly Strain[]): readonly Strain[] {
  const others = all
    .filter(
      ({ type, categories, slug }) =>
        type === "probiotique" &&
        slug !== entry.slug &&
        categories.some((category) => entry.categories.includes(category)),
    )
    .sort((a, b) => compareNames(a.code, b.code));
  const after = others.filter(({ code }) => compareNames(code, entry.code) > 0);
  const before = others.filter(({ code }) => compareNames(code, entry.code) < 0);
  return [...after, ...before].slice(0, 2);
}
