// The order of names in lists. Apart from the rest of catalogues: lists come to the browser in their order.
import { type Language, localeOf } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";

const collators = new Map<Language, Intl.Collator>();

/** As a language orders names, accents and case aside; numbers by what they are worth: "b3" before "b12". */
export function compareNamesIn(language: Language): (a: string, b: string) => number {
  const collator =
    collators.get(language) ?? new Intl.Collator(localeOf(language), { numeric: true });
  collators.set(language, collator);
  return collator.compare;
}

/** The order of names that are the same in every language: Latin ones, house codes. */
export const compareNames = (a: string, b: string) => compareNamesIn(languages[0].id)(a, b);
