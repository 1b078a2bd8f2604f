// The comparison as a table: a row for each entry, with the visitor's notes.
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import { writeCsv } from "#shared/csv/write-csv.ts";
import { type Language, type Phrase, textOf } from "#shared/editions/edition.ts";
import type { FactWords } from "#shared/pages/fact-words.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { SelectionItem, SelectionRows } from "#shared/pages/selection.ts";
import { withoutTags } from "#shared/words/without-tags.ts";

export interface ComparedSelection {
  readonly items: readonly SelectionItem[];
  readonly rows: SelectionRows;
  readonly texts: Localized<SelectionCopy>;
  readonly lang: Language;
  readonly noteOf: (id: string) => string;
  /** The whole address of a path. */
  readonly addressOf: (path: string) => string;
}

export function composeSelectionCsv({
  items,
  rows,
  texts: { rows: heads, ...lacks },
  lang,
  noteOf,
  addressOf,
}: ComparedSelection): string {
  const say = (...parts: readonly (Phrase | null)[]) =>
    parts.flatMap((part) => (part ? [withoutTags(textOf(part))] : [])).join(" · ");
  const wordFact = (fact: FactWords | undefined) => {
    if (!fact || fact.missing) return textOf(lacks[fact?.missing ?? "unknown"]);
    const { value, isText, note, items } = fact;
    // Statements may have commas in them.
    if (items.some(({ holds }) => holds !== null)) return say(...items.map(({ name }) => name));
    return say(value, isText ? null : note);
  };
  const columns: readonly (readonly [Phrase, (item: SelectionItem) => string])[] = [
    [heads.name, ({ name, code }) => [textOf(name), code].filter(Boolean).join(" ")],
    [heads.kind, ({ family }) => say(family)],
    [heads.category, ({ category, range }) => say(category?.label ?? range?.name ?? null)],
    ...rows.map(({ label }, at): (typeof columns)[number] => [
      label,
      ({ facts }) => wordFact(facts[at]),
    ]),
    [heads.note, ({ id }) => noteOf(id)],
    [heads.address, ({ path }) => addressOf(path)],
  ];
  return writeCsv(
    [
      columns.map(([head]) => textOf(head)),
      ...items.map((item) => columns.map(([, write]) => write(item))),
    ],
    lang === "fr" ? ";" : ",",
  );
}
