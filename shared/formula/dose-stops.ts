// The doses of an active that stand out: its threshold, what is usual, the most it may be, and what each of them comes to. Pure.
import { changeFormula } from "./change-formula.ts";
import { judge } from "./engine/judge.ts";
import { doseForTotal } from "./gauge-doses.ts";
import type { JudgedFormula } from "./judge-formula.ts";
import type { DoseTotal } from "./verdict.ts";

export interface DoseStop {
  readonly kind: "threshold" | "usual" | "maximum";
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
  const { threshold, maximum, isPractice, ceiling } = rod;
  const own = (total: number | null) => (total === null ? null : doseForTotal(rod, known, total));
  const most = own(ceiling ?? maximum);
  const isSerum = formula.instrument === "serum";
  const doses = [
    { kind: isSerum ? ("usual" as const) : ("threshold" as const), amount: own(threshold) },
    { kind: "usual" as const, amount: known.usual?.from ?? null },
    { kind: "usual" as const, amount: known.usual?.to ?? null },
    {
      kind: isPractice ? ("usual" as const) : ("maximum" as const),
      amount: maximum === 0 ? null : own(maximum),
    },
  ];
  const alone = {
    ...formula,
    actives: formula.actives.filter((each) => rod.parts.some((part) => part.slug === each.slug)),
  };
  // Of two of one dose, the limit names it.
  const named = new Map(
    doses
      .toSorted((a, b) => Number(b.kind === "usual") - Number(a.kind === "usual"))
      .flatMap(({ kind, amount }) =>
        amount === null || (most !== null && amount > most) ? [] : [[amount, kind] as const],
      ),
  );
  return [...named]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([amount, kind]) => {
      const changed = changeFormula(alone, { kind: "dose", slug, amount, unit: known.unit });
      const then = judge(changed, facts).rods.find(({ id }) => id === rod.id);
      return then ? [{ kind, amount, rod: then }] : [];
    });
}
