// Judges the wishes on a formula by the facts of its actives. What nobody has said breaks no wish and grants none.
import { type ActiveFacts, isStrain } from "../desk-facts.ts";
import { type BrokenWishCode, type Finding, finding, type OpenWishCode } from "../findings.ts";
import type { Formula, Wish } from "../formula.ts";
import type { Exclusion, JudgedWish } from "../verdict.ts";
import { type ResolvedActive, slugOf } from "./resolved-active.ts";

interface Rule {
  readonly broken: BrokenWishCode;
  readonly unconfirmed: OpenWishCode;
  readonly isBroken: (facts: ActiveFacts) => boolean;
  readonly isOpen: (facts: ActiveFacts) => boolean;
}

const rules: Readonly<Record<Wish, Rule>> = {
  vegan: {
    broken: "not-vegan",
    unconfirmed: "vegan-unconfirmed",
    isBroken: ({ vegan }) => vegan === false,
    isOpen: ({ vegan }) => vegan === null,
  },
  "sans-allergene": {
    broken: "allergen",
    unconfirmed: "allergens-unconfirmed",
    isBroken: ({ allergens, fragranceAllergens }) =>
      allergens.length > 0 || fragranceAllergens.some(({ isCertain }) => isCertain),
    // The medium of a strain, and a nutrient that no entry supplies alone.
    isOpen: (facts) =>
      isStrain(facts) || facts.kind === "nutrient" || facts.fragranceAllergens.length > 0,
  },
  "sans-conservateur": {
    broken: "preservative",
    unconfirmed: "preservatives-unconfirmed",
    isBroken: ({ isPreservative = false }) => isPreservative,
    isOpen: () => false,
  },
};

export const judgeWishes = (
  resolved: readonly ResolvedActive[],
  { wishes }: Formula,
): readonly JudgedWish[] =>
  wishes.map((wish) => {
    const { isBroken, isOpen } = rules[wish];
    const broken = resolved.filter(({ facts }) => isBroken(facts));
    const open = resolved.filter((each) => !broken.includes(each) && isOpen(each.facts));
    return { wish, broken: broken.map(slugOf), open: open.map(slugOf) };
  });

/** What breaks a wish is an exclusion: nothing but its going puts it right. */
export const listBroken = (judged: readonly JudgedWish[]): readonly Exclusion[] =>
  judged
    .filter(({ broken }) => broken.length > 0)
    .map(({ wish, broken }) => ({ kind: wish, between: broken, reason: null, unless: null }));

/** The code of an exclusion in the answer. */
export const codeOfExclusion = ({ kind }: Exclusion): BrokenWishCode | "excluded" =>
  kind === "conflict" || kind === "ph" || kind === "form" ? "excluded" : rules[kind].broken;

/** Wishes that nothing breaks: of what comes with the actives nobody has said yet. */
export const listUnconfirmed = (judged: readonly JudgedWish[]): readonly Finding<OpenWishCode>[] =>
  judged
    .filter(({ broken }) => broken.length === 0)
    .map(({ wish, open }) => finding(rules[wish].unconfirmed, { slugs: open }));
