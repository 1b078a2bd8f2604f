// Words the verdict above its sections: the three answers, the rods, the container's contents. It changes while somebody types.
import type { JudgedFormula } from "../judge-formula.ts";
import { describeAnswers } from "./answers.ts";
import { describeBrief } from "./brief.ts";
import { describeConflict } from "./conflicts.ts";
import { describeExclusions } from "./exclusion-groups.ts";
import {
  describeContainers,
  describeSalts,
  describeUnits,
  listFillFixes,
  listLayers,
} from "./fit.ts";
import type { BenchPresentation } from "./presentation.ts";
import { describeTotal } from "./totals.ts";

export function describeBench(context: JudgedFormula): BenchPresentation {
  const { formula, verdict } = context;
  return {
    brief: describeBrief(context),
    cells: describeAnswers(context),
    rods: verdict.rods.map((rod) => describeTotal(rod, context)),
    exclusions: verdict.exclusions.map((exclusion) => ({
      sign: exclusion.unless === null ? ("barred" as const) : ("dotted" as const),
      ...describeConflict(exclusion, context),
    })),
    barring: describeExclusions(
      verdict.exclusions.filter(({ unless }) => unless === null),
      context,
    ),
    containers: describeContainers(context),
    units: describeUnits(context),
    roomFixes: formula.instrument === "serum" ? [] : listFillFixes(context),
    layers: listLayers(context),
    salts: describeSalts(context),
  };
}
