// Sales read French whatever the visitor reads: that is decided, and here alone. Mails to visitors have their own language.
import { type Language, localeOf, type Translated } from "#shared/editions/edition.ts";

export const salesLanguage: Language = "fr";

export const forSales = (text: Translated): string => text[salesLanguage];

const plurals = new Intl.PluralRules(localeOf(salesLanguage));

/** The text that goes with a number. */
export const forSalesBy = (
  count: number,
  { one, other }: { readonly one: Translated; readonly other: Translated },
): string => forSales(plurals.select(count) === "one" ? one : other);
