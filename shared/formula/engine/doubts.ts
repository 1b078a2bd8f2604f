// Why somebody has to say whether a dose may be sold.
import { type DoubtCode, type Finding, finding } from "../findings.ts";
import type { DoseTotal } from "../verdict.ts";
import { adviceThatHolds, isOver } from "./limits.ts";
import type { ResolvedActive } from "./resolved-active.ts";

type Doubted = Pick<
  DoseTotal,
  "id" | "parts" | "total" | "isLeast" | "unit" | "threshold" | "europe" | "usual" | "limits"
>;

export function listDoubts(
  rod: Doubted,
  members: readonly ResolvedActive[],
): readonly Finding<DoubtCode>[] {
  const { id, total, isLeast, unit, threshold, europe, usual, limits } = rod;
  const about = { slugs: rod.parts.map(({ slug }) => slug), total: id };
  const over = (code: DoubtCode, edge: number | null) =>
    total !== null && edge !== null && isOver(total, edge)
      ? [finding(code, { ...about, amounts: [{ amount: total - edge, unit }] })]
      : [];
  return [
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
    ...over("over-level", europe),
    ...(isLeast ? [finding("share-unknown", about)] : []),
    ...adviceThatHolds(limits, threshold).map((limit) =>
      finding("over-advice", { ...about, limit }),
    ),
    ...over("over-usual", usual?.to ?? null),
  ];
}

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
