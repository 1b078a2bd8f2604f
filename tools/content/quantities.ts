// Amounts written out: "1 000 mg" and "1,000 mg", "2 milliards d’UFC" and "2 billion CFU".
import { type Language, localeOf, type Translated, translate } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { type Plural, sayCountIn } from "#shared/editions/plural.ts";

export interface Amount {
  readonly amount: number;
  readonly unit: string;
}

/** Words of units that have some, by unit and plural; others are symbols. */
export type UnitWords = Readonly<Record<string, Plural>>;

/** Kept, because making a formatter costs more than using it. */
const formats = new Map(
  languages.map(({ id, locale }) => [
    id,
    {
      percent: new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }),
      number: new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }),
    },
  ]),
);

/** `note`: goes on after a comma. */
export function writeQuantity(
  { amount, unit }: Amount,
  words: UnitWords,
  note?: Translated,
): Translated {
  return translate((language) => {
    const end = note ? `, ${note[language]}` : "";
    const format = formats.get(language);
    if (!format) throw new Error(`${language} is no language`);
    if (unit === "percent") return format.percent.format(amount / 100) + end;
    const plural = words[unit];
    const word = plural ? sayCountIn(plural, amount, language) : unit;
    return `${format.number.format(amount)}\u00a0${word}${end}`;
  });
}

/** A whole number as the language writes it: "1 000", "1,000". */
export const writeCount = (count: number): Translated =>
  translate((language: Language) => new Intl.NumberFormat(localeOf(language)).format(count));
