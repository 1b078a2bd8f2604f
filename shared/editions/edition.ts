// Editions of the site and how a text held in every language becomes the text a reader gets.
import { type Language, languages } from "./languages.ts";

export type { Language };

/**
 * An edition is one address space of the site. The original edition mixes languages as the specification says
 * (each page has its language, some texts keep another); the others hold one language throughout.
 */
export interface Edition {
  readonly id: "original" | Language;
  /** The first part of all its paths: "" or "/fr". */
  readonly prefix: string;
}

export const originalEdition: Edition = { id: "original", prefix: "" };

/** The languages that the original edition mixes besides those of its pages, which are in the page table. */
export const originalLanguages = {
  /** Header and footer. */
  frame: "en",
  /** Contact popup, and so the receipt of an enquiry. */
  popup: "fr",
} as const satisfies Record<string, Language>;

/** The edition that holds one language throughout. */
export const editionIn = (language: Language): Edition => ({
  id: language,
  prefix: `/${language}`,
});

/** The language that an edition shows where the original edition shows `original`. */
export const languageIn = (edition: Edition, original: Language): Language =>
  edition.id === "original" ? original : edition.id;

/**
 * A text held in every language. `original`: what the original edition shows, where that is not the text in the page's language:
 * one of them, words of its own in one language, or words of its own in whichever the page has.
 */
export type Translated = Readonly<Record<Language, string>> & {
  readonly original?:
    | Language
    | { readonly lang: Language; readonly text: string }
    | { readonly own: Readonly<Record<Language, string>> };
};

/** A text for a reader: a string is in the language of what surrounds it. */
export type Phrase = string | { readonly lang: Language; readonly text: string };

/** A text made for each language. */
export function translate(write: (language: Language) => string): Translated {
  return Object.fromEntries(languages.map(({ id }) => [id, write(id)])) as Translated;
}

/** A name that is the same in every language. */
export const untranslated = (text: string): Translated => translate(() => text);

/** The bare text of a phrase, for attributes and titles. */
export function textOf(phrase: Phrase): string {
  return typeof phrase === "string" ? phrase : phrase.text;
}

/** The locale of a language for Intl. */
export const localeOf = (language: Language): string =>
  languages.find(({ id }) => id === language)?.locale ?? language;

/** The language of that id, or undefined where the list has none. */
export const findLanguage = (id: string): Language | undefined =>
  languages.find((language) => language.id === id)?.id;
