// The register of limits: every nutrient and every substance that has one, by place and kind, with its source and its state.
import { cosmeticGroups } from "#shared/content/cosmetic-groups.ts";
import type { CosmeticPlace } from "#shared/content/cosmetic-places.ts";
import {
  type LimitClass,
  type LimitKind,
  limitSetters,
  type Place,
  placeIds,
  places,
  unionLevels,
} from "#shared/content/markets.ts";
import { type NutrientId, nutrientIds, nutrientOf } from "#shared/content/nutrients.ts";
import type { Liposome } from "#shared/content/schema/entries.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { limitsOfNutrient, placesWithout } from "#shared/facts/nutrient-limits.ts";
import { pathOfEntry } from "#shared/families/families.ts";
import { liposomes, niosomes } from "#shared/generated/entries.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { activesWith } from "./claim-register.ts";
import { findSource } from "./find-source.ts";

/** In the order of columns: what binds, what is practice, what is to come, what is advised. */
const kindIds = [
  "law",
  "register",
  "draft",
  "agency",
  "medicine",
  "level",
  "annex",
  "practice",
] as const satisfies readonly LimitKind[];

/** "in revision": a text in force of which a new draft is known; "none": its setter looked, and sets none. */
export type LimitState = "in force" | "in revision" | "annulled" | "draft" | "none" | "stated";

export interface RegisteredLimit extends LimitClass<Place | null> {
  /** Null where the state is why. */
  readonly amount: number | null;
  readonly unit: string;
  readonly state: LimitState;
  /** Id of its source. */
  readonly source: string;
  /** Year of the figure; null where the source is dated by itself. */
  readonly year: number | null;
  /** What or whom it is for. */
  readonly about: Translated | null;
  /** Of cosmetics: where they are used, the entry of the annex, the pH from which on it holds. */
  readonly where?: CosmeticPlace;
  readonly annex?: string;
  readonly leastPh?: number;
}

/** An active of ours by its sheet. */
interface NamedActive {
  readonly path: string;
  readonly name: Translated;
}

export interface LimitedSubstance {
  /** Of the nutrient, or the slug of the active. */
  readonly id: string;
  readonly name: Translated;
  /** What amounts of an active are of. */
  readonly basis: Translated | null;
  /** Nutrient reference value. */
  readonly reference: { readonly amount: number; readonly unit: string } | null;
  /** Our actives that supply it. */
  readonly actives: readonly NamedActive[];
  readonly limits: readonly RegisteredLimit[];
  /** ISO day on which someone compared its figures with their sources; null until then. */
  readonly compared: string | null;
}

export const limitedNutrients = (): readonly LimitedSubstance[] => nutrientIds.map(nutrient);

/** Actives that supply no nutrient and have a limit of their own. */
export const limitedActives = (): readonly LimitedSubstance[] =>
  liposomes
    .filter(({ nutrients, dose }) => !nutrients && dose.limits.length > 0)
    .map((entry) => ({
      id: entry.slug,
      name: entry.nom,
      basis: entry.dose.basis ?? null,
      reference: null,
      actives: [nameOf(entry)],
      limits: inOrder(ownLimits(entry)),
      compared: earliest(entry.dose.limits.map(({ source }) => findSource(source).accessed)),
    }));

function nutrient(id: NutrientId): LimitedSubstance {
  const { reference, unit, drafts, upper, checked } = nutrientOf(id);
  const actives = activesWith(id);
  const without = (
    place: Place,
    kind: LimitKind,
    state: LimitState,
    source: string,
  ): RegisteredLimit => ({
    place,
    kind,
    state,
    source,
    amount: null,
    unit,
    year: null,
    about: null,
  });
  const limits: readonly RegisteredLimit[] = [
    ...limitsOfNutrient(id).map((limit) => ({
      ...limit,
      unit,
      // What the kind says already.
      about:
        limit.about === null || limit.about === "upper"
          ? null
          : statusTexts.sources.about[limit.about],
      state: stateOf(limit, drafts?.[limit.place] !== undefined),
    })),
    ...placesWithout(id).flatMap((place) => {
      const { law } = places[place];
      return law ? [without(place, "law", "annulled", law.annulledBy)] : [];
    }),
    ...placeIds.flatMap((place) => {
      const { opinion } = places[place];
      return opinion && drafts?.[place]?.draft === "none"
        ? [without(place, "draft", "none", opinion.source)]
        : [];
    }),
    ...(reference !== null && upper === null
      ? [without(unionLevels.place, unionLevels.kind, "none", "efsa")]
      : []),
    // Of actives that supply it alone: the amounts of others are not the nutrient's.
    ...actives.filter(({ nutrients }) => nutrients?.length === 1).flatMap(ownLimits),
  ];
  return {
    id,
    name: statusTexts.nutrients[id],
    basis: null,
    reference: reference === null ? null : { amount: reference, unit },
    actives: actives.map(nameOf),
    limits: inOrder(limits),
    compared: checked || null,
  };
}

/** Actives of serums that an annex of the Cosmetics Regulation limits, or for which experts advise a level: per cents. */
export const limitedCosmetics = (): readonly LimitedSubstance[] =>
  niosomes.flatMap((entry) => {
    const { limits, group, advice, basis = null } = entry.use;
    const own: readonly RegisteredLimit[] = [
      ...limits.map(({ where, percent, entry: annex, source, about = null }) => ({
        ...limitOfCosmetic(percent, source),
        where,
        about,
        ...(annex === undefined ? {} : { annex }),
      })),
      ...[...(group ? cosmeticGroups[group].advice : []), ...advice].map(
        ({ percent, ph, source }) => ({
          ...limitOfCosmetic(percent, source),
          place: null,
          kind: "agency" as const,
          state: "stated" as const,
          leastPh: ph,
        }),
      ),
    ];
    if (own.length === 0) return [];
    return {
      id: entry.slug,
      name: entry.nom,
      basis,
      reference: null,
      actives: [{ path: pathOfEntry("niosome", entry.slug), name: entry.nom }],
      limits: own,
      compared: earliest(own.map(({ source }) => findSource(source).accessed)),
    };
  });

/** The annexes hold in the Union. */
const limitOfCosmetic = (percent: number, source: string): RegisteredLimit => ({
  place: unionLevels.place,
  kind: "annex",
  amount: percent,
  unit: "percent",
  state: "in force",
  source,
  year: null,
  about: null,
});

const nameOf = ({ slug, nom }: Liposome): NamedActive => ({
  path: pathOfEntry("liposome", slug),
  name: nom,
});

function stateOf({ kind }: LimitClass<Place | null>, isRevised: boolean): LimitState {
  if (kind === "draft") return "draft";
  if (kind === "law" || kind === "annex") return isRevised ? "in revision" : "in force";
  return "stated";
}

const ownLimits = ({ dose }: Liposome): readonly RegisteredLimit[] =>
  dose.limits.map(({ by, amount, unit, source, about }) => ({
    ...limitSetters[by],
    amount,
    unit,
    state: stateOf(limitSetters[by], false),
    source,
    year: null,
    about: about ?? null,
  }));

/** The order of places, and of kinds within each. */
const placeOf = ({ place, kind }: LimitClass<Place | null>) =>
  (place === null ? placeIds.length : placeIds.indexOf(place)) * kindIds.length +
  kindIds.indexOf(kind);

export const inOrder = <Each extends LimitClass<Place | null>>(limits: readonly Each[]) =>
  limits.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The earliest of days, or null where one is not known yet. */
const earliest = (days: readonly string[]): string | null =>
  days.includes("") ? null : (days.toSorted()[0] ?? null);
