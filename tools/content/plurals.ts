// The plural forms that the words of a language must have.
import { type Language, languages } from "#shared/editions/languages.ts";
import type { PluralForm } from "#shared/words/count.ts";
import { isMap } from "./trees.ts";

const allForms: readonly PluralForm[] = ["zero", "one", "two", "few", "many", "other"];

/** No count of the site is larger; several languages have a form of their own from a million on ("un million de mots"). */
const largest = 1000;

/** The forms of Intl.PluralRules for a language, as far as numbers of this site need them; always "other". */
export function neededForms(locale: string): readonly PluralForm[] {
  const rules = new Intl.PluralRules(locale);
  const found = new Set<PluralForm>(["other"]);
  for (let number = 0; number <= largest; number += 0.5) found.add(rules.select(number));
  return rules.resolvedOptions().pluralCategories.filter((form) => found.has(form));
}

const formsByLanguage = new Map(languages.map(({ id, locale }) => [id, neededForms(locale)]));

export const formsOf = (language: Language): readonly PluralForm[] =>
  formsByLanguage.get(language) ?? ["other"];

/** The forms of all languages. */
export const formsOfAll = allForms.filter((form) =>
  [...formsByLanguage.values()].some((forms) => forms.includes(form)),
);

/** Words by plural form: `{ one: …, other: … }`. */
export const isByForm = (node: unknown): boolean =>
  isMap(node) &&
  "other" in node &&
  Object.keys(node).every((key) => (allForms as readonly string[]).includes(key));
