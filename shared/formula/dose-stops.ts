// The doses of an active that stand out: its threshold, what is usual, the most it may be, and what each of them comes to. Pure.
import { changeFormula } from "./change-formula.ts";
import { judge } from "./engine/judge.ts";
import { resolveActives } from "./engine/resolved-active.ts";
import { withoutWithheld } from "./engine/withheld.ts";
import type { JudgedLimit } from "./findings.ts";
import { doseForTotal } from "./gauge-doses.ts";
import type { JudgedFormula } from "./judge-formula.ts";
import type { DoseTotal } from "./verdict.ts";

export interface DoseStop {
  /** "least", "most": the ends of what is usual; "level": the European one, where it is the strictest. */
  readonly kind: "threshold" | "usual" | "least" | "most" | "maximum" | "level";
  /** Where nothing else than what is usual ends the window: who names it. */
  readonly practice: JudgedLimit | null;
  /** Of the active, in smallest units. */
  readonly amount: number;
  /** Its rod, were the active dosed so. */
  readonly rod: DoseTotal;
}

/**
 * By rising dose, each once; none above the most that its rod may reach. Judges three formulas at most, of what has a part in the same
 * rod alone.
 */
export function listStops(
  slug: string,
  { formula, facts, verdict }: Pick<JudgedFormula, "formula" | "facts" | "verdict">,
): readonly DoseStop[] {
  const known = facts.actives[slug];
  const rod = verdict.rods.find(({ parts }) => parts.some((part) => part.slug === slug));
  if (!known || !rod) return [];
  const { threshold, maximum, europe, isPractice, ceiling, limits } = rod;
  const own = (total: number | null) => (total === null ? null : doseForTotal(rod, known, total));
  const most = own(ceiling ?? maximum);
  const isSerum = formula.instrument === "serum";
  const isLevel = europe !== null && ceiling === europe && maximum !== europe;
  const { from, to } = known.usual ?? { from: null, to: null };
  const hasRange = to !== null && to !== from;
  const doses: readonly { kind: DoseStop["kind"]; amount: number | null }[] = [
    { kind: "usual", amount: hasRange ? null : from },
    { kind: "least", amount: hasRange ? from : null },
    { kind: "most", amount: hasRange ? to : null },
    // What is usual of a serum's sum is that of its members.
    {
      kind: isSerum ? "least" : "threshold",
      amount: isSerum && from !== null ? null : own(threshold),
    },
    {
      kind: isLevel ? "level" : isPractice ? "most" : "maximum",
      amount: maximum === 0 || (isSerum && isPractice && from !== null) ? null : most,
    },
  ];
  // What the label must say of the others withholds claims of this one.
  const open = withoutWithheld(facts, resolveActives(formula, facts));
  const alone = {
    ...formula,
    actives: formula.actives.filter((each) => rod.parts.some((part) => part.slug === each.slug)),
  };
  // Of two of one dose, the last names it: a limit.
  const named = new Map(
    doses.flatMap(({ kind, amount }) =>
      amount === null || (most !== null && amount > most) ? [] : [[amount, kind] as const],
    ),
  );
  return [...named]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([amount, kind]) => {
      const changed = changeFormula(alone, { kind: "dose", slug, amount, unit: known.unit });
      const then = judge(changed, open).rods.find(({ id }) => id === rod.id);
      const practice =
        kind === "most" && amount === most
          ? (limits.find((each) => each.kind === "practice" && each.amount === maximum) ?? null)
          : null;
      return then ? [{ kind, practice, amount, rod: then }] : [];
    });
}
