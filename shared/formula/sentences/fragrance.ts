// Words the fragrance allergens of a serum's actives.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { sourceInside } from "../desk-words.ts";
import type { JudgedFormula } from "../judge-formula.ts";

/** INCI names that end the list of ingredients: of those that an active certainly holds. */
export const namesOfFragrance = ({ verdict }: JudgedFormula): readonly string[] => [
  ...new Set(verdict.fragranceAllergens.flatMap(({ inci, isCertain }) => (isCertain ? inci : []))),
];

/** "Cannelle : CINNAMAL ; à rechercher : EUGENOL, COUMARIN", then from which level; empty without any. */
export function describeFragrance({ words, formula, verdict }: JudgedFormula): readonly string[] {
  const { fact } = words.texts.said;
  const found = verdict.fragranceAllergens;
  const [first] = found;
  if (!first) return [];
  const describe = (text: Phrase, slug: string, isCertain: boolean): readonly string[] => {
    const names = found.filter((each) => each.slug === slug && each.isCertain === isCertain);
    const allergens = names.map(({ inci }) => inci).join(", ");
    return names.length > 0 ? [words.fill(text, { name: words.active(slug), allergens })] : [];
  };
  const listed = formula.actives.flatMap(({ slug }) => [
    ...describe(fact.allergensText, slug, true),
    ...describe(fact.fragrancePossible, slug, false),
  ]);
  return [
    `${words.chain(...listed)}.`,
    words.fill(fact.fragranceFrom, {
      amount: words.dose(first.threshold, "pc"),
      source: sourceInside(textOf(first.source)),
    }),
  ];
}
