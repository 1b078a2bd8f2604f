// The formula that answers a need: the actives whose claims speak of it, at doses that earn them and may be sold.
import { type ClaimSubject, claimSubjects } from "#shared/content/claim-subjects.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { judge } from "#shared/formula/engine/judge.ts";
import {
  type DosedActive,
  emptyFormula,
  type Formula,
  type Wish,
  wishes,
} from "#shared/formula/formula.ts";
import type { Verdict } from "#shared/formula/verdict.ts";
import { type DeskActive, deskActives } from "./desk-actives.ts";
import { firstDose } from "./first-dose.ts";
import { loadFactsOf } from "./load-desk-facts.ts";

/** More than these make no beginning any more. */
const mostOfNeed = 8;

/** Only codes and numbers of these verdicts are read, which are the same for every reader. */
const anyReader = { edition: editionIn("fr"), pageLanguage: "fr" } as const;

const judgeAlone = (formula: Formula): Verdict => judge(formula, loadFactsOf(formula, anyReader));

const empty = emptyFormula("complement");

const isSold = ({ rods, exclusions }: Verdict) =>
  exclusions.length === 0 && rods.every(({ zone }) => zone === "window");

interface Candidate {
  readonly dosed: DosedActive;
  readonly nutrient: string | null;
  /** Last parts of the ids of claims that the dose earns. */
  readonly earned: ReadonlySet<string>;
}

/** An active at its usual dose, or at the least that earns a claim; null where that is not simply sold. */
function toCandidate(active: DeskActive): Candidate | null {
  const dosed = (amount: number): DosedActive => ({
    slug: active.slug,
    amount,
    unit: active.unit,
    unread: null,
  });
  const open = (amount: number) => judgeAlone({ ...empty, actives: [dosed(amount)] });
  const usual = firstDose(active);
  const first = open(usual ?? 1);
  const nearest = first.rods[0]?.zone === "silent" ? first.rods[0].nearest?.amount : undefined;
  const amount = nearest ?? usual ?? 1;
  const verdict = nearest === undefined ? first : open(nearest);
  const [rod, ...others] = verdict.rods;
  if (!rod || others.length > 0 || rod.total !== amount || !isSold(verdict)) return null;
  return {
    dosed: dosed(amount),
    nutrient: rod.nutrient,
    earned: new Set(verdict.claims.map(({ claim }) => claim.id.split("/")[1] ?? "")),
  };
}

/** What earns most comes first, and a nutrient before the plants that hold it. */
const listCandidates = (): readonly Candidate[] =>
  [...deskActives.complement.values()]
    .flatMap((active) => {
      const candidate = active.kind === "liposome" ? toCandidate(active) : null;
      if (!candidate || active.kind !== "liposome") return [];
      return [{ ...candidate, isPlant: active.entry.categories.includes("vegetal") }];
    })
    .toSorted((a, b) => Number(a.isPlant) - Number(b.isPlant) || b.earned.size - a.earned.size);

/** The actives that do not go with a wish, by it. */
export const findBroken = (formula: Formula): ReadonlyMap<Wish, readonly string[]> =>
  new Map(judgeAlone({ ...formula, wishes }).wishes.map(({ wish, broken }) => [wish, broken]));

let candidates: readonly Candidate[] | null = null;
const made = new Map<ClaimSubject, Formula>();

/** Made at its first use. Empty where nothing that we have earns a claim on it. */
export function needFormula(subject: ClaimSubject): Formula {
  const known = made.get(subject);
  if (known) return known;
  candidates ??= listCandidates();
  let formula: Formula = { ...empty, subject };
  const supplied = new Set<string | null>();
  for (const { dosed, nutrient, earned } of candidates) {
    if (formula.actives.length >= mostOfNeed) break;
    // One source of a nutrient is enough to begin with.
    if (supplied.has(nutrient) || !claimSubjects[subject].some((end) => earned.has(end))) continue;
    const next = { ...formula, actives: [...formula.actives, dosed] };
    if (!isSold(judgeAlone(next))) continue;
    supplied.add(nutrient);
    formula = next;
  }
  made.set(subject, formula);
  return formula;
}
