// Judges a formula by the facts of its actives. Pure, on whole numbers. Cost: twenty actives, each compared with each other for
// exclusions (400 pairs), and the claims of at most as many nutrients (164 in all).

import type { DeskFacts } from "../desk-facts.ts";
import type { Formula } from "../formula.ts";
import type { Verdict, Warning } from "../verdict.ts";
import { decideFit } from "./answer-fit.ts";
import { decideSay } from "./answer-say.ts";
import { decideSell } from "./answer-sell.ts";
import { listContainers, measureRoom } from "./fit.ts";
import { type Placed, slugOf } from "./placed.ts";
import { listQuestions } from "./questions.ts";
import {
  commonForms,
  listExclusions,
  listPartners,
  lowest,
  overlapPh,
  strictest,
} from "./together.ts";
import { listRods } from "./totals.ts";

export function judge(formula: Formula, facts: DeskFacts): Verdict {
  const placed = formula.actives.flatMap((dosed): Placed[] => {
    const known = facts.actives[dosed.slug];
    return known ? [{ dosed, facts: known }] : [];
  });
  const rods = listRods(placed, formula, facts);
  // A dry powder has no pH.
  const dissolved = formula.instrument === "serum" || formula.container === "liquide" ? placed : [];
  const exclusions = listExclusions(placed, dissolved, formula);
  const room = measureRoom(placed, formula.container);
  const common = {
    ph: overlapPh(dissolved),
    temperature: lowest(placed, ({ temperature }) => temperature),
    waterActivity: lowest(placed, ({ waterActivity }) => waterActivity),
    light: strictest(placed, ({ light }) => light),
    oxygen: strictest(placed, ({ oxygen }) => oxygen),
    metals: strictest(placed, ({ metals }) => metals),
  };
  const percent =
    formula.instrument === "serum"
      ? placed.reduce((sum, { dosed }) => sum + (dosed.amount ?? 0), 0)
      : 0;
  return {
    answers: {
      sell: decideSell(placed, rods, formula),
      say: decideSay(placed, rods, formula),
      fit: decideFit({ placed, room, exclusions, percent, ph: common.ph, formula }),
    },
    rods,
    claims: rods.flatMap(({ earned, zone }) =>
      earned.map((claim) => ({ claim, isAbove: zone === "above" })),
    ),
    next: rods.flatMap(({ next }) => next),
    warnings: [...placed.flatMap(listWarnings), ...listLabels(placed)],
    exclusions,
    room,
    containers: listContainers(placed, room, formula),
    percent,
    forms: commonForms(placed),
    ...common,
    partners: listPartners(placed),
    notVegan: placed.filter(({ facts: { vegan } }) => vegan === false).map(slugOf),
    veganOpen: placed.filter(({ facts: { vegan } }) => vegan === null).map(slugOf),
    allergens: placed.flatMap(({ facts: { slug, allergens } }) =>
      allergens.length > 0 ? [{ slug, names: allergens }] : [],
    ),
    questions: listQuestions(placed, rods, exclusions, room, formula),
  };
}

const listWarnings = ({ facts: { slug, wordings, caution } }: Placed): readonly Warning[] => [
  ...wordings.map((text): Warning => ({ slug, kind: "wording", text })),
  ...(caution === null ? [] : [{ slug, kind: "caution", text: caution } satisfies Warning]),
];

function listLabels(placed: readonly Placed[]): readonly Warning[] {
  const slugs = new Set(placed.map(slugOf));
  return placed.flatMap(({ facts: { slug, labels } }) =>
    labels
      .filter(({ actives }) => actives.every((each) => slugs.has(each)))
      .map(({ name, text }): Warning => ({ slug, kind: "label", text, product: name })),
  );
}
