// The comparison of what a visitor has chosen: from each sheet or product's page, what can stand side by side.

import { compareNamesIn } from "#shared/editions/compare-names.ts";
import type { Phrase, Translated } from "#shared/editions/edition.ts";
import { textOf } from "#shared/editions/edition.ts";
import { sayCount } from "#shared/editions/plural.ts";
import { type Family, families, pathOfFamily } from "#shared/families/families.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import { compatibilityTexts } from "#shared/generated/interface/status.ts";
import { selection } from "#shared/generated/pages/selection.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { matchPage, routeOf } from "#shared/pages/page-table.ts";
import type { Lack, SelectionData, SelectionItem, ShortFact } from "#shared/pages/selection.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { CompatibilityCell } from "#shared/pages/sheet-status.ts";
import { listChoices } from "#shared/selection/choosable.ts";
import { entryPath } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { composeProductWith, composeSheetWith } from "./desk/compose-address.ts";
import { casOf, elementShare } from "./load-identity.ts";
import { loadComposition } from "./load-label-draft.ts";
import { loadProduct } from "./load-product.ts";
import { loadSheet } from "./load-sheet.ts";
import { localize } from "./localize.ts";
import { minimumOf } from "./minimum-of-claims.ts";

type Texts = Localized<typeof selection>;

/** Amounts that a cell names before it says how many others there are. */
const mostAmounts = 3;

/** `isAdding`: with all that there is to choose from. */
export function loadSelection(
  ids: readonly string[],
  isAdding: boolean,
  reader: Reader,
): SelectionData {
  const texts = localize(selection, reader);
  const compare = compareNamesIn(reader.pageLanguage);
  const found = ids.map((id) => ({ id, item: loadItem(id, texts, reader) }));
  const say = wordsFor(reader).text;
  return {
    texts,
    items: found.flatMap(({ item }) => item ?? []),
    missing: found.filter(({ item }) => !item).map(({ id }) => id),
    choices: isAdding
      ? listChoices(reader.pageLanguage).toSorted((one, other) => compare(one.name, other.name))
      : [],
    catalogues: [
      ...families.map((family) => ({
        path: pathOfFamily(family),
        name: say(familyPages[family.id].family.subject),
      })),
      { path: routeOf("whiteLabel").pattern, name: say(whiteLabel.head.listName) },
    ],
  };
}

function loadItem(id: string, texts: Texts, reader: Reader): SelectionItem | undefined {
  const match = matchPage(entryPath(id));
  if (!match) return undefined;
  const { route, slug } = match;
  if (route.id === "product") return productItem(id, slug, texts, reader);
  const family = families.find(({ sheet }) => sheet === route.id);
  return family && sheetItem(id, family, slug, texts, reader);
}

function sheetItem(
  id: string,
  family: Family,
  slug: string,
  texts: Texts,
  reader: Reader,
): SelectionItem | undefined {
  const data = loadSheet(family.id, slug, reader)?.data;
  if (!data) return undefined;
  const { name, code, symbol, drawing, portrait, cfu, categories, compatibility, origin } = data;
  const { cells } = compatibility;
  const forms = cells.find((cell) => cell.forms.length > 0)?.forms ?? [];
  const familyName = nameFamily(data, texts);
  return {
    id,
    path: entryPath(id),
    name,
    code,
    family: familyName,
    fullName: fullNameOf(name, code ?? familyName),
    category: categories[0] ?? null,
    range: null,
    plate: { tone: data.tone, symbol, drawing, portrait, cfu },
    picture: null,
    forms: inOrder(data.formes.length > 0 ? data.formes : forms),
    facts: {
      claims: claimsOf(family, slug, texts, reader),
      dose: doseOf(data, texts),
      ph: factOf(cells, "ph"),
      temperature: factOf(cells, "temperature"),
      light: factOf(cells, "light"),
      oxygen: factOf(cells, "oxygen"),
      metals: factOf(cells, "metals"),
      exclusions: inText(factOf(cells, "exclusions")),
    },
    origin: origin.facts.map(({ text, holds }) => ({ text, holds })),
    ...identityOf(family, slug, texts, reader),
    compose: composeSheetWith(entryPath(id)),
  };
}

