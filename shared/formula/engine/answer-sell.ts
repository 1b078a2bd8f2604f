// May it be sold?
import { isStrain } from "../desk-facts.ts";
import { type Answer, type Finding, finding, type SellCode } from "../findings.ts";
import type { Formula } from "../formula.ts";
import type { DoseTotal, Verdict } from "../verdict.ts";
import { findDoubtful, orderByGravity } from "./doubts.ts";
import { type ResolvedActive, slugOf } from "./resolved-active.ts";

export function decideSell(
  resolved: readonly ResolvedActive[],
  rods: readonly DoseTotal[],
  own: Verdict["own"],
  { actives }: Formula,
): Answer<SellCode> {
  const slugsOf = (test: (each: ResolvedActive) => boolean) => resolved.filter(test).map(slugOf);
  const strains = resolved.filter(({ facts }) => isStrain(facts));
  const about = (code: SellCode, slugs: readonly string[]): readonly Finding<SellCode>[] =>
    slugs.length > 0 ? [finding(code, { slugs })] : [];
  const ordered = orderByGravity(rods);
  const passed = ordered.flatMap(findPassed);
  const refused = slugsOf(({ facts: { status } }) => status === "not allowed");
  const open = slugsOf(({ facts: { status } }) => status === "open");
  // A status is told of the active, whatever its dose.
  const doubts = ordered.flatMap(({ isSaleOpen, doubts: [first] }) =>
    isSaleOpen && first && !isOfStatus(first) ? [first] : [],
  );
  const missing = actives.flatMap(({ slug, amount }) => (amount === null ? [slug] : []));
  const findings: readonly Finding<SellCode>[] = [
    ...passed,
    ...about("order-in-revision", slugsOfOrder(rods)),
    ...(own !== null && passed.length > 0 ? about("own-formula", resolved.map(slugOf)) : []),
    // Of the others it is among the doubts.
    ...ordered.flatMap((rod) => (rod.zone === "above" ? findDoubtful(rod) : [])),
    ...about("not-allowed", refused),
    ...about("status-open", open),
    ...doubts,
    ...about("dose-missing", missing),
    ...listStrains(strains),
    ...rods.flatMap(findAdvised),
    ...findRead(resolved, rods),
  ];
  const decided = (sign: Answer<SellCode>["sign"], code: SellCode) => ({ sign, code, findings });
  if (resolved.length === 0) return decided("dotted", "no-active");
  const [worst] = passed;
  if (worst) return decided("barred", worst.code);
  if (refused.length > 0) return decided("barred", "not-allowed");
  if (doubts.length > 0 || open.length > 0)
    return decided("dotted", doubts.length === 0 ? "status-open" : "unconfirmed");
  if (missing.length > 0) return decided("dotted", "dose-missing");
  if (strains.length === resolved.length) return decided("dotted", "strains-alone");
  return decided(strains.length > 0 ? "dotted" : "lit", "within-limits");
}

/** Of nutrients over a maximum of the French order, which limits nothing else, and over nothing that its revision leaves. */
const slugsOfOrder = (rods: readonly DoseTotal[]): readonly string[] =>
  rods
    .filter(
      ({ nutrient, passed, alsoPassed }) =>
        nutrient !== null &&
        passed?.place === "fr" &&
        passed.kind === "law" &&
        alsoPassed.length === 0,
    )
    .flatMap(({ parts }) => parts.map(({ slug }) => slug));

const isOfStatus = ({ code }: Finding): boolean => code === "status-open" || code === "not-allowed";

function findPassed({
  id,
  parts,
  zone,
  passed,
  total,
  unit,
}: DoseTotal): readonly Finding<SellCode>[] {
  if (zone !== "above") return [];
  return [
    finding(passed?.amount === 0 ? "not-here" : "over-limit", {
      slugs: parts.map(({ slug }) => slug),
      total: id,
      amounts: [{ amount: (total ?? 0) - (passed?.amount ?? 0), unit }],
      limit: passed,
    }),
  ];
}

function findAdvised({ id, parts, advised: [least] }: DoseTotal): readonly Finding<SellCode>[] {
  if (!least) return [];
  return [
    finding("advised-less", { slugs: parts.map(({ slug }) => slug), total: id, limit: least }),
  ];
}

/** Once for each active whose limit is that of a kind of product, where its level is within it. */
const findRead = (
  resolved: readonly ResolvedActive[],
  rods: readonly DoseTotal[],
): readonly Finding<SellCode>[] =>
  resolved.flatMap(({ facts: { slug, productKind } }) => {
    const rod = rods.find(({ parts }) => parts.some((part) => part.slug === slug));
    if (productKind !== "read" || !rod || rod.total === null || rod.zone === "above") return [];
    const limit = rod.limits.find(({ kind }) => kind === "annex") ?? null;
    return [finding("kind-read", { slugs: [slug], total: rod.id, limit })];
  });

/** The qualified presumption of safety, and the medium, whose allergens nobody has said. */
function listStrains(strains: readonly ResolvedActive[]): readonly Finding<SellCode>[] {
  if (strains.length === 0) return [];
  const slugs = strains.map(slugOf);
  const out = strains.filter(({ facts: { qps } }) => qps === false).map(slugOf);
  const qualified = strains
    .filter(({ facts: { qps, wordings } }) => qps === true && wordings.length > 0)
    .map(slugOf);
  const isListed = strains.every(({ facts: { qps } }) => qps === true);
  return [
    ...(out.length > 0 ? [finding("not-qps", { slugs: out })] : []),
    ...(isListed ? [finding("qps", { slugs })] : []),
    ...(qualified.length > 0 ? [finding("qps-qualified", { slugs: qualified })] : []),
    finding("culture-medium", { slugs }),
  ];
}
