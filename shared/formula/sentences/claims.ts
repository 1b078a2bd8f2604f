// What may be said: claims by subject and by nutrient, word for word, each with the amount that earns it.

import {
  type ClaimSubject,
  claimSubjectIds,
  claimSubjects,
} from "#shared/content/claim-subjects.ts";
import { markets } from "#shared/content/markets.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { ClaimFacts } from "../desk-facts.ts";
import { isOver } from "../engine/limits.ts";
import type { Sign } from "../findings.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { Rod } from "../verdict.ts";
import { startBig, type Voice } from "../voice.ts";
import type { SaidClaim, SaidClaims } from "./presentation.ts";
import { nameOfRod } from "./total-words.ts";

const signs: Readonly<Record<SaidClaim["state"], Sign>> = {
  earned: "lit",
  above: "barred",
  next: "empty",
  beyond: "empty",
  proof: "dotted",
};

const order = Object.keys(signs);

function sayClaim(
  claim: ClaimFacts,
  state: SaidClaim["state"],
  rod: Rod,
  context: JudgedFormula,
): SaidClaim {
  const { id, sentence, condition, minimum } = claim;
  return {
    id,
    state,
    sign: signs[state],
    sentence: textOf(sentence),
    condition: condition && textOf(condition),
    from: sayFrom(minimum, state, rod, context),
  };
}

function sayFrom(
  minimum: number,
  state: SaidClaim["state"],
  { maximum, europe, unit }: Rod,
  { voice, formula }: JudgedFormula,
): string {
  const { claim } = voice.texts.said;
  const amount = voice.amount(minimum, unit);
  if (state === "above") return textOf(claim.above);
  if (state !== "beyond") return voice.say(state === "earned" ? claim.from : claim.at, { amount });
  const { binds, beside } = markets[formula.market];
  const isOverMaximum = isOver(minimum, maximum);
  const stop = (isOverMaximum ? maximum : europe) ?? minimum;
  const { market } = isOverMaximum || !beside ? binds : beside;
  return voice.say(claim.beyond[market], {
    amount,
    over: voice.amount(minimum - stop, unit),
    maximum: voice.amount(stop, unit),
  });
}

/** All claims of a rod, with what has become of them. */
const claimsOf = (rod: Rod, context: JudgedFormula): readonly SaidClaim[] => [
  ...rod.earned.map((claim) =>
    sayClaim(claim, rod.zone === "above" ? "above" : "earned", rod, context),
  ),
  ...rod.next.map((claim) => sayClaim(claim, "next", rod, context)),
  ...rod.beyond.map((claim) => sayClaim(claim, "beyond", rod, context)),
];

export function sayByNutrient(context: JudgedFormula): readonly SaidClaims[] {
  const { voice, verdict } = context;
  return verdict.rods.flatMap((rod): SaidClaims[] => {
    const claims = claimsOf(rod, context);
    if (claims.length === 0) return [];
    return [
      {
        id: rod.id,
        title: startBig(nameOfRod(rod, voice)),
        summary: sumUp(rod, voice),
        count: rod.earned.length,
        claims,
      },
    ];
  });
}

function sumUp({ earned, next, beyond, zone, unit }: Rod, voice: Voice): string {
  const { claims: texts, claim } = voice.texts.said;
  const shown = earned.length > 0 ? earned : next.length > 0 ? next : beyond;
  const claims = voice.count(texts, shown.length);
  const amount = voice.amount(Math.min(...shown.map(({ minimum }) => minimum)), unit);
  if (earned.length === 0) return voice.say(claim.summaryNext, { claims, amount });
  return voice.say(zone === "above" ? claim.summaryAbove : claim.summary, { claims, amount });
}

/** Of a serum, what its sheets describe, all of it to be proven. */
function sayAspects({ voice, formula, facts }: JudgedFormula): readonly SaidClaims[] {
  const claims = formula.actives.flatMap(({ slug }): SaidClaim[] => {
    const action = facts.actives[slug]?.action;
    if (!action) return [];
    const sentence = startBig(textOf(action));
    return [
      {
        id: slug,
        state: "proof",
        sign: signs.proof,
        sentence,
        condition: null,
        from: voice.active(slug),
      },
    ];
  });
  if (claims.length === 0) return [];
  const { claim } = voice.texts.said;
  return [
    {
      id: "aspects",
      title: textOf(claim.aspects),
      summary: textOf(voice.texts.say.aspectsNote),
      count: claims.length,
      claims,
    },
  ];
}

const isOf = (subject: ClaimSubject, id: string): boolean =>
  (claimSubjects[subject] as readonly string[]).includes(id.slice(id.indexOf("/") + 1));

/** Those within the limits and those a higher dose would earn, the chosen subject first. */
export function saySubjects(context: JudgedFormula): readonly SaidClaims[] {
  const { voice, formula, verdict } = context;
  if (formula.instrument === "serum") return sayAspects(context);
  const all = verdict.rods
    .flatMap((rod) => claimsOf(rod, context))
    .filter(({ state }) => state !== "beyond");
  const subjects = claimSubjectIds.flatMap((id): SaidClaims[] => {
    const claims = all
      .filter((claim) => isOf(id, claim.id))
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
    if (claims.length === 0) return [];
    const earned = claims.filter(({ state }) => state !== "next").length;
    return [
      {
        id,
        title: textOf(voice.texts.subjects[id]),
        summary: sumUpSubject(claims, earned, voice),
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

function sumUpSubject(claims: readonly SaidClaim[], earned: number, voice: Voice): string {
  const { claim } = voice.texts.said;
  const above = claims.filter(({ state }) => state === "above").length;
  const near = claims.length - earned;
  const gained = earned === 0 ? null : voice.count(claim.earned, earned);
  return (
    voice.chain(
      gained !== null && above > 0 ? `${gained}, ${voice.count(claim.ofThemAbove, above)}` : gained,
      near > 0 ? voice.count(claim.near, near) : null,
    ) ?? ""
  );
}

/** What goes with claims on a label; nothing where none is earned. */
export function sayClaimNotes({ voice, formula, verdict }: JudgedFormula): readonly string[] {
  if (formula.instrument === "serum" || verdict.claims.length === 0) return [];
  const { say } = voice.texts;
  const isSource = verdict.rods.some(({ earned, share }) => earned.length > 0 && share !== null);
  return [textOf(say.note), ...(isSource ? [textOf(say.sourceNote)] : []), textOf(say.dietNote)];
}
