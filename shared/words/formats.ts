// Formatters of Intl for numbers, dates and lists, for amounts.ts and words.ts alone; plurals, which every page needs, choose their
// forms in count.ts.

import { kept } from "./kept.ts";

/** No amount of the site is finer: a formula counts in thousand-millionths of a gram. */
const finest = 9;

export const numberFormat = kept(
  (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: finest }),
);

export const fixedFormat = kept(
  (locale: string, digits: number) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/** Sizes of files. */
export const sizeFormat = kept(
  (locale: string, unit: "kilobyte" | "megabyte", digits: number) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: digits }),
);

/** "3 years". */
export const spanFormat = kept(
  (locale: string, unit: "day" | "year") =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }),
);

export const listFormat = kept(
  (locale: string) => new Intl.ListFormat(locale, { type: "conjunction" }),
);

/** Names of languages. */
export const languageNames = kept(
  (locale: string) => new Intl.DisplayNames(locale, { type: "language", fallback: "none" }),
);

/** Names of countries and of their unions. */
export const regionNames = kept(
  (locale: string) => new Intl.DisplayNames(locale, { type: "region" }),
);

/** "22 November 2026", of an ISO day. */
export const dayFormat = kept(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);

/** "November 2026". */
export const monthFormat = kept(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** "samedi 21 novembre 2026 à 08:00:00"; `short` leaves out the seconds. */
export const timeFormat = kept(
  (locale: string, timeStyle: "short" | "medium") =>
    new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle, timeZone: "Europe/Paris" }),
);
