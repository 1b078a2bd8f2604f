// Amounts as readers see them: "0,14 mg", "2 %", "3 milliards d’UFC". The one place that writes a number with its unit; pages ask
// Words, which asks here.
import { type Language, localeOf } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { formatCountIn, type Plural } from "#shared/editions/plural.ts";
import { type Unit, valueIn } from "#shared/facts/units.ts";
import { fixedFormat, numberFormat } from "./formats.ts";
import { kept } from "./kept.ts";

/** Words of units that have some, by unit and plural; others are symbols. */
export type UnitWords = Readonly<Record<string, Plural>>;

/** Signs of the units that addresses of formulas spell in letters; `md`: milliards, as fields and tables have it. */
const signs: Readonly<Record<string, string>> = { ug: "µg", pc: "%", percent: "%" };

/** Spellings by typography: a narrow space before the sign of per cents, as texts have it too, and the short milliard. */
const spellings = {
  french: { percent: "\u202f%", milliard: "Md" },
  english: { percent: "%", milliard: "bn" },
} as const;

const spellingOf = (language: Language) =>
  spellings[languages.find(({ id }) => id === language)?.typography ?? "english"];

/** The sign of a unit, without a space: "µg". */
export const signOfUnit = (unit: string, language: Language): string =>
  unit === "md" ? spellingOf(language).milliard : (signs[unit] ?? unit);

/** The meaning of a comma in a number. */
export type Comma = "decimals" | "thousands";

const partOf = kept(
  (language: Language, type: "decimal" | "group") =>
    numberFormat(localeOf(language))
      .formatToParts(1_000_000.5)
      .find((part) => part.type === type)?.value,
);

/** To readers of the language: before decimals in French, between thousands in English. */
export const commaIn = (language: Language): Comma =>
  partOf(language, "group") === "," ? "thousands" : "decimals";

/** The sign before decimals. */
export const decimalSignOf = (language: Language): string => partOf(language, "decimal") ?? ".";

/** "1 000", "1,000". `digits`: how many after the point, exactly. */
export const formatNumber = (value: number, language: Language, digits?: number): string =>
  (digits === undefined
    ? numberFormat(localeOf(language))
    : fixedFormat(localeOf(language), digits)
  ).format(value);

/** Formats per cents: 15. */
export const formatPercent = (percent: number, language: Language, digits?: number): string =>
  formatNumber(percent, language, digits) + spellingOf(language).percent;

/** `value` in `unit`, which is one of the content ("µg", "percent") or of a formula ("ug", "pc"); "" for a bare number. */
export function formatAmount(
  value: number,
  unit: string,
  language: Language,
  words: UnitWords = {},
  digits?: number,
): string {
  if (unit === "") return formatNumber(value, language, digits);
  if (signOfUnit(unit, language) === "%") return formatPercent(value, language, digits);
  const plural = words[unit];
  const name = plural ? formatCountIn(plural, value, language) : signOfUnit(unit, language);
  return `${formatNumber(value, language, digits)}\u00a0${name}`;
}

/** Formats smallest units with the short sign of milliards, as fields and tables have it. */
export const formatDose = (amount: number, unit: Unit, language: Language): string =>
  formatAmount(valueIn(amount, unit), unit, language);
