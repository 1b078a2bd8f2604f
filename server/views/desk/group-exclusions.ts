// The exclusions of a formula in few lines: each advice once, below it each reason once, with all that it is about.
import { textOf } from "#shared/editions/edition.ts";
import { joinSentences } from "#shared/formula/desk-words.ts";
import type { JudgedFormula } from "#shared/formula/judge-formula.ts";
import type { BenchPresentation } from "#shared/formula/sentences/presentation.ts";

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
  const worded = verdict.exclusions.flatMap(({ reason, unless, kind }, at) => {
    const { title = "", text = "" } = said[at] ?? {};
    return {
      title,
      advice: unless && textOf(together[unless]),
      // Of a form or a pH the text is made of the actives.
      reason: kind === "conflict" ? reason && textOf(reason) : text,
    };
  });
  return [...Map.groupBy(worded, ({ advice }) => advice)].map(([advice, group]) => ({
    advice,
    items: [...Map.groupBy(group, ({ reason }) => reason)].map(([reason, alike]) =>
      joinSentences(...alike.map(({ title }) => title), reason),
    ),
  }));
}
