// The changes that can be made to a formula. Pure: links without script and presses with it have the same result.
import type { Unit } from "#shared/facts/units.ts";
import { type DosedActive, type Formula, mostActives } from "./formula.ts";
import type { AmountProblem } from "./read-amount.ts";
import type { Fix } from "./sentences/presentation.ts";

export type Settings = Omit<Formula, "actives" | "instrument">;

export type Change =
  | {
      readonly kind: "dose";
      readonly slug: string;
      readonly amount: number | null;
      readonly unit: Unit;
      /** The dose was typed in international units. */
      readonly isInternational?: boolean;
    }
  /** Of several at once, in their own units. */
  | {
      readonly kind: "doses";
      readonly doses: readonly {
        readonly slug: string;
        readonly amount: number;
        readonly unit: Unit;
      }[];
    }
  /** The typed dose cannot be read: it stays as it is typed, and the active has none, here as in the address. */
  | {
      readonly kind: "unread";
      readonly slug: string;
      readonly text: string;
      readonly problem: AmountProblem;
    }
  /** The doses are meant in the units that they have. */
  | { readonly kind: "keep"; readonly slugs: readonly string[] }
  | { readonly kind: "remove"; readonly slug: string }
  | { readonly kind: "add"; readonly actives: readonly DosedActive[] }
  /** Among the others, that many places further down. */
  | { readonly kind: "move"; readonly slug: string; readonly by: 1 | -1 }
  | { readonly kind: "set"; readonly settings: Partial<Settings> };

export const changeOf = (fix: Fix): Change =>
  fix.kind === "container" ? { kind: "set", settings: { container: fix.container } } : fix;

export function changeFormula(formula: Formula, change: Change): Formula {
  const { actives } = formula;
  const put = (slug: string, next: (active: DosedActive) => DosedActive): Formula => ({
    ...formula,
    actives: actives.map((active) => (active.slug === slug ? next(active) : active)),
  });
  switch (change.kind) {
    case "dose":
      return put(change.slug, (active) => ({
        slug: active.slug,
        amount: change.amount,
        unit: change.unit,
        unread: null,
        ...(change.isInternational && { isInternational: true }),
        ...(isStillMeant(active, change.amount) && { isMeant: true }),
      }));
    case "doses":
      return change.doses.reduce(
        (changed, dose) => changeFormula(changed, { kind: "dose", ...dose }),
        formula,
      );
    case "unread":
      return put(change.slug, (active) => ({
        slug: active.slug,
        unit: active.unit,
        amount: null,
        unread: { text: change.text, problem: change.problem },
      }));
    case "keep":
      return {
        ...formula,
        actives: actives.map((active) =>
          change.slugs.includes(active.slug) ? { ...active, isMeant: true } : active,
        ),
      };
    case "remove":
      return { ...formula, actives: actives.filter(({ slug }) => slug !== change.slug) };
    case "add": {
      const added = change.actives.filter(
        ({ slug }) => !actives.some((each) => each.slug === slug),
      );
      return { ...formula, actives: [...actives, ...added].slice(0, mostActives) };
    }
    case "move": {
      const place = actives.findIndex(({ slug }) => slug === change.slug);
      const active = actives[place];
      const next = place + change.by;
      if (!active || next < 0 || next >= actives.length) return formula;
      return { ...formula, actives: actives.toSpliced(place, 1).toSpliced(next, 0, active) };
    }
    case "set":
      return { ...formula, ...change.settings };
  }
}

/** Of a dose that was changed: a slip of the unit is a thousandfold, a change of mind is no tenfold. */
const isStillMeant = ({ amount: before, isMeant }: DosedActive, amount: number | null): boolean =>
  isMeant === true &&
  before !== null &&
  amount !== null &&
  amount < 10 * before &&
  before < 10 * amount;
