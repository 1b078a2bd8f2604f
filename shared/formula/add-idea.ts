// Puts what was read of an idea into a formula. Pure: the address without script and the press with it have the same result.
import type { Comma } from "#shared/words/amounts.ts";
import { type Dosing, longestAmount } from "./amounts.ts";
import { type Change, changeFormula } from "./change-formula.ts";
import { type DosedActive, type Formula, mostActives, type Wish } from "./formula.ts";
import type { IdeaPart, IdeaSettings } from "./idea.ts";
import { withSettings } from "./idea-settings.ts";
import { readAmount } from "./read-amount.ts";

/** The part of a choice that goes into a formula. */
export interface Addition {
  /**
   * A complex adds its nutrients, a need and one of our formulas theirs. `dose`: as in the address, "" where none is usual. `breaks`:
   * wishes with which an active does not go; of a need alone, whose actives are ours to choose.
   */
  readonly adds: readonly {
    readonly slug: string;
    readonly dose: string;
    readonly breaks?: readonly Wish[];
  }[];
  /** Of a need: its claims are shown first. */
  readonly subject?: Formula["subject"];
}

type Read = Pick<IdeaPart<Addition>, "choice" | "dose" | "twiceOf">;

export interface AddedIdea {
  readonly formula: Formula;
  /** Slugs of what the idea names and the formula has: first what it added or dosed anew. */
  readonly named: readonly string[];
  /** Slugs for which there was no room. */
  readonly leftOut: readonly string[];
}

export const slugsOfIdea = (parts: readonly Read[]): readonly string[] => [
  ...new Set(parts.flatMap(({ choice }) => choice?.adds.map(({ slug }) => slug) ?? [])),
];

/** A dose that cannot be read stays as it was typed. `dosingOf`: undefined for what the bench does not know. */
export function addIdea(
  formula: Formula,
  { parts, settings }: { readonly parts: readonly Read[]; readonly settings: IdeaSettings },
  dosingOf: (slug: string) => Dosing | undefined,
  comma: Comma,
): AddedIdea {
  let next = withSettings(formula, settings);
  for (const { choice, dose, twiceOf } of parts) {
    if (!choice || twiceOf) continue;
    const [only, ...others] = choice.adds;
    const typed = others.length === 0 ? dose : "";
    for (const { slug, dose: usual, breaks } of choice.adds) {
      if (breaks?.some((wish) => next.wishes.includes(wish))) continue;
      const dosing = dosingOf(slug);
      if (!dosing) continue;
      const isPresent = next.actives.some((each) => each.slug === slug);
      const isTyped = typed !== "" && slug === only?.slug;
      if (isPresent && !isTyped) continue;
      const dosed = isTyped ? readDose(slug, typed, dosing, comma) : readDose(slug, usual, dosing);
      next = changeFormula(next, isPresent ? doseOf(dosed) : { kind: "add", actives: [dosed] });
    }
    if (choice.subject) next = { ...next, subject: choice.subject };
  }
  const slugs = slugsOfIdea(parts);
  const isIn = (slug: string) => next.actives.some((each) => each.slug === slug);
  const isAsBefore = (slug: string) =>
    next.actives.some((each) => each.slug === slug && formula.actives.includes(each));
  return {
    formula: next,
    named: slugs.filter(isIn).toSorted((a, b) => Number(isAsBefore(a)) - Number(isAsBefore(b))),
    leftOut: next.actives.length >= mostActives ? slugs.filter((slug) => !isIn(slug)) : [],
  };
}

function readDose(
  slug: string,
  text: string,
  dosing: Dosing,
  comma: Comma | null = null,
): DosedActive {
  const missing = { slug, amount: null, unit: dosing.unit, unread: null };
  if (text === "") return missing;
  const read = readAmount(text, dosing, comma);
  if ("problem" in read)
    return { ...missing, unread: { text: text.slice(0, longestAmount), problem: read.problem } };
  const { amount, isInternational } = read;
  return { ...missing, amount, ...(isInternational && { isInternational }) };
}

const doseOf = ({ slug, amount, unit, unread, isInternational = false }: DosedActive): Change =>
  unread
    ? { kind: "unread", slug, ...unread }
    : { kind: "dose", slug, amount, unit, isInternational };
