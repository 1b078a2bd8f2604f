// Why somebody has to say whether a dose may be sold.
import {
  type DoubtCode,
  doubtCodes,
  type Finding,
  finding,
  type JudgedLimit,
} from "../findings.ts";
import type { Formula } from "../formula.ts";
import type { DoseTotal } from "../verdict.ts";
import { adviceThatHolds, boundsOf, isOver, isUnionLaw, strengthsReached } from "./limits.ts";
import type { ResolvedActive } from "./resolved-active.ts";

type Doubted = Pick<
  DoseTotal,
  | "id"
  | "parts"
  | "total"
  | "isLeast"
  | "unit"
  | "threshold"
  | "europe"
  | "usual"
  | "limits"
  | "slip"
>;

export function listDoubts(
  rod: Doubted,
  members: readonly ResolvedActive[],
  formula: Formula,
): readonly Finding<DoubtCode>[] {
  const { id, total, isLeast, unit, threshold, europe, usual, limits } = rod;
  const about = { slugs: rod.parts.map(({ slug }) => slug), total: id };
  const over = (code: DoubtCode, edge: number | null) =>
    total !== null && edge !== null && isOver(total, edge)
      ? [finding(code, { ...about, amounts: [{ amount: total - edge, unit }] })]
      : [];
  const past = (code: DoubtCode, some: readonly JudgedLimit[]) =>
    some
      .filter(({ isExceeded }) => isExceeded)
      .toSorted((a, b) => a.amount - b.amount)
      .map((limit) => finding(code, { ...about, limit }));
  const { lines, national, otherwise } = boundsOf(limits, formula);
  return [
    ...findDoubtful(rod),
    ...members.flatMap(({ facts: { slug, status } }) =>
      status === "known"
        ? []
        : [finding(status === "open" ? "status-open" : "not-allowed", { ...about, slugs: [slug] })],
    ),
    ...members.flatMap(({ facts: { slug, productKind } }) =>
      productKind === "unnamed"
        ? [
            finding("kind-unnamed", {
              ...about,
              slugs: [slug],
              limit: limits.find(({ kind }) => kind === "annex") ?? null,
            }),
          ]
        : [],
    ),
    ...strengthsReached(limits, formula)
      .slice(0, 1)
      .map((limit) => finding("medicine-strength", { ...about, limit })),
    ...past("between-limits", lines),
    ...past("over-national", national),
    ...past(
      "medicine-elsewhere",
      otherwise.filter(({ kind }) => kind === "medicine"),
    ),
    ...past(
      "over-known",
      otherwise.filter(({ kind }) => kind === "practice"),
    ),
    ...over("over-level", europe),
    ...(isLeast ? [finding("share-unknown", about)] : []),
    ...adviceThatHolds(limits, threshold).map((limit) =>
      finding("over-advice", { ...about, limit }),
    ),
    ...over("over-usual", usual?.to ?? null),
  ].toSorted(byGravity);
}

/** The dose, and what it was compared with. */
export const findDoubtful = ({
  id,
  parts,
  total,
  unit,
  slip,
}: Pick<
  DoseTotal,
  "id" | "parts" | "total" | "unit" | "slip"
>): readonly Finding<"unit-doubtful">[] =>
  slip === null
    ? []
    : [
        finding("unit-doubtful", {
          slugs: parts.map(({ slug }) => slug),
          total: id,
          amounts: [total ?? 0, slip.than].map((amount) => ({ amount, unit })),
        }),
      ];

const byGravity = (a: Finding<DoubtCode>, b: Finding<DoubtCode>): number =>
  doubtCodes.indexOf(a.code) - doubtCodes.indexOf(b.code);

/** How many times its limit a dose is; where nothing is allowed at all, no dose is graver. */
const timesOver = ({ total }: Pick<DoseTotal, "total">, limit: JudgedLimit | null): number =>
  limit === null ? 0 : (total ?? 0) / limit.amount;

/** What decides the sale of each total: over a limit the dose that is most times its own comes first, else the gravest doubt. */
export function orderByGravity(rods: readonly DoseTotal[]): readonly DoseTotal[] {
  return rods.toSorted((a, b) => {
    if (a.passed || b.passed) return timesOver(b, b.passed) - timesOver(a, a.passed);
    const [first] = a.doubts;
    const [second] = b.doubts;
    if (!first || !second) return Number(second !== undefined) - Number(first !== undefined);
    return byGravity(first, second) || timesOver(b, second.limit) - timesOver(a, first.limit);
  });
}

/** Other questions ask for a unit, for a status, and for a share. */
const settledElsewhere: ReadonlySet<DoubtCode> = new Set([
  "unit-doubtful",
  "status-open",
  "not-allowed",
  "share-unknown",
]);

/** True of a dose of which the authority of the market has to say what it accepts. */
export const isForAuthority = ({
  zone,
  passed,
  doubts,
  slip,
}: Pick<DoseTotal, "zone" | "passed" | "doubts" | "slip">): boolean =>
  slip === null &&
  ((zone === "above" && !(passed && isUnionLaw(passed))) ||
    doubts.some(({ code }) => !settledElsewhere.has(code)));

/** The most that a nutrient with an unknown share can amount to: its actives count entire. */
const mostOf = ({ parts }: Doubted, members: readonly ResolvedActive[]): number =>
  parts.reduce((sum, { amount }, at) => sum + (amount ?? members[at]?.dosed.amount ?? 0), 0);

/** True where the sale is in doubt; not where only a share is unknown and no limit can stop it. */
export function isSaleOpen(
  rod: Doubted & Pick<DoseTotal, "zone" | "doubts" | "ceiling">,
  members: readonly ResolvedActive[],
): boolean {
  if (rod.zone !== "unconfirmed") return false;
  const isShareAlone = rod.doubts.every(({ code }) => code === "share-unknown");
  return !(isShareAlone && !isOver(mostOf(rod, members), rod.ceiling));
}
