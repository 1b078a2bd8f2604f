// An active of a formula with what is known of it.
import { capsuleVolumes } from "#shared/content/capsules.ts";
import type { ActiveFacts } from "./desk-facts.ts";
import type { Container, DosedActive } from "./formula.ts";

/** An active on the desk with what is known of it. */
export interface Placed {
  readonly dosed: DosedActive;
  readonly facts: ActiveFacts;
}

export const slugOf = ({ facts }: Placed): string => facts.slug;

/** mg that a container holds, filled at 1 g/ml; what is not here nobody has said. */
export const capacities: Readonly<Partial<Record<Container, number>>> = {
  "gelule-00": 1000 * capsuleVolumes["00"],
  "gelule-0": 1000 * capsuleVolumes["0"],
  "gelule-1": 1000 * capsuleVolumes["1"],
};
