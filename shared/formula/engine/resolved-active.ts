// An active of a formula with what is known of it.
import type { ActiveFacts } from "../desk-facts.ts";
import type { DosedActive } from "../formula.ts";

/** An active on the desk with what is known of it. */
export interface ResolvedActive {
  readonly dosed: DosedActive;
  readonly facts: ActiveFacts;
}

export const slugOf = ({ facts }: ResolvedActive): string => facts.slug;
