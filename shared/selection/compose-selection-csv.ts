// The comparison as a table: a row for each entry, with the visitor's notes.
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import { writeCsv } from "#shared/csv/write-csv.ts";
import { type Language, type Phrase, textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import type { SelectionItem } from "#shared/pages/selection.ts";

/** `addressOf`: the whole address of a path. */
export function composeSelectionCsv({
  items,
  texts: { rows, pair },
  lang,
  noteOf,
  addressOf,
}: {
  items: readonly SelectionItem[];
  texts: Prepared<SelectionCopy>;
  lang: Language;
  noteOf: (id: string) => string;
  addressOf: (path: string) => string;
}): string {
  const say = (...parts: readonly (Phrase | null)[]) =>
    parts.flatMap((part) => (part ? [plain(textOf(part))] : [])).join(" · ");
  const columns: readonly (readonly [Phrase, (item: SelectionItem) => string])[] = [
    [rows.name, ({ name, code }) => [textOf(name), code].filter(Boolean).join(" ")],
    [
      rows.kind,
      ({ kind, category, range }) => say(kind, category?.label ?? null, range?.name ?? null),
    ],
    [rows.forms, ({ forms }) => forms.map(({ label }) => textOf(label)).join(", ")],
    [rows.claims, ({ claims }) => say(claims.value, claims.text)],
    [rows.dose, ({ dose }) => say(dose.value, dose.text)],
    [
      rows.compatibility,
      ({ compatibility }) =>
        say(
          ...compatibility.map(({ label, value }) =>
            fillText(textOf(pair), { label: textOf(label), value: textOf(value) }),
          ),
        ),
    ],
    [rows.origin, ({ origin }) => say(...origin.map(({ text }) => text))],
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