function nameFamily({ code, isFinished, kind }: SheetData, { families: names }: Texts) {
  if (code || kind === "strain") return null;
  return names[isFinished ? "serum" : kind];
}

const fullNameOf = (name: Phrase, more: Phrase | null): string =>
  more ? `${textOf(name)}, ${textOf(more)}` : textOf(name);

/** The same form stands at the same height of every column. */
const inOrder = (forms: SelectionItem["forms"]): SelectionItem["forms"] =>
  forms.toSorted((one, other) => placeOfForm(one.id) - placeOfForm(other.id));

/** The ids of the catalogue's forms are those of the specification. */
const formAliases: Readonly<Record<string, string>> = { gelule: "capsule", creme: "cream" };

const placeOfForm = (id: string) =>
  Object.keys(compatibilityTexts.formNames).indexOf(formAliases[id] ?? id);

function factOf(cells: readonly CompatibilityCell[], id: string): ShortFact | Lack {
  const cell = cells.find((each) => each.id === id);
  return cell ? { value: cell.value, text: cell.note, ph: cell.ph } : "unknown";
}

/** Several words, too long for large letters. */
const inText = (fact: ShortFact | Lack): ShortFact | Lack =>
  typeof fact === "string" ? fact : { value: null, text: fact.value };

/** What it is as a substance. */
function identityOf(
  { id }: Family,
  slug: string,
  { elementText }: Texts,
  reader: Reader,
): Pick<SelectionItem, "element" | "cas"> {
  const entry = familyEntries[id].find((each) => each.slug === slug);
  // Strains and finished serums are no single substance.
  if (!entry || !("identity" in entry)) return { element: "inapplicable", cas: "inapplicable" };
  const words = wordsFor(reader);
  const { identity, symbol, nom } = entry;
  const share = elementShare(identity, symbol);
  const isMineral = identity.kind === "mineral";
  return {
    element:
      share === null
        ? isMineral
          ? "unknown"
          : "inapplicable"
        : {
            value: words.percent(Math.round(1000 * share) / 10),
            text: fill(elementText, {
              // Within a sentence.
              name: textOf(words.text(nom)).toLocaleLowerCase(),
              salt: isMineral ? textOf(words.text(identity.salt)) : "",
            }),
          },
    cas: casOf(identity) ?? (identity.kind === "complex" ? "inapplicable" : "unknown"),
  };
}

function claimsOf(
  { id, kind }: Family,
  slug: string,
  { claims }: Texts,
  reader: Reader,
): ShortFact {
  if (kind === "niosome") return { value: claims.cosmetic, text: claims.cosmeticText };
  if (kind === "strain") return { value: claims.none, text: claims.strainText };
  const entry = familyEntries[id].find((each) => each.slug === slug);
  if (!entry || !("claimStatus" in entry) || entry.claimStatus === "none")
    return { value: claims.none, text: claims.noneText };
  if (entry.claimStatus === "on hold") return { value: claims.onHold, text: claims.onHoldText };
  const ids = entry.bienfaits.flatMap((benefit) => ("claims" in benefit ? benefit.claims : []));
  const minimum = minimumOf(entry, wordsFor(reader));
  return {
    value: sayCount(claims.authorised, new Set(ids).size),
    text: minimum ? fill(claims.from, { minimum }) : claims.fromEach,
  };
}

