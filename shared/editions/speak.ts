// Chooses a reader's text from a text in every language. The browser gets chosen texts, except for the desk's words.
import {
  type Edition,
  type Language,
  languageIn,
  type Phrase,
  type Translated,
} from "./edition.ts";

/** The language in which an edition shows a text that stands in a page of that language. */
export function languageOf(text: Translated, edition: Edition, pageLanguage: Language): Language {
  const { original = pageLanguage } = text;
  if (typeof original === "string") return languageIn(edition, original);
  return languageIn(edition, "own" in original ? pageLanguage : original.lang);
}

/** The phrase a reader of `edition` gets on a page of that language. */
export function speak(text: Translated, edition: Edition, pageLanguage: Language): Phrase {
  const lang = languageOf(text, edition, pageLanguage);
  const { original } = text;
  const isOwn = edition.id === "original" && typeof original === "object";
  const shown = !isOwn ? text[lang] : "own" in original ? original.own[lang] : original.text;
  return lang === pageLanguage ? shown : { lang, text: shown };
}
