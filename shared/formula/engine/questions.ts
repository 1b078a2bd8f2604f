// Lists the questions on a formula that only the laboratory can answer.
import { type ActiveFacts, isStrain } from "../desk-facts.ts";
import type { Formula } from "../formula.ts";
import { orderChoices } from "../order-choices.ts";
import type { DoseTotal, Exclusion, JudgedWish, Question, Room } from "../verdict.ts";
import { isForAuthority } from "./doubts.ts";
import { isUnionLaw } from "./limits.ts";
import { type ResolvedActive, slugOf } from "./resolved-active.ts";

export function listQuestions({
  resolved,
  rods,
  exclusions,
  wishes,
  room: { capacity },
  formula,
}: {
  readonly resolved: readonly ResolvedActive[];
  readonly rods: readonly DoseTotal[];
  readonly exclusions: readonly Exclusion[];
  readonly wishes: readonly JudgedWish[];
  readonly room: Room;
  readonly formula: Formula;
}): readonly Question[] {
  const { instrument, container, packaging, destination } = formula;
  if (resolved.length === 0) return [];
  const slugsOf = (test: (facts: ActiveFacts) => boolean) =>
    resolved.filter(({ facts }) => test(facts)).map(slugOf);
  const about = (id: Extract<Question, { slugs: unknown }>["id"], slugs: readonly string[]) =>
    slugs.length > 0 ? [{ id, slugs: [...new Set(slugs)] }] : [];
  const slugsIn = (test: (rod: DoseTotal) => boolean) =>
    rods.filter(test).flatMap(({ parts }) => parts.map(({ slug }) => slug));
  const isOver = ({ zone, passed }: DoseTotal) => zone === "above" && passed?.amount !== 0;
  const isKindOpen = ({ doubts }: DoseTotal) => doubts.some(({ code }) => code === "kind-unnamed");
  const wished = wishes.map(({ wish, open }) => ({ id: "wish", wish, open }) as const);
  const isVeganAsked = wishes.some(({ wish }) => wish === "vegan");
  const encapsulated = exclusions.flatMap(({ unless, between }) =>
    unless === "encapsulated" ? between : [],
  );
  const isCountryOpen = destination === null && orderChoices(formula).destination.length > 0;
  const country = isCountryOpen ? [{ id: "country" } as const] : [];
  const dry = exclusions.flatMap(({ unless, between }) => (unless === "dry" ? between : []));
  if (instrument === "serum")
    return [
      { id: "base" },
      ...about("above", slugsIn(isOver)),
      ...about(
        "not-here",
        slugsIn(({ passed }) => passed?.amount === 0),
      ),
      ...about("kind", slugsIn(isKindOpen)),
      ...about(
        "level",
        slugsIn((rod) => rod.zone === "unconfirmed" && !isKindOpen(rod)),
      ),
      ...about("encapsulated", encapsulated),
      ...(isVeganAsked ? [] : [{ id: "carrier" } as const]),
      ...wished,
      { id: "stability" },
      ...country,
    ];
  const isLiposomal = resolved.some(
    ({ facts: { kind } }) => kind === "liposome" || kind === "nutrient",
  );
  return [
    ...(isLiposomal ? [{ id: "load" } as const] : []),
    ...about(
      "unit",
      slugsIn(({ slip }) => slip !== null),
    ),
    ...about(
      "strength",
      slugsOf(({ isStrengthOpen = false }) => isStrengthOpen),
    ),
    ...about(
      "share",
      slugsOf(({ supplies }) => supplies.some(({ share }) => share === null)),
    ),
    ...about(
      "over-union",
      slugsIn(({ passed }) => passed !== null && isUnionLaw(passed)),
    ),
    ...about("above", slugsIn(isForAuthority)),
    ...about(
      "vitamer",
      slugsOf(({ supplies }) => supplies.some(({ nutrient }) => nutrient === "niacin")),
    ),
    ...about(
      "status",
      slugsOf(({ status }) => status !== "known"),
    ),
    ...about(
      "beverage",
      slugsOf(
        ({ wordings }) =>
          container === "liquide" && wordings.some((words) => words.isOtherInBeverages),
      ),
    ),
    ...about("encapsulated", encapsulated),
    ...about("dry", dry),
    ...about("minimum-cells", slugsOf(isStrain)),
    ...about("medium", slugsOf(isStrain)),
    ...about(
      "vegan",
      slugsOf(({ vegan }) => vegan === null && !isVeganAsked),
    ),
    ...wished,
    ...(capacity === null ? [{ id: "capacity", container } as const] : []),
    { id: "overage" },
    { id: "taste" },
    ...(packaging === null ? [{ id: "packaging" } as const] : []),
    ...country,
  ];
}
