// Words the wishes on a formula: those that it has, what breaks one, what is still to be confirmed.
import { textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import type { ActiveFacts } from "../desk-facts.ts";
import type { DeskWords } from "../desk-words.ts";
import type { Wish } from "../formula.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { LinePresentation } from "./presentation.ts";

const nameOf = (wish: Wish, { texts }: DeskWords): string => textOf(texts.brief.wishes[wish]);

export const listWishNames = ({ words, formula }: JudgedFormula): readonly string[] =>
  formula.wishes.map((wish) => nameOf(wish, words));

/** After the sentence of the brief: "Souhaits : végan, sans allergène."; null without one. */
export function describeWished(context: JudgedFormula): string | null {
  const names = listWishNames(context);
  const { words } = context;
  return names.length === 0
    ? null
    : words.fill(words.texts.said.wish.list, { wishes: words.series(...names) });
}

/** What no fact of an active says of a wish that none breaks. */
export const listOpenWishes = ({ words, verdict, formula }: JudgedFormula): readonly string[] =>
  verdict.wishes
    .filter(({ broken }) => broken.length === 0)
    .map(({ wish }) =>
      words.fill(words.texts.said.wish.unconfirmed, {
        wish: nameOf(wish, words),
        rest: textOf(words.texts.said.wish.rest[wish][formula.instrument]),
      }),
    );

export function describeWishQuestion(
  wish: Wish,
  slugs: readonly string[],
  { words, formula }: JudgedFormula,
): string {
  const { question, rest } = words.texts.said.wish;
  return words.fill(question, {
    wish: withCapital(nameOf(wish, words)),
    parts: words.series(textOf(rest[wish][formula.instrument]), ...slugs.map(words.active)),
  });
}

/** Below the field of an active: each wish that it breaks, or of which its sheet says nothing. */
export function listWishLines(
  { slug, allergens }: ActiveFacts,
  { words, verdict }: JudgedFormula,
): readonly LinePresentation[] {
  const { wish: texts, together } = words.texts.said;
  return verdict.wishes.flatMap(({ wish, broken, open }): readonly LinePresentation[] => {
    if (broken.includes(slug))
      return [
        {
          sign: "barred",
          text: words.fill(texts.line[wish], { allergens: allergens.map(textOf).join(", ") }),
          link: null,
          fix: {
            kind: "remove",
            slug,
            label: words.fill(together.remove, { name: words.active(slug) }),
          },
        },
      ];
    if (!open.includes(slug)) return [];
    const text = words.fill(texts.open, { wish: withCapital(nameOf(wish, words)) });
    return [{ sign: "dotted", text, link: null, fix: null }];
  });
}
