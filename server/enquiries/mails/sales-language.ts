// Sales read French whatever the visitor reads: that is decided, and here alone. Mails to visitors have their own language.
import type { Language, Translated } from "#shared/editions/edition.ts";
import { type Plural, sayCountIn } from "#shared/editions/plural.ts";

export const salesLanguage: Language = "fr";

export const forSales = (text: Translated): string => text[salesLanguage];

/** The text that goes with a number. */
export const countForSales = (count: number, plural: Plural): string =>
  sayCountIn(plural, count, salesLanguage);