/** The usual amount and what limits it; of a complex, how many nutrients it has; of a formula, its actives. */
function doseOf({ status, isFinished }: SheetData, { dose, pair }: Texts): ShortFact | Lack {
  const { scale, rows, heads } = status;
  if (isFinished) return { value: null, text: nameAmounts(rows, dose.others) };
  if (heads.onPhones) return { value: dose.each, text: sayCount(dose.eachText, rows.length) };
  const [first, ...others] = rows;
  const usual = scale?.usual?.mark.amount ?? first?.amount ?? null;
  const limits = scale
    ? scale.limits.map(({ label, amount }) => `${textOf(label)} ${textOf(amount)}`)
    : others.slice(0, 2).map(({ name, amount }) => sayPair(pair, name, amount));
  const text = limits.join(", ");
  return usual === null && text === "" ? "unknown" : { value: usual, text: withCapital(text) };
}

function productItem(
  id: string,
  slug: string,
  texts: Texts,
  reader: Reader,
): SelectionItem | undefined {
  const data = loadProduct(slug, reader)?.data;
  const product = products.find((each) => each.slug === slug);
  if (!data || !product) return undefined;
  const say = wordsFor(reader).text;
  const isSerum = serums.some((serum) => serum.slug === slug);
  const count = data.claimList?.groups.reduce((sum, { claims }) => sum + claims.length, 0) ?? 0;
  const ranges: Readonly<Record<string, Translated>> = sheetFacts.ranges;
  const range = ranges[data.range];
  const rangeName = range ? say(range) : data.category.name;
  const [only, ...more] = data.actives;
  return {
    id,
    path: entryPath(id),
    name: data.name,
    code: null,
    family: texts.families.product,
    fullName: fullNameOf(data.name, texts.families.product),
    category: null,
    range: { id: data.range, name: rangeName },
    plate: null,
    picture: data.picture,
    forms: [{ id: isSerum ? "serum" : "gelule", label: data.content }],
    facts: {
      claims: productClaims(count, isSerum, data.claimList?.groups ?? [], texts),
      dose:
        only && more.length === 0
          ? { value: only.dose, text: only.name }
          : { value: null, text: nameAmounts(amountsOf(data.actives), texts.dose.others) },
      // A finished formula: what is put into it is settled.
      ph: "inapplicable",
      temperature: "inapplicable",
      light: "inapplicable",
      oxygen: "inapplicable",
      metals: "inapplicable",
      exclusions: "inapplicable",
    },
    element: "inapplicable",
    cas: "inapplicable",
    origin: loadComposition(product, wordsFor(reader)).map(({ label, value }) => ({
      text: sayPair(texts.pair, label, value),
      holds: false,
    })),
    compose: composeProductWith(product),
  };
}

function productClaims(
  count: number,
  isSerum: boolean,
  groups: readonly { readonly name: Phrase }[],
  { claims }: Texts,
): ShortFact {
  if (isSerum) return { value: claims.cosmetic, text: claims.cosmeticText };
  if (count === 0) return { value: claims.none, text: claims.noneText };
  return {
    value: sayCount(claims.authorised, count),
    text: withCapital(groups.map(({ name }) => textOf(name)).join(", ")),
  };
}

interface Amount {
  readonly name: Phrase;
  readonly amount: Phrase;
}

const amountsOf = (
  actives: readonly { readonly name: Phrase; readonly dose: Phrase }[],
): readonly Amount[] => actives.map(({ name, dose }) => ({ name, amount: dose }));

function nameAmounts(amounts: readonly Amount[], others: Texts["dose"]["others"]): string {
  const rest = amounts.length - mostAmounts;
  // One more takes no more room than the words that count it.
  const shown = rest > 1 ? amounts.slice(0, mostAmounts) : amounts;
  const named = shown.map(({ name, amount }) => `${textOf(name)} ${textOf(amount)}`).join(", ");
  return rest > 1 ? `${named} ${sayCount(others, rest)}` : named;
}

const sayPair = (pair: Phrase, label: Phrase, value: Phrase): string =>
  fillText(textOf(pair), { label: textOf(label), value: textOf(value) });

const fill = (text: Phrase, values: Readonly<Record<string, string>>): Phrase =>
  fillText(textOf(text), values);
