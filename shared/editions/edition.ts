// Editions of the site and how a text held in two languages becomes the text a reader gets.

export type Language = "fr" | "en";

/**
 * An edition is one address space of the site. The original edition mixes languages as the specification says
 * (each page has its language, some texts keep another); the two others will hold one language throughout.
 */
export interface Edition {
  readonly id: "original" | Language;
  /** What its paths begin with: "" or "/fr". */
  readonly prefix: string;
}

export const originalEdition: Edition = { id: "original", prefix: "" };

/** A text held in both languages. `original`: its language in the original edition, where it is not its page's. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
  readonly original?: Language;
}

/** A text for a reader: a string is in the language of what surrounds it. */
export type Phrase = string | { readonly lang: Language; readonly text: string };

/** The language in which an edition shows a text that stands in surroundings of language `around`. */
export function languageOf(text: Bilingual, edition: Edition, around: Language): Language {
  return edition.id === "original" ? (text.original ?? around) : edition.id;
}

/** The phrase a reader of `edition` gets where the surroundings are in language `around`. */
export function speak(text: Bilingual, edition: Edition, around: Language): Phrase {
  const lang = languageOf(text, edition, around);
  return lang === around ? text[lang] : { lang, text: text[lang] };
}

/** The bare text of a phrase, for attributes and titles. */
export function textOf(phrase: Phrase): string {
  return typeof phrase === "string" ? phrase : phrase.text;
}
