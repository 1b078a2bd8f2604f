// The texts of the error screen, for both sides: in the language of the edition, or in every one on an original page.
import type { Language } from "#shared/editions/edition.ts";
import { addressIn, frameLanguageOf, splitAddress } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { errorScreen } from "#shared/generated/interface/error-screen.ts";

interface ErrorTexts {
  /** The title's. */
  readonly lang: Language;
  readonly title: string;
  /** Address of the home page. */
  readonly home: string;
  readonly paragraphs: readonly {
    readonly lang: Language;
    readonly text: string;
    readonly link: string;
    /** The link to the same address, which has what was typed into it: a formula, a filter. */
    readonly again: string;
  }[];
}

/** The texts for a page at `address`, which may lead nowhere. */
export function errorTextsAt(address: string): ErrorTexts {
  const { edition } = splitAddress(address);
  const lang = frameLanguageOf(edition);
  const { title, text, home, again } = errorScreen;
  return {
    lang,
    title: title[lang],
    home: addressIn(edition, "/"),
    paragraphs: languages
      .filter(({ id }) => id === lang || !edition.prefix)
      .map(({ id }) => ({ lang: id, text: text[id], link: home[id], again: again[id] })),
  };
}
