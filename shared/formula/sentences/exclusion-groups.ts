// Exclusions as they are told: those that many actives have with one stand under its name, and what
// several have in common is said once.
import { textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import { joinSentences } from "../desk-words.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { Exclusion } from "../verdict.ts";
import { describeBearable, describeConflict } from "./conflicts.ts";
import type { Fix } from "./presentation.ts";

/** Pairs of one active that are told together, at least. */
const leastTogether = 3;

type Told = ReturnType<typeof describeConflict>;

/** In their order, each group where its first stands. Cost: of n exclusions (190 pairs of twenty actives at most) n² steps. */
export function describeExclusions(
  exclusions: readonly Exclusion[],
  context: JudgedFormula,
): readonly Told[] {
  const told: Told[] = [];
  let rest = exclusions;
  while (rest[0]) {
    const [first] = rest;
    const common = isGrouped(first) ? mostNamed(first, rest) : null;
    const group = common === null ? [] : rest.filter((each) => hasIn(each, first, common));
    if (common !== null && group.length >= leastTogether) {
      told.push(describeGroup(common, group, context));
      rest = rest.filter((each) => !group.includes(each));
    } else {
      told.push(describeConflict(first, context));
      rest = rest.slice(1);
    }
  }
  return told;
}

/** Advice on when to take them excludes nothing. */
const isGrouped = ({ kind, unless }: Exclusion): boolean =>
  kind === "conflict" && unless !== "apart";

const hasIn = (one: Exclusion, like: Exclusion, slug: string): boolean =>
  isGrouped(one) && one.between.includes(slug) && (one.unless === null) === (like.unless === null);

/** Of the two actives of a pair the one with more of its kind. */
function mostNamed(pair: Exclusion, all: readonly Exclusion[]): string | null {
  const counted = pair.between.map((slug) => ({
    slug,
    count: all.filter((each) => hasIn(each, pair, slug)).length,
  }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.slug ?? null;
}

function describeGroup(slug: string, group: readonly Exclusion[], { words }: JudgedFormula): Told {
  const { together } = words.texts.said;
  const told = ([null, "encapsulated", "dry"] as const).flatMap((unless) => {
    const alike = group.filter((each) => each.unless === unless);
    if (alike.length === 0) return [];
    const others = words.actives(
      alike.flatMap(({ between }) => between.filter((each) => each !== slug)),
    );
    const names = unless === null ? others : describeBearable(unless, others, words);
    const reasons = alike.flatMap(({ reason }) => (reason ? [textOf(reason)] : []));
    return [
      words.fill(together.with, { names }),
      ...new Set(reasons),
      unless && textOf(together[unless]),
    ];
  });
  const name = words.active(slug);
  const fix: Fix = { kind: "remove", slug, label: words.fill(together.remove, { name }) };
  return {
    title: withCapital(words.count(together.grouped, group.length, { name })),
    text: joinSentences(...told),
    fixes: group.every(({ unless }) => unless === null) ? [fix] : [],
  };
}
