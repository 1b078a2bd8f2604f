// What the error screen says, for both sides: in the language of the edition, or in every one on an original page.
import type { Language } from "#shared/editions/edition.ts";
import { addressIn, frameLanguageOf, splitAddress } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { errorScreen } from "#shared/generated/interface/error-screen.ts";

export interface ErrorTexts {
  /** The title's, and the first paragraph's. */
  readonly language: Language;
  readonly title: string;
  /** Address of the home page. */
  readonly home: string;
  readonly paragraphs: readonly {
    /** Null where it is the screen's. */
    readonly lang: Language | null;
    readonly text: string;
    readonly link: string;
  }[];
}

/** For a page at `address`, which may lead nowhere. */
export function errorTextsAt(address: string): ErrorTexts {
  const { edition } = splitAddress(address);
  const language = frameLanguageOf(edition);
  const others = edition.id === "original" ? languages.filter(({ id }) => id !== language) : [];
  return {
    language,
    title: errorScreen.title[language],
    home: addressIn(edition, "/"),
    paragraphs: [language, ...others.map(({ id }) => id)].map((id) => ({
      lang: id === language ? null : id,
      text: errorScreen.text[id],
      link: errorScreen.home[id],
    })),
  };
}
