// The comparison of a visitor's selection: the comparable facts of each sheet or product's page.

import { factOf, type Subject } from "#server/facts/fact-of.ts";
import { productSubject } from "#server/facts/product.ts";
import { subjectOf } from "#server/facts/subject-of.ts";
import { compareNamesIn } from "#shared/editions/compare-names.ts";
import { type Phrase, type Translated, textOf } from "#shared/editions/edition.ts";
import { comparedFacts } from "#shared/facts/fact-order.ts";
import { type Family, families, pathOfFamily } from "#shared/families/families.ts";
import { products } from "#shared/generated/entries.ts";
import { familyPages } from "#shared/generated/families.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import { selection } from "#shared/generated/pages/selection.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import type { FactWords } from "#shared/pages/fact-words.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { matchPage, routeOf } from "#shared/pages/page-table.ts";
import type { SelectionData, SelectionItem } from "#shared/pages/selection.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { listChoices } from "#shared/selection/choosable.ts";
import { entryPath } from "#shared/selection/chosen.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { describeFact, labelOf } from "./describe-fact.ts";
import { composeProductWith, composeSheetWith } from "./desk/compose-address.ts";
import { loadProduct } from "./load-product.ts";
import { loadSheet } from "./load-sheet.ts";
import { localize } from "./localize.ts";

type Texts = Localized<typeof selection>;

/** `isAdding`: with the list of all choices. */
export function loadSelection(
  ids: readonly string[],
  isAdding: boolean,
  reader: Reader,
): SelectionData {
  const texts = localize(selection, reader);
  const compareNames = compareNamesIn(reader.pageLanguage);
  const found = ids.map((id) => ({ id, item: loadItem(id, texts, reader) }));
  const say = wordsFor(reader).text;
  return {
    texts,
    rows: comparedFacts.map((id) => ({ id, label: say(labelOf(id, true)) })),
    items: found.flatMap(({ item }) => item ?? []),
    missing: found.filter(({ item }) => !item).map(({ id }) => id),
    choices: isAdding
      ? listChoices(reader.pageLanguage).toSorted((one, other) =>
          compareNames(one.name, other.name),
        )
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
  const sheet = loadSheet(family.id, slug, reader);
  if (!sheet) return undefined;
  const { data } = sheet;
  const { name, code, symbol, drawing, portrait, cfu, categories } = data;
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
    facts: compare(subjectOf(family.id, sheet.entry), reader),
    compose: composeSheetWith(entryPath(id)),
  };
}

function compare(subject: Subject, reader: Reader): readonly FactWords[] {
  const words = wordsFor(reader);
  return comparedFacts.map((id) => describeFact(factOf(subject, id), words));
}

function nameFamily({ code, isFinished, kind }: SheetData, { families: names }: Texts) {
  if (code || kind === "strain") return null;
  return names[isFinished ? "serum" : kind];
}

const fullNameOf = (name: Phrase, more: Phrase | null): string =>
  more ? `${textOf(name)}, ${textOf(more)}` : textOf(name);

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
  const ranges: Readonly<Record<string, Translated>> = sheetFacts.ranges;
  const range = ranges[data.range];
  const rangeName = range ? say(range) : data.category.name;
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
    facts: compare(productSubject(product), reader),
    compose: composeProductWith(product),
  };
}
