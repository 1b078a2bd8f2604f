// The comparison as a table: a row for each entry, with the visitor's notes.
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import { writeCsv } from "#shared/csv/write-csv.ts";
import { type Language, type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import {
  factRows,
  type Lack,
  type SelectionItem,
  type ShortFact,
} from "#shared/pages/selection.ts";

/** `addressOf`: the whole address of a path. */
export function composeSelectionCsv({
  items,
  texts: { rows, ...lacks },
  lang,
  noteOf,
  addressOf,
}: {
  items: readonly SelectionItem[];
  texts: Localized<SelectionCopy>;
  lang: Language;
  noteOf: (id: string) => string;
  addressOf: (path: string) => string;
}): string {
  const say = (...parts: readonly (Phrase | null)[]) =>
    parts.flatMap((part) => (part ? [plain(textOf(part))] : [])).join(" · ");
  const sayFact = (fact: ShortFact | Lack) =>
    typeof fact === "string" ? textOf(lacks[fact]) : say(fact.value, fact.text);
  const columns: readonly (readonly [Phrase, (item: SelectionItem) => string])[] = [
    [rows.name, ({ name, code }) => [textOf(name), code].filter(Boolean).join(" ")],
    [rows.kind, ({ family }) => say(family)],
    [rows.category, ({ category, range }) => say(category?.label ?? range?.name ?? null)],
    [rows.forms, ({ forms }) => forms.map(({ label }) => textOf(label)).join(", ")],
    ...factRows.map((row): (typeof columns)[number] => [
      rows[row],
      ({ facts }) => sayFact(facts[row]),
    ]),
    [rows.origin, ({ origin }) => say(...origin.map(({ text }) => text))],
    [rows.element, ({ element }) => sayFact(element)],
    [
      rows.cas,
      ({ cas }) => (cas === "unknown" || cas === "inapplicable" ? textOf(lacks[cas]) : say(cas)),
    ],
    [rows.note, ({ id }) => noteOf(id)],
    [rows.address, ({ path }) => addressOf(path)],
  ];
  return writeCsv(
    [
      columns.map(([head]) => textOf(head)),
      ...items.map((item) => columns.map(([, write]) => write(item))),
    ],
    lang === "fr" ? ";" : ",",
  );
}

/** Some texts of the catalogue have tags. */
const plain = (text: string) => text.replace(/<[^>]+>/g, "");
