// Sales read French, whatever language the visitor reads. Mails to visitors have their own language.
import type { Language } from "#shared/editions/edition.ts";
import { wordsIn } from "#shared/words/words.ts";

export const salesLanguage: Language = "fr";

export const salesWords = wordsIn(salesLanguage);
