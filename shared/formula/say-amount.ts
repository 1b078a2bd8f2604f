// Amounts as readers see them: "0,14 mg", "10 Md", "2 %". Every number of a formula is written here.
import { type Language, localeOf } from "#shared/editions/edition.ts";
import { type LanguageFacts, languages } from "#shared/editions/languages.ts";
import { type Unit, unitFacts } from "./amounts.ts";

const fixed = "\u00a0";

/** A sign with the space before it; `md`: milliards, short, as fields and tables have it. */
const signs: Readonly<Record<LanguageFacts["typography"], Readonly<Record<Unit, string>>>> = {
  french: {
    ug: `${fixed}µg`,
    mg: `${fixed}mg`,
    g: `${fixed}g`,
    md: `${fixed}Md`,
    pc: "\u202f%",
  },
  english: { ug: `${fixed}µg`, mg: `${fixed}mg`, g: `${fixed}g`, md: `${fixed}bn`, pc: "%" },
};

const signsOf = (language: Language) =>
  signs[languages.find(({ id }) => id === language)?.typography ?? "english"];

/** Kept, because making a formatter costs more than using it. */
const formats = new Map<Language, Intl.NumberFormat>();

export function sayNumber(value: number, language: Language): string {
  const format =
    formats.get(language) ??
    new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 9 });
  formats.set(language, format);
  return format.format(value);
}

/** `amount` in smallest units. */
export const sayNumberIn = (amount: number, unit: Unit, language: Language): string =>
  sayNumber(amount / unitFacts[unit].size, language);

/** The sign of a unit, without a space: "µg". */
export const saySign = (unit: Unit, language: Language): string => signsOf(language)[unit].trim();

/** `amount` in smallest units. */
export const sayAmount = (amount: number, unit: Unit, language: Language): string =>
  sayNumberIn(amount, unit, language) + signsOf(language)[unit];

/** Whole per cents. */
export const sayPercent = (percent: number, language: Language): string =>
  sayNumber(percent, language) + signsOf(language).pc;
