// Lists the claims that may be made by subject and by nutrient, word for word, each with the amount that earns it.

import {
  type ClaimSubject,
  claimSubjectIds,
  claimSubjects,
} from "#shared/content/claim-subjects.ts";
import { textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import type { ClaimFacts } from "../desk-facts.ts";
import type { DeskWords } from "../desk-words.ts";
import { isOver } from "../engine/limits.ts";
import type { Sign } from "../findings.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { DoseTotal } from "../verdict.ts";
import type { ClaimGroup, ClaimPresentation } from "./presentation.ts";
import { nameOfTotal } from "./total-words.ts";

const signs: Readonly<Record<ClaimPresentation["state"], Sign>> = {
  earned: "lit",
  above: "barred",
  next: "empty",
  beyond: "empty",
  inexact: "dotted",
  withheld: "barred",
  proof: "dotted",
};

const order = Object.keys(signs);

function describeClaim(
  claim: ClaimFacts,
  state: ClaimPresentation["state"],
  rod: DoseTotal,
  context: JudgedFormula,
): ClaimPresentation {
  const { id, sentence, condition, tell, minimum } = claim;
  const terms = [condition, tell].filter((term) => term !== null);
  return {
    id,
    state,
    sign: signs[state],
    sentence: textOf(sentence),
    condition: terms.length > 0 ? context.words.sentences(...terms) : null,
    from: describeFrom(minimum, state, rod, context),
  };
}

function describeFrom(
  minimum: number,
  state: ClaimPresentation["state"],
  { maximum, europe, unit }: DoseTotal,
  { words, formula }: JudgedFormula,
): string {
  const { claim } = words.texts.said;
  if (state === "withheld") return textOf(claim.withheld);
  const amount = words.dose(minimum, unit);
  if (state === "inexact") return words.fill(claim.inexact, { amount });
  if (state === "above") return textOf(claim.above);
  if (state !== "beyond") return words.fill(state === "earned" ? claim.from : claim.at, { amount });
  const isOverMaximum = isOver(minimum, maximum);
  const stop = (isOverMaximum ? maximum : europe) ?? minimum;
  return words.fill(claim.beyond[isOverMaximum ? formula.market : "level"], {
    amount,
    over: words.dose(minimum - stop, unit),
    maximum: words.dose(stop, unit),
  });
}

/** All claims of a rod, with what has become of them. */
const claimsOf = (rod: DoseTotal, context: JudgedFormula): readonly ClaimPresentation[] => [
  ...rod.earned.map((claim) =>
    describeClaim(claim, rod.zone === "above" ? "above" : "earned", rod, context),
  ),
  ...rod.inexact.map((claim) => describeClaim(claim, "inexact", rod, context)),
  ...rod.next.map((claim) => describeClaim(claim, "next", rod, context)),
  ...rod.beyond.map((claim) => describeClaim(claim, "beyond", rod, context)),
  ...context.verdict.withheld
    .filter(({ claim }) => claim.nutrient === rod.nutrient)
    .map(({ claim }) => describeClaim(claim, "withheld", rod, context)),
];

export function describeByNutrient(context: JudgedFormula): readonly ClaimGroup[] {
  const { words, verdict } = context;
  return verdict.rods.flatMap((rod): ClaimGroup[] => {
    const claims = claimsOf(rod, context);
    if (claims.length === 0) return [];
    return [
      {
        id: rod.id,
        title: withCapital(nameOfTotal(rod, words)),
        summary: sumUp(rod, words),
        count: rod.earned.length,
        claims,
      },
    ];
  });
}

function sumUp({ earned, next, beyond, zone, unit }: DoseTotal, words: DeskWords): string {
  const { claims: texts, claim } = words.texts.said;
  const shown = earned.length > 0 ? earned : next.length > 0 ? next : beyond;
  if (shown.length === 0) return textOf(claim.withheld);
  const claims = words.count(texts, shown.length);
  const amount = words.dose(Math.min(...shown.map(({ minimum }) => minimum)), unit);
  if (earned.length === 0) return words.fill(claim.summaryNext, { claims, amount });
  return words.fill(zone === "above" ? claim.summaryAbove : claim.summary, { claims, amount });
}

/** The aspects that a serum's sheets describe, all of them to be proven. */
function describeAspects({ words, formula, facts }: JudgedFormula): readonly ClaimGroup[] {
  const claims = formula.actives.flatMap(({ slug }): ClaimPresentation[] => {
    const action = facts.actives[slug]?.action;
    if (!action) return [];
    const sentence = withCapital(textOf(action));
    return [
      {
        id: slug,
        state: "proof",
        sign: signs.proof,
        sentence,
        condition: null,
        from: words.active(slug),
      },
    ];
  });
  if (claims.length === 0) return [];
  const { claim } = words.texts.said;
  return [
    {
      id: "aspects",
      title: textOf(claim.aspects),
      summary: textOf(words.texts.say.aspectsNote),
      count: claims.length,
      claims,
    },
  ];
}

const isOf = (subject: ClaimSubject, id: string): boolean =>
  (claimSubjects[subject] as readonly string[]).includes(id.slice(id.indexOf("/") + 1));

/** Those within the limits and those a higher dose would earn, the chosen subject first. */
export function describeSubjects(context: JudgedFormula): readonly ClaimGroup[] {
  const { words, formula, verdict } = context;
  if (formula.instrument === "serum") return describeAspects(context);
  const all = verdict.rods
    .flatMap((rod) => claimsOf(rod, context))
    .filter(({ state }) => !["beyond", "inexact", "withheld"].includes(state));
  const subjects = claimSubjectIds.flatMap((id): ClaimGroup[] => {
    const claims = all
      .filter((claim) => isOf(id, claim.id))
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
    if (claims.length === 0) return [];
    const earned = claims.filter(({ state }) => state !== "next").length;
    return [
      {
        id,
        title: textOf(words.texts.subjects[id]),
        summary: sumUpSubject(claims, earned, words),
        count: earned,
        claims,
      },
    ];
  });
  // The one that earns most is shown first.
  return subjects.toSorted(
    (a, b) =>
      Number(b.id === formula.subject) - Number(a.id === formula.subject) || b.count - a.count,
  );
}

function sumUpSubject(
  claims: readonly ClaimPresentation[],
  earned: number,
  words: DeskWords,
): string {
  const { claim } = words.texts.said;
  const above = claims.filter(({ state }) => state === "above").length;
  const near = claims.length - earned;
  const gained = earned === 0 ? null : words.count(claim.earned, earned);
  return (
    words.chain(
      gained !== null && above > 0 ? `${gained}, ${words.count(claim.ofThemAbove, above)}` : gained,
      near > 0 ? words.count(claim.near, near) : null,
    ) ?? ""
  );
}

/** The notices that go with claims on a label; none where none is earned. */
export function describeClaimNotes({ words, formula, verdict }: JudgedFormula): readonly string[] {
  if (formula.instrument === "serum" || verdict.claims.length === 0) return [];
  const { say } = words.texts;
  const isSource = verdict.rods.some(({ earned, share }) => earned.length > 0 && share !== null);
  return [textOf(say.note), ...(isSource ? [textOf(say.sourceNote)] : []), textOf(say.dietNote)];
}
