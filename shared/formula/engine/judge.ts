// Judges a formula by the facts of its actives. Pure, on whole numbers. Cost: twenty actives, each compared with each other for
// exclusions (400 pairs), and the claims of at most as many nutrients (164 in all).
import type { Phrase } from "#shared/editions/edition.ts";
import type { DeskFacts, LabelWording } from "../desk-facts.ts";
import type { Formula } from "../formula.ts";
import type { DoseTotal, Verdict, Warning } from "../verdict.ts";
import { decideFit } from "./answer-fit.ts";
import { decideSay } from "./answer-say.ts";
import { decideSell } from "./answer-sell.ts";
import { listContainers, measureRoom, portionsOf } from "./fit.ts";
import { measureMachineTime } from "./machine-time.ts";
import { listQuestions } from "./questions.ts";
import { type ResolvedActive, resolveActives, slugOf } from "./resolved-active.ts";
import {
  commonForms,
  listExclusions,
  listPartners,
  lowest,
  overlapPh,
  strictest,
} from "./together.ts";
import { listTotals } from "./totals.ts";
import { judgeWishes, listBroken } from "./wishes.ts";
import { listWithheld, withoutWithheld } from "./withheld.ts";

/** One of ours, dose for dose. */
const findOwn = (resolved: readonly ResolvedActive[], { actives }: Formula): Phrase | null =>
  resolved
    .flatMap(({ facts: { ours = [] } }) => ours)
    .find(
      ({ doses }) =>
        Object.keys(doses).length === actives.length &&
        actives.every(({ slug, amount }) => doses[slug] === amount),
    )?.name ?? null;

export function judge(formula: Formula, facts: DeskFacts): Verdict {
  const resolved = resolveActives(formula, facts);
  const rods = listTotals(resolved, formula, withoutWithheld(facts, resolved));
  const withheld = listWithheld(facts, resolved, rods);
  // A dry powder has no pH.
  const dissolved =
    formula.instrument === "serum" || formula.container === "liquide" ? resolved : [];
  const own = findOwn(resolved, formula);
  const wishes = judgeWishes(resolved, formula);
  const exclusions = [...listExclusions(resolved, dissolved, formula), ...listBroken(wishes)];
  const room = measureRoom(resolved, formula.container, portionsOf(rods));
  const containers = listContainers(resolved, room, formula);
  const common = {
    ph: overlapPh(dissolved),
    temperature: lowest(resolved, ({ temperature }) => temperature),
    waterActivity: lowest(resolved, ({ waterActivity }) => waterActivity),
    light: strictest(resolved, ({ light }) => light),
    oxygen: strictest(resolved, ({ oxygen }) => oxygen),
    metals: strictest(resolved, ({ metals }) => metals),
  };
  // Of the raw materials: an amount of zinc is in five times as much of its salt.
  const percent =
    formula.instrument === "serum"
      ? resolved.reduce(
          (sum, { dosed, facts: { share } }) => sum + Math.round((dosed.amount ?? 0) / share),
          0,
        )
      : 0;
  return {
    answers: {
      sell: decideSell(resolved, rods, own, formula),
      say: decideSay(resolved, rods, withheld, formula),
      fit: decideFit({
        resolved,
        rods,
        room,
        containers,
        exclusions,
        wishes,
        own,
        percent,
        ph: common.ph,
        formula,
      }),
    },
    own,
    rods,
    claims: rods.flatMap(({ earned, zone }) =>
      earned.map((claim) => ({ claim, isAbove: zone === "above" })),
    ),
    next: rods.flatMap(({ next }) => next),
    withheld,
    warnings: [...resolved.flatMap((each) => listWarnings(each, rods)), ...listLabels(resolved)],
    exclusions,
    wishes,
    room,
    machineTime: measureMachineTime(formula, room),
    containers,
    percent,
    forms: commonForms(resolved),
    ...common,
    partners: listPartners(resolved),
    notVegan: resolved.filter(({ facts: { vegan } }) => vegan === false).map(slugOf),
    veganOpen: resolved.filter(({ facts: { vegan } }) => vegan === null).map(slugOf),
    allergens: resolved.flatMap(({ facts: { slug, allergens } }) =>
      allergens.length > 0 ? [{ slug, names: allergens }] : [],
    ),
    fragranceAllergens: resolved.flatMap(({ facts: { slug, fragranceAllergens }, dosed }) =>
      fragranceAllergens
        .filter(({ threshold }) => dosed.amount === null || dosed.amount > threshold)
        .map((allergen) => ({ slug, ...allergen })),
    ),
    questions: listQuestions({ resolved, rods, exclusions, wishes, room, formula }),
  };
}

const listWarnings = (
  { facts: { slug, wordings, caution } }: ResolvedActive,
  totals: readonly DoseTotal[],
): readonly Warning[] => [
  ...wordings
    .filter(({ from }) => from === null || reaches(totals, from))
    .map(
      ({ kind: obligation, source, place, text }): Warning => ({
        slug,
        kind: "wording",
        obligation,
        source,
        place,
        text,
      }),
    ),
  ...(caution === null ? [] : [{ slug, kind: "caution", text: caution } satisfies Warning]),
];

const reaches = (totals: readonly DoseTotal[], from: NonNullable<LabelWording["from"]>): boolean =>
  totals.some(({ nutrient, total }) => nutrient === from.nutrient && (total ?? 0) >= from.amount);

function listLabels(resolved: readonly ResolvedActive[]): readonly Warning[] {
  const slugs = new Set(resolved.map(slugOf));
  return resolved.flatMap(({ facts: { slug, labels } }) =>
    labels
      .filter(({ actives }) => actives.every((each) => slugs.has(each)))
      .map(({ name, text }): Warning => ({ slug, kind: "label", text, product: name })),
  );
}
