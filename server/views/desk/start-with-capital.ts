import { type Translated, translate } from "#shared/editions/edition.ts";

/** As entries' names begin: of a name that a sentence has in small letters. */
export const startWithCapital = (text: Translated): Translated =>
  translate((language) => text[language].slice(0, 1).toLocaleUpperCase() + text[language].slice(1));
