// What the error screen says, in every language at once: it is there when nothing else works. For both sides.
import { type Language, originalLanguages } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { errorScreen } from "#shared/generated/interface/error-screen.ts";

const { frame } = originalLanguages;
const others = languages.map(({ id }): Language => id).filter((id) => id !== frame);

/** The title's language, which the first text has too. */
export const errorLanguage: Language = frame;

export const errorTitle = errorScreen.title;

export const errorTexts = [frame, ...others].map((language) => ({
  /** Null where it is the screen's. */
  lang: language === frame ? null : language,
  text: errorScreen.text[language],
  home: errorScreen.home[language],
}));
