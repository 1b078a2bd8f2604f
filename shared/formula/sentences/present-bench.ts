// Words the verdict above its sections: the three answers, the rods, the container's contents. It changes while somebody types.
import { textOf } from "#shared/editions/edition.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { sayCells } from "./answers.ts";
import { sayConflict } from "./conflicts.ts";
import { sayContainers, sayLayers, sayRoomFixes } from "./fit.ts";
import type { SaidBench } from "./presentation.ts";
import { sayRod } from "./totals.ts";

export function sayBench(context: JudgedFormula): SaidBench {
  const { words, formula, verdict } = context;
  const { texts } = words;
  const { brief } = texts.said;
  return {
    brief:
      formula.instrument === "serum"
        ? words.fill(brief.serum, { care: textOf(texts.brief.cares[formula.care]) })
        : words.fill(brief.complement, {
            container: textOf(texts.brief.containers[formula.container]),
            market: textOf(texts.brief.markets[formula.market]),
          }),
    cells: sayCells(context),
    rods: verdict.rods.map((rod) => sayRod(rod, context)),
    exclusions: verdict.exclusions.map((exclusion) => ({
      sign: exclusion.unless === null ? ("barred" as const) : ("dotted" as const),
      ...sayConflict(exclusion, context),
    })),
    containers: sayContainers(context),
    roomFixes: formula.instrument === "serum" ? [] : sayRoomFixes(context),
    layers: sayLayers(context),
  };
}
