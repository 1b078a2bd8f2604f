// Does it fit?
import { type Answer, type FitCode, finding } from "../findings.ts";
import type { Formula } from "../formula.ts";
import type { Exclusion, Room, Verdict } from "../verdict.ts";
import { isOverWhole } from "./fit.ts";
import type { ResolvedActive } from "./resolved-active.ts";

interface Fitted {
  readonly resolved: readonly ResolvedActive[];
  readonly room: Room;
  readonly exclusions: readonly Exclusion[];
  readonly percent: number;
  readonly ph: Verdict["ph"];
  readonly formula: Formula;
}

export function decideFit(fitted: Fitted): Answer<FitCode> {
  const { resolved, room, exclusions, formula } = fitted;
  const barring = exclusions.filter(({ unless }) => unless === null);
  const findings = barring.map(({ between }) => finding("excluded", { slugs: between }));
  const decided = (sign: Answer<FitCode>["sign"], code: FitCode) => ({ sign, code, findings });
  if (resolved.length === 0) return decided("dotted", "no-active");
  if (formula.instrument === "serum") return decideBottle(fitted, findings);
  if (barring.length > 0) return decided("barred", "excluded");
  if (room.milligrams === 0) return decided("dotted", "no-dose");
  return room.units === null ? decided("dotted", "capacity-unknown") : decided("lit", "fits");
}

function decideBottle(
  { percent, ph }: Fitted,
  findings: Answer<FitCode>["findings"],
): Answer<FitCode> {
  const isOver = isOverWhole(percent);
  return {
    sign: isOver || findings.length > 0 ? "barred" : ph === null ? "dotted" : "lit",
    code: isOver
      ? "over-whole"
      : ph === null
        ? "ph-unknown"
        : ph === "none"
          ? "ph-apart"
          : "ph-common",
    findings,
  };
}
