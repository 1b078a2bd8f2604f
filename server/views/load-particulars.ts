// What the laboratory shows of itself on a page, worded. A kind of which nothing is known is not there at all.
import { isMeasuredAt, kindsOn, particularsOn } from "#server/facts/particulars.ts";
import type { Particulars, ShownKind } from "#shared/content/schema/particulars.ts";
import { particularTexts as texts } from "#shared/generated/particulars.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import type { ParticularGroup, ParticularRow } from "#shared/pages/particulars.ts";
import { listNames } from "#shared/selection/choosable.ts";
import { type Reader, type Text, type Words, wordsFor } from "#shared/words/words.ts";
import { localizePicture } from "./localize.ts";

interface Row {
  readonly label?: Text;
  readonly name: Text;
  readonly note?: Text;
  readonly picture?: { readonly picture: string } | undefined;
  readonly file?: string | undefined;
  /** Where the note is read in full. */
  readonly source?: { readonly label: Text; readonly address: string };
}

/** `path`: of the page, without prefix; `today`: "2026-11-21". */
export function loadParticulars(
  page: PageId,
  path: string,
  reader: Reader,
  today: string,
): readonly ParticularGroup[] {
  const kinds = kindsOn(page);
  if (kinds.length === 0) return [];
  const words = wordsFor(reader);
  const known = particularsOn(today);
  return kinds
    .map((kind) => ({
      id: kind,
      title: words.text(texts.titles[kind]),
      rows: rowsOf(kind, known, path, words).map((row) => finish(row, words, reader)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function finish(
  { label, name, note, picture, file, source }: Row,
  words: Words,
  reader: Reader,
): ParticularRow {
  const link = source ?? (file === undefined ? null : { label: texts.file, address: file });
  return {
    label: label === undefined ? null : words.text(label),
    name: words.text(name),
    note: note === undefined ? null : words.text(note),
    picture: picture ? localizePicture(picture.picture, reader) : null,
    link: link && { label: words.text(link.label), address: link.address },
  };
}

function rowsOf(kind: ShownKind, known: Particulars, path: string, words: Words): readonly Row[] {
  switch (kind) {
    case "measurements":
      return known.measurements
        .filter(({ of }) => isMeasuredAt(of, path))
        .map(({ of, kind: measured, value, lot, on, method, file }) => ({
          label: words.series(texts.kinds[measured], nameOf(of, words)),
          name: measured === "rate" ? words.percent(value) : words.amount(value, "nm"),
          note: words.fill(texts.measured, { method, lot, date: words.date(on) }),
          file,
        }));
    case "certificates":
      return known.certificates.map(({ name, body, number, scope, until, file }) => ({
        label: scope,
        name,
        note: words.fill(texts.certified, { body, number, date: words.date(until) }),
        file,
      }));
    case "people":
      return known.people.map(({ name, role, languages, picture }) => ({
        label: role,
        name,
        note: words.fill(texts.speaks, {
          languages: words.list(languages.map((id) => words.nameOfLanguage(id) ?? id)),
        }),
        picture,
      }));
    case "places":
      return known.places.map(({ caption, by, on, picture }) => ({
        name: caption,
        note: words.fill(texts.taken, { by, date: words.date(on) }),
        picture,
      }));
    case "cases":
      return known.cases.map(({ product, brand, year, picture }) => ({
        name: product,
        note: words.fill(texts.made, { brand, year: String(year) }),
        picture,
      }));
    case "samples":
      return known.samples.map((kit) => ({ name: wordKit(kit, words) }));
    case "news":
      return known.news.map(({ text, on, source, address }) => ({
        label: words.date(on),
        name: text,
        source: { label: source, address },
      }));
  }
}

/** The name of the entry that a measurement is about; none of a whole folder. */
const nameOf = (of: string, words: Words): string | undefined =>
  listNames(words.language)[of.replace("/", ".")];

/** A kit of samples on one line. */
const wordKit = ({ contents, price, country }: Particulars["samples"][number], words: Words) =>
  words.fill(texts.kit, { contents, price: words.number(price, 2), country });

/** What particulars answer of a buyer's question, one line each, with the day on which it was said. */
export function answerRow(
  row: string,
  today: string,
  words: Words,
): readonly { readonly text: string; readonly on: string | null }[] {
  const { terms, prices, samples, certificates } = particularsOn(today);
  switch (row) {
    case "minimum":
      return terms.map(({ form, least, on }) => ({
        text: words.fill(texts.least, { form, count: words.number(least) }),
        on,
      }));
    case "lead-time":
      return terms.map(({ form, weeks: { first, repeat }, on }) => ({
        text: words.fill(texts.weeks, {
          form,
          first: words.number(first),
          repeat: words.number(repeat),
        }),
        on,
      }));
    case "price":
      return prices.map(({ form, size, from, least, most, on }) => ({
        text: words.fill(texts.price, {
          form,
          size,
          least: words.number(least, 2),
          most: words.number(most, 2),
          count: words.number(from),
        }),
        on,
      }));
    case "samples":
      return samples.map((kit) => ({ text: wordKit(kit, words), on: kit.on }));
    case "certificates":
      return certificates.map(({ name, body, number, until }) => ({
        text: words.series(
          name,
          words.fill(texts.certified, { body, number, date: words.date(until) }),
        ),
        on: null,
      }));
    default:
      return [];
  }
}
