// Finds partners and exclusions among actives, and the conditions that they impose on each other.
import type { Sensitivity } from "#shared/content/schema/status.ts";
import type { ActiveFacts } from "../desk-facts.ts";
import type { Formula } from "../formula.ts";
import type { Exclusion, Shared, Verdict } from "../verdict.ts";
import { listWithout } from "./fit.ts";
import { type ResolvedActive, slugOf } from "./resolved-active.ts";

export function listExclusions(
  resolved: readonly ResolvedActive[],
  dissolved: readonly ResolvedActive[],
  { instrument, container }: Formula,
): readonly Exclusion[] {
  const slugs = new Set(resolved.map(slugOf));
  const isWet = dissolved.length > 0;
  const found = resolved.flatMap(({ facts }) =>
    facts.conflicts.flatMap(({ with: others, reason, unless }) =>
      others
        .filter((other) => other !== facts.slug && slugs.has(other))
        .map(
          (other): Exclusion => ({
            kind: "conflict",
            between: [facts.slug, other],
            reason,
            unless: unless === "dry" && isWet ? null : unless,
          }),
        ),
    ),
  );
  // Both may name the other: what nothing puts right counts.
  const pairs = new Map<string, Exclusion>();
  for (const one of found) {
    const pair = one.between.toSorted().join(" ");
    if (one.unless === null || !pairs.has(pair)) pairs.set(pair, one);
  }
  const conflicts = [...pairs.values()];
  const without = instrument === "complement" ? listWithout(resolved, container) : [];
  return [
    ...conflicts,
    ...findPhGaps(dissolved),
    ...(without.length > 0
      ? [
          {
            kind: "form",
            between: without,
            reason: null,
            unless: null,
          } as const,
        ]
      : []),
  ];
}

/** The pair whose windows lie furthest apart, where not all overlap. */
function findPhGaps(resolved: readonly ResolvedActive[]): readonly Exclusion[] {
  const named = resolved.filter(({ facts }) => facts.ph !== null);
  const lowest = named.toSorted((a, b) => (a.facts.ph?.to ?? 0) - (b.facts.ph?.to ?? 0))[0];
  const highest = named.toSorted((a, b) => (b.facts.ph?.from ?? 0) - (a.facts.ph?.from ?? 0))[0];
  if (!lowest?.facts.ph || !highest?.facts.ph || lowest.facts.ph.to >= highest.facts.ph.from)
    return [];
  return [
    {
      kind: "ph",
      between: [lowest.facts.slug, highest.facts.slug],
      reason: null,
      unless: null,
    },
  ];
}

export function overlapPh(resolved: readonly ResolvedActive[]): Verdict["ph"] {
  const named = resolved.flatMap(({ facts: { slug, ph } }) => (ph ? [{ slug, ph }] : []));
  if (named.length === 0) return null;
  const from = Math.max(...named.map(({ ph }) => ph.from));
  const to = Math.min(...named.map(({ ph }) => ph.to));
  if (from > to) return "none";
  const slugs = named.filter(({ ph }) => ph.from === from || ph.to === to).map(({ slug }) => slug);
  return { value: { from, to }, slugs };
}

export function lowest(
  resolved: readonly ResolvedActive[],
  read: (facts: ActiveFacts) => number | null,
): Shared<number> | null {
  const values = resolved.flatMap(({ facts }) => read(facts) ?? []);
  if (values.length === 0) return null;
  const value = Math.min(...values);
  return { value, slugs: resolved.filter(({ facts }) => read(facts) === value).map(slugOf) };
}

const strictness: readonly Sensitivity[] = ["avoid", "limit", "none"];

export function strictest(
  resolved: readonly ResolvedActive[],
  read: (facts: ActiveFacts) => Sensitivity | null,
): Shared<Sensitivity> | null {
  const value = strictness.find((each) => resolved.some(({ facts }) => read(facts) === each));
  if (value === undefined) return null;
  return { value, slugs: resolved.filter(({ facts }) => read(facts) === value).map(slugOf) };
}

export function commonForms(resolved: readonly ResolvedActive[]): Verdict["forms"] {
  const named = resolved.map(({ facts: { forms } }) => forms).filter((forms) => forms.length > 0);
  const [first, ...others] = named;
  return first ? first.filter((form) => others.every((forms) => forms.includes(form))) : null;
}

export function listPartners(resolved: readonly ResolvedActive[]): Verdict["partners"] {
  return resolved.flatMap(({ facts }, at) =>
    resolved
      .slice(at + 1)
      .filter(
        ({ facts: other }) =>
          facts.partners.includes(other.slug) || other.partners.includes(facts.slug),
      )
      .map((other) => [facts.slug, slugOf(other)] as const),
  );
}
