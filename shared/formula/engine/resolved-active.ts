// An active of a formula with what is known of it.
import type { ActiveFacts, DeskFacts } from "../desk-facts.ts";
import type { DosedActive, Formula } from "../formula.ts";

/** An active on the desk with what is known of it. */
export interface ResolvedActive {
  readonly dosed: DosedActive;
  readonly facts: ActiveFacts;
}

/** Without those that nothing is known of. */
export const resolveActives = ({ actives }: Formula, facts: DeskFacts): readonly ResolvedActive[] =>
  actives.flatMap((dosed) => {
    const known = facts.actives[dosed.slug];
    return known ? [{ dosed, facts: known }] : [];
  });

export const slugOf = ({ facts }: ResolvedActive): string => facts.slug;
