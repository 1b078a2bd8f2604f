// Does it fit?
import { type Answer, type FitCode, finding } from "../findings.ts";
import type { Formula } from "../formula.ts";
import type { DoseTotal, Exclusion, JudgedWish, Room, Verdict } from "../verdict.ts";
import { findDoubtful } from "./doubts.ts";
import { isOverWhole, largestCapsule } from "./fit.ts";
import { type ResolvedActive, slugOf } from "./resolved-active.ts";
import { codeOfExclusion, listUnconfirmed } from "./wishes.ts";

interface Fitted {
  readonly resolved: readonly ResolvedActive[];
  readonly rods: readonly DoseTotal[];
  readonly room: Room;
  readonly containers: Verdict["containers"];
  readonly exclusions: readonly Exclusion[];
  readonly wishes: readonly JudgedWish[];
  readonly own: Verdict["own"];
  readonly percent: number;
  readonly ph: Verdict["ph"];
  readonly formula: Formula;
}

/** Capsules a day, at most, of our own formulas: more of the largest ones are asked about. No law says so. */
export const mostUnits = 6;

export function decideFit(fitted: Fitted): Answer<FitCode> {
  const { resolved, rods, room, containers, exclusions, wishes, own, formula } = fitted;
  const barring = exclusions.filter(({ unless }) => unless === null);
  const doubtful = rods.flatMap(findDoubtful);
  const unconfirmed = listUnconfirmed(wishes);
  const findings = [
    ...barring.map((each) => finding(codeOfExclusion(each), { slugs: each.between })),
    ...(own !== null && exclusions.some(isUnbroken)
      ? [finding("own-formula", { slugs: resolved.map(slugOf) })]
      : []),
    ...doubtful,
    ...unconfirmed,
  ];
  const decided = (sign: Answer<FitCode>["sign"], code: FitCode) => ({ sign, code, findings });
  if (resolved.length === 0) return decided("dotted", "no-active");
  if (formula.instrument === "serum") return decideBottle(fitted, findings, barring[0]);
  const [worst] = barring;
  if (worst) return decided("barred", codeOfExclusion(worst));
  if (room.milligrams === 0) return decided("dotted", "no-dose");
  if (doubtful.length > 0) return decided("dotted", "unit-doubtful");
  const largest = containers.find(({ container }) => container === largestCapsule)?.units ?? 0;
  if (room.units !== null && largest > mostUnits) return decided("dotted", "many-units");
  if (room.units === null) return decided("dotted", "capacity-unknown");
  const [open] = unconfirmed;
  return open ? decided("dotted", open.code) : decided("lit", "fits");
}

/** No wish is what our formulas are sold for. */
const isUnbroken = (exclusion: Exclusion): boolean =>
  exclusion.unless === null && codeOfExclusion(exclusion) === "excluded";

function decideBottle(
  { percent, ph }: Fitted,
  findings: Answer<FitCode>["findings"],
  barring: Exclusion | undefined,
): Answer<FitCode> {
  const isOver = isOverWhole(percent);
  const broken = barring ? codeOfExclusion(barring) : "excluded";
  return {
    sign: isOver || barring ? "barred" : ph === null || findings.length > 0 ? "dotted" : "lit",
    code: isOver
      ? "over-whole"
      : ph === null
        ? "ph-unknown"
        : ph === "none"
          ? "ph-apart"
          : broken === "excluded"
            ? "ph-common"
            : broken,
    findings,
  };
}
