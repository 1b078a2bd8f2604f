// The exclusions of a formula in few lines: each advice once, below it each reason once, with all that it is about.
import { textOf } from "#shared/editions/edition.ts";
import { type DeskWords, joinSentences } from "#shared/formula/desk-words.ts";
import type { JudgedFormula } from "#shared/formula/judge-formula.ts";
import type { BenchPresentation } from "#shared/formula/sentences/presentation.ts";
import { withCapital } from "#shared/words/letters.ts";

export interface ExclusionGroup {
  /** What may put it right; null where nothing does. */
  readonly advice: string | null;
  readonly items: readonly string[];
}

/** `said`: the same exclusions, worded, in the order of the verdict's. */
export function groupExclusions(
  { verdict, words }: JudgedFormula,
  said: BenchPresentation["exclusions"],
): readonly ExclusionGroup[] {
  const { together } = words.texts.said;
  const worded = verdict.exclusions.flatMap(({ reason, unless, kind, between }, at) => {
    const { title = "", text = "" } = said[at] ?? {};
    return {
      title,
      between,
      advice: unless && textOf(together[unless]),
      // Of a form or a pH the text is made of the actives.
      reason: kind === "conflict" ? reason && textOf(reason) : text,
    };
  });
  return [...Map.groupBy(worded, ({ advice }) => advice)].map(([advice, group]) => ({
    advice,
    items: [...Map.groupBy(group, ({ reason }) => reason)].map(([reason, alike]) =>
      joinSentences(
        ...((advice === null ? null : joinPairs(alike, words)) ?? alike.map(({ title }) => title)),
        reason,
      ),
    ),
  }));
}

/** "Vitamine B6 avec magnésium, zinc et fer": of several pairs that have one in common; null of others. */
function joinPairs(
  alike: readonly { readonly between: readonly string[] }[],
  words: DeskWords,
): readonly string[] | null {
  const [{ between } = { between: [] }] = alike;
  const first = between.find((slug) => alike.every((each) => each.between.includes(slug)));
  if (alike.length < 2 || first === undefined) return null;
  const others = alike.flatMap((each) => each.between.filter((slug) => slug !== first));
  const pair = words.fill(words.texts.said.together.pair, {
    first: withCapital(words.active(first)),
    others: words.actives(others),
  });
  return [`${pair}.`];
}
