// Texts that go with a number, held in every language.
import { type Forms, formatCount, type PluralPhrase } from "#shared/words/count.ts";
import { type Edition, type Language, localeOf, type Translated } from "./edition.ts";
import { languageOf } from "./speak.ts";

/** A text for every number. A language without a form has its "other" there. */
export type Plural = Forms<Translated>;

export const isPlural = (node: object): node is Plural =>
  "other" in node && typeof node.other === "object";

export const speakPlural = (
  plural: Plural,
  edition: Edition,
  pageLanguage: Language,
): PluralPhrase => phraseIn(plural, languageOf(plural.other, edition, pageLanguage));

function phraseIn(plural: Plural, language: Language): PluralPhrase {
  const forms = Object.entries(plural).map(([form, text]) => [form, text[language]]);
  return { locale: localeOf(language), forms: Object.fromEntries(forms) };
}

/** The text in a language, with the number for its `{count}`. */
export const formatCountIn = (plural: Plural, count: number, language: Language): string =>
  formatCount(phraseIn(plural, language), count);
