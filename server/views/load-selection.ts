// The comparison of what a visitor has chosen: from each sheet or product's page, what can stand side by side.
import type { Phrase, Translated } from "#shared/editions/edition.ts";
import { textOf } from "#shared/editions/edition.ts";
import { sayCount } from "#shared/editions/plural.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { type Family, families, pathOfFamily } from "#shared/families/families.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import { selection } from "#shared/generated/pages/selection.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import { matchPage, routeOf } from "#shared/pages/page-table.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import type { SelectionData, SelectionItem } from "#shared/pages/selection.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { entryPath } from "#shared/selection/chosen.ts";
import { loadComposition } from "./load-label-draft.ts";
import { loadProduct } from "./load-product.ts";
import { loadSheet } from "./load-sheet.ts";
import { minimumOf } from "./minimum-of-claims.ts";
import { prepare, prepareText, type Reader } from "./prepare.ts";

type Texts = Prepared<typeof selection>;

/** Amounts that a cell names before it says how many others there are. */
const mostAmounts = 3;

export function loadSelection(ids: readonly string[], reader: Reader): SelectionData {
  const texts = prepare(selection, reader);
  const found = ids.map((id) => ({ id, item: loadItem(id, texts, reader) }));
  const say = (text: Translated) => prepareText(text, reader);
  return {
    texts,
    items: found.flatMap(({ item }) => item ?? []),
    missing: found.filter(({ item }) => !item).map(({ id }) => id),
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
  const forms = compatibility.cells.find((cell) => cell.forms.length > 0)?.forms ?? [];
  return {
    id,
    path: entryPath(id),
    name,
    code,
    kind: texts.kinds[data.isFinished ? "serum" : data.kind],
    category: categories[0] ?? null,
    range: null,
    plate: { tone: data.tone, symbol, drawing, portrait, cfu },
    picture: null,
    forms: data.formes.length > 0 ? data.formes : forms,
    claims: claimsOf(family, slug, texts, reader),
    dose: doseOf(data, texts),
    compatibility: compatibility.cells.flatMap(({ label, value }) =>
      value === null ? [] : [{ label, value }],
    ),
    // Where the vesicles come from is the same for all of a family.
    origin: origin.facts
      .filter(({ id }) => id !== "vesicle")
      .map(({ text, holds }) => ({ text, holds })),
  };
}

function claimsOf(
  { id, kind }: Family,
  slug: string,
  { claims }: Texts,
  reader: Reader,
): SelectionItem["claims"] {
  if (kind === "niosome") return { value: claims.cosmetic, text: claims.cosmeticText };
  if (kind === "strain") return { value: claims.none, text: claims.strainText };
  const entry = familyEntries[id].find((each) => each.slug === slug);
  if (!entry || !("claimStatus" in entry) || entry.claimStatus === "none")
    return { value: claims.none, text: claims.noneText };
  if (entry.claimStatus === "on hold") return { value: claims.onHold, text: claims.onHoldText };
  const ids = entry.bienfaits.flatMap((benefit) => ("claims" in benefit ? benefit.claims : []));
  const minimum = minimumOf(entry);
  return {
    value: sayCount(claims.authorised, new Set(ids).size),
    text: minimum
      ? fill(claims.from, { minimum: textOf(prepareText(minimum, reader)) })
      : claims.fromEach,
  };
}

/** The usual amount and what limits it; of a complex, how many nutrients it has; of a formula, its actives. */
function doseOf({ status, isFinished }: SheetData, { dose, pair }: Texts): SelectionItem["dose"] {
  const { scale, rows, heads } = status;
  if (isFinished) return { value: null, text: nameAmounts(rows, dose.others), scale: null };
  if (heads.onPhones)
    return { value: dose.each, text: sayCount(dose.eachText, rows.length), scale: null };
  const [first, ...others] = rows;
  const usual = scale?.usual?.mark.amount ?? first?.amount ?? null;
  const limits = scale
    ? scale.limits.map(({ label, amount }) => `${textOf(label)} ${textOf(amount)}`)
    : others.slice(0, 2).map(({ name, amount }) => sayPair(pair, name, amount));
  const text = limits.join(", ");
  return { value: usual, text: capitalise(text), scale };
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
  const say = (text: Translated) => prepareText(text, reader);
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
    kind: texts.kinds.product,
    category: null,
    range: { id: data.range, name: rangeName },
    plate: null,
    picture: data.picture,
    forms: [{ id: isSerum ? "serum" : "gelule", label: data.content }],
    claims: productClaims(count, isSerum, data.claimList?.groups ?? [], texts),
    dose:
      only && more.length === 0
        ? { value: only.dose, text: only.name, scale: null }
        : {
            value: null,
            text: nameAmounts(amountsOf(data.actives), texts.dose.others),
            scale: null,
          },
    compatibility: [{ label: texts.closed.label, value: texts.closed.text }],
    origin: loadComposition(product, say).map(({ label, value }) => ({
      text: sayPair(texts.pair, label, value),
      holds: false,
    })),
  };
}

function productClaims(
  count: number,
  isSerum: boolean,
  groups: readonly { readonly name: Phrase }[],
  { claims }: Texts,
): SelectionItem["claims"] {
  if (isSerum) return { value: claims.cosmetic, text: claims.cosmeticText };
  if (count === 0) return { value: claims.none, text: claims.noneText };
  return {
    value: sayCount(claims.authorised, count),
    text: capitalise(groups.map(({ name }) => textOf(name)).join(", ")),
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

const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const sayPair = (pair: Phrase, label: Phrase, value: Phrase): string =>
  fillText(textOf(pair), { label: textOf(label), value: textOf(value) });

const fill = (text: Phrase, values: Readonly<Record<string, string>>): Phrase =>
  fillText(textOf(text), values);
