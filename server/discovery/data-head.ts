// Shared by all that the site tells programs as data: texts in every language, the publisher, the licence.
import { type Translated, translate } from "#shared/editions/edition.ts";
import type { Language } from "#shared/editions/languages.ts";
import { discoveryTexts } from "#shared/generated/interface/discovery.ts";
import { wordsIn } from "#shared/words/words.ts";

export type Texts = Readonly<Record<Language, string>>;

export interface Publisher {
  readonly name: string;
  readonly email: string;
}

/** Texts without those of the original edition. */
export const plainTexts = (text: Translated): Texts => translate((language) => text[language]);

/** What may be done with the data. */
export const licenceOf = ({ name, email }: Publisher): Texts =>
  translate((language) => wordsIn(language).fill(discoveryTexts.licence, { name, email }));
