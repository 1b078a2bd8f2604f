// The vocabulary of texts with numbers in them, bound to a reader: sheets, desk, print, mails and files all ask it. It knows two
// shapes of text: that of documents, in every language, and that of page data, already the reader's.

import {
  type Edition,
  editionIn,
  type Language,
  languageIn,
  localeOf,
  type Phrase,
  type Translated,
  textOf,
} from "#shared/editions/edition.ts";
import { formatCountIn, isPlural, type Plural } from "#shared/editions/plural.ts";
import { speak } from "#shared/editions/speak.ts";
import { rangeText, unitWords } from "#shared/generated/units.ts";
import { formatCount, type PluralPhrase } from "#shared/words/count.ts";
import { formatAmount, formatNumber, formatPercent } from "./amounts.ts";
import { fillText } from "./fill-text.ts";
import {
  dayFormat,
  languageNames,
  listFormat,
  monthFormat,
  regionNames,
  sizeFormat,
  spanFormat,
} from "./formats.ts";

/** A reader: the edition, and the language of the page around the texts. */
export interface Reader {
  readonly edition: Edition;
  readonly pageLanguage: Language;
}

export type Text = Translated | Phrase;

/** Values by the names of the blanks. */
export type Blanks = Readonly<Record<string, Text>>;

/** All but `text` give strings in the language of the page. */
export interface Words {
  readonly language: Language;
  /** One text alone, which the original edition may show in another language than the page's. */
  text(text: Text): Phrase;
  plain(text: Text): string;
  /** The text with its {braces} filled in. */
  fill(text: Text, blanks: Blanks): string;
  /** The form of a text that goes with a number, which stands for its `{count}`. */
  count(text: Plural | PluralPhrase, count: number, blanks?: Blanks): string;
  /** `digits`: how many after the point, exactly. */
  number(value: number, digits?: number): string;
  /** Per cents: 15. */
  percent(percent: number): string;
  /** "1,5 mg"; `unit`: "" for a bare number; `digits`: how many after the point, exactly. */
  amount(value: number, unit: string, digits?: number): string;
  /** "10 à 15 mg"; without `to`, an amount. */
  range(range: Range, unit: string): string;
  /** "22 November 2026", of an ISO day. */
  date(day: string): string;
  /** "November 2026". */
  month(day: string): string;
  /** Size of a file: "39 kB", "1.2 MB". */
  size(bytes: number): string;
  /** "30 days", whole years as such: "3 years". */
  span(days: number): string;
  /** "français"; null where it has no name. */
  nameOfLanguage(id: string): string | null;
  /** "Allemagne", "Union européenne", of a code of ISO 3166. */
  nameOfRegion(code: string): string;
  /** "a, b and c". */
  list(items: readonly Text[]): string;
  /** "a, b, c", without what is missing. */
  series(...items: readonly (Text | undefined)[]): string;
  /** One after another. */
  sentences(...items: readonly Text[]): string;
}

export interface Range {
  readonly from: number;
  readonly to?: number | undefined;
}

export function wordsFor({ edition, pageLanguage }: Reader): Words {
  const language = languageIn(edition, pageLanguage);
  const locale = localeOf(language);
  const plain = (text: Text): string => (isPhrase(text) ? textOf(text) : text[language]);
  const fill = (text: Text, blanks: Blanks) => fillBlanks(plain(text), blanks);
  const fillBlanks = (text: string, blanks: Blanks) =>
    fillText(
      text,
      Object.fromEntries(Object.entries(blanks).map(([name, value]) => [name, plain(value)])),
    );
  const amount = (value: number, unit: string, digits?: number) =>
    formatAmount(value, unit, language, unitWords, digits);
  return {
    language,
    text: (text) => (isPhrase(text) ? text : speak(text, edition, pageLanguage)),
    plain,
    fill,
    count: (text, count, blanks = {}) =>
      fillBlanks(
        isPlural(text) ? formatCountIn(text, count, language) : formatCount(text, count),
        blanks,
      ),
    number: (value, digits) => formatNumber(value, language, digits),
    percent: (percent) => formatPercent(percent, language),
    amount,
    range: ({ from, to }, unit) =>
      to === undefined
        ? amount(from, unit)
        : fill(rangeText, { from: formatNumber(from, language), to: amount(to, unit) }),
    date: (day) => dayFormat(locale).format(new Date(day)),
    month: (day) => monthFormat(locale).format(new Date(day)),
    size: (bytes) =>
      bytes >= 1e6
        ? sizeFormat(locale, "megabyte", 1).format(bytes / 1e6)
        : sizeFormat(locale, "kilobyte", 0).format(bytes / 1e3),
    span: (days) =>
      (days % 365 === 0
        ? spanFormat(locale, "year").format(days / 365)
        : spanFormat(locale, "day").format(days)
      ).replace(" ", "\u00a0"),
    nameOfLanguage: (id) => languageNames(locale).of(id) ?? null,
    nameOfRegion: (code) => regionNames(locale).of(code) ?? code,
    list: (items) => listFormat(locale).format(items.map(plain)),
    series: (...items) =>
      items.flatMap((item) => (item === undefined ? [] : plain(item))).join(", "),
    sentences: (...items) => items.map(plain).join(" "),
  };
}

/** Words in one language throughout: mails, files, print. */
export const wordsIn = (language: Language): Words =>
  wordsFor({ edition: editionIn(language), pageLanguage: language });

const isPhrase = (text: Text): text is Phrase => typeof text === "string" || "lang" in text;
