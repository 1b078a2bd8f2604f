// Answers which claims may be made for the formula.
import { probioticMarkets } from "#shared/content/markets.ts";
import { type ActiveFacts, isStrain } from "../desk-facts.ts";
import { type Answer, type Finding, finding, type SayCode } from "../findings.ts";
import type { Formula } from "../formula.ts";
import type { DoseTotal, WithheldClaim } from "../verdict.ts";
import { findDoubtful } from "./doubts.ts";
import { type ResolvedActive, slugOf } from "./resolved-active.ts";

export function decideSay(
  resolved: readonly ResolvedActive[],
  rods: readonly DoseTotal[],
  withheld: readonly WithheldClaim[],
  { instrument, market }: Formula,
): Answer<SayCode> {
  const slugsOf = (test: (each: ResolvedActive) => boolean) => resolved.filter(test).map(slugOf);
  const about = (code: SayCode, slugs: readonly string[]): readonly Finding<SayCode>[] =>
    slugs.length > 0 ? [finding(code, { slugs })] : [];
  if (resolved.length === 0) return { sign: "dotted", code: "no-active", findings: [] };
  if (instrument === "serum") {
    const described = slugsOf(({ facts: { action } }) => action !== null);
    return { sign: "dotted", code: "aspects", findings: about("aspects", described) };
  }
  const isTolerated = ({ kind }: ActiveFacts) =>
    kind === "strain" && probioticMarkets.includes(market);
  const tolerated = about(
    "strain-tolerated",
    slugsOf(({ facts }) => isTolerated(facts)),
  );
  const doubtful = rods.flatMap(findDoubtful);
  const gaining = rods.filter(({ earned }) => earned.length > 0);
  const next = rods.flatMap(findNext).slice(0, 1);
  const kept = withheld.map(({ claim, slugs }) =>
    finding("withheld", { slugs, total: claim.nutrient }),
  );
  const inexact = rods.flatMap(findInexact);
  if (gaining.length === 0 && doubtful.length === 0)
    return {
      sign: "empty",
      code: "nothing-earned",
      findings: [
        ...next,
        ...inexact,
        ...kept,
        ...tolerated,
        ...about(
          "strain",
          slugsOf(({ facts }) => isStrain(facts) && !isTolerated(facts)),
        ),
        ...about(
          "claim-on-hold",
          slugsOf(({ facts: { claims } }) => claims === "on hold"),
        ),
        ...about(
          "no-claim",
          slugsOf(({ facts }) => facts.claims === "none" && !isStrain(facts)),
        ),
      ],
    };
  const isAllAbove = gaining.every(({ zone }) => zone === "above");
  return {
    sign: doubtful.length > 0 ? "dotted" : isAllAbove ? "barred" : "lit",
    code: doubtful.length > 0 ? "unit-doubtful" : isAllAbove ? "earned-above" : "earned",
    findings: [
      ...doubtful,
      ...gaining.map(({ id, parts, zone }) =>
        finding(zone === "above" ? "earned-above" : "earned", {
          slugs: parts.map(({ slug }) => slug),
          total: id,
        }),
      ),
      ...next,
      ...inexact,
      ...kept,
      ...tolerated,
    ],
  };
}

/** The claims of one exact amount that a dose is over. */
const findInexact = ({ id, parts, inexact, unit }: DoseTotal): readonly Finding<SayCode>[] =>
  inexact.map(({ minimum }) =>
    finding("inexact", {
      slugs: parts.map(({ slug }) => slug),
      total: id,
      amounts: [{ amount: minimum, unit }],
    }),
  );

/** The claims that a higher dose of a silent total would earn. */
function findNext({ id, parts, zone, nearest, unit }: DoseTotal): readonly Finding<SayCode>[] {
  if (zone !== "silent" || !nearest) return [];
  return [
    finding("next", {
      slugs: parts.map(({ slug }) => slug),
      total: id,
      amounts: [{ amount: nearest.amount, unit }],
    }),
  ];
}
