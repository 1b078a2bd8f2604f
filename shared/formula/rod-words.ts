// What is called how at a rod: its name, its sum, the limit it has passed, the next claims.
import { textOf } from "#shared/editions/edition.ts";
import type { DeskFacts, Limit } from "./desk-facts.ts";
import type { Formula } from "./formula.ts";
import type { JudgedLimit, Rod, Verdict } from "./verdict.ts";
import type { Voice } from "./voice.ts";

/** What a rod is said from. */
export interface RodContext {
  readonly voice: Voice;
  readonly formula: Formula;
  readonly facts: DeskFacts;
  readonly verdict: Verdict;
}

export const nameOfRod = ({ nutrient, parts }: Rod, voice: Voice): string =>
  nutrient ? voice.nutrient(nutrient) : voice.actives(parts.map(({ slug }) => slug));

/** With its article, where the language has one. */
export const namedRod = (rod: Rod, voice: Voice): string =>
  rod.nutrient ? textOf(voice.texts.said.named[rod.nutrient]) : nameOfRod(rod, voice);

export type Edge = "france" | "union" | "annex";

/** The limit that a dose has passed: the European one where it is past both. */
export function passedLimit(
  { zone, limits }: Rod,
  { market, instrument }: Formula,
): (JudgedLimit & { readonly kind: Edge }) | null {
  if (zone !== "above") return null;
  const order: readonly Edge[] =
    instrument === "serum" ? ["annex"] : market === "ue" ? ["union"] : ["union", "france"];
  for (const kind of order) {
    const [least] = limits
      .filter((limit) => limit.kind === kind && limit.isExceeded)
      .toSorted((a, b) => a.amount - b.amount);
    if (least) return { ...least, kind };
  }
  return null;
}

/** "4 mg au-dessus du maximum français", or where an active may be put that may not be put here. */
export function sayOver(
  rod: Rod,
  { amount, unit, kind }: Limit & { readonly kind: Edge },
  voice: Voice,
): string {
  const { rod: texts } = voice.texts.said;
  if (amount === 0) {
    const places = rod.limits.flatMap((limit) =>
      limit.amount === 0 && limit.about ? [textOf(limit.about)] : [],
    );
    return voice.say(texts.notHere, { places: voice.list([...new Set(places)]) });
  }
  return voice.say(texts.over[kind], { amount: voice.amount((rod.total ?? 0) - amount, unit) });
}

/** What no dose of a rod may pass, of the law and of the Union. */
export const ceilingOf = ({ maximum, europe }: Rod): number | null =>
  maximum === null || europe === null ? (maximum ?? europe) : Math.min(maximum, europe);

/** "au moins 80 mg" where a part has no dose yet, or nobody has said what it supplies. */
export const sayTotal = ({ total, isLeast, unit, parts }: Rod, voice: Voice): string | null => {
  if (total === null) return null;
  const amount = voice.amount(total, unit);
  return isLeast || parts.some((part) => part.amount === null)
    ? voice.say(voice.texts.said.atLeast, { amount })
    : amount;
};

const isExceededAdvice = ({ kind, isExceeded }: JudgedLimit) => kind === "advice" && isExceeded;

/** What a French agency advises against a dose that no law forbids, least first: in France alone. */
export const adviceAgainst = (
  { zone, limits }: Rod,
  { market }: Formula,
): readonly JudgedLimit[] =>
  market === "fr" && (zone === "window" || zone === "silent")
    ? limits.filter(isExceededAdvice).toSorted((a, b) => a.amount - b.amount)
    : [];

/** "ANSES, 2024", else the whole name. */
export const sourceOf = ({ source, year }: Limit): string => {
  const name = textOf(source);
  return year === null ? name : `${name.split(",")[0]}, ${year}`;
};

/** Advice that a dose goes against though it may be sold; of what has no claim, also advice that it follows. */
export function listToldApart(rod: Rod, formula: Formula): readonly JudgedLimit[] {
  if (rod.nutrient === null && rod.zone !== "unconfirmed")
    return rod.limits.filter(({ kind }) => kind === "advice" || kind === "practice");
  return adviceAgainst(rod, formula);
}

/** Claims that the least of higher doses earns. */
export function nearestNext({ next }: Rod): { amount: number; count: number } | null {
  if (next.length === 0) return null;
  const amount = Math.min(...next.map(({ minimum }) => minimum));
  return { amount, count: next.filter(({ minimum }) => minimum === amount).length };
}
