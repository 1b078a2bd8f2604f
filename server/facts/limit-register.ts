// The register of limits: every nutrient and every substance that has one, by place and kind, with its source and its state.

import type { NutrientPart } from "#shared/content/comparisons.ts";
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
import type { Source } from "#shared/content/schema/status.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { nutrientComparison } from "#shared/facts/comparisons.ts";
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

/**
 * "in revision": a text in force of which a new draft is known; "none": its setter sets none; "unread": nobody has read the figure yet.
 */
export type LimitState =
  | "in force"
  | "in revision"
  | "annulled"
  | "draft"
  | "none"
  | "unread"
  | "stated";

/** A comparison of a figure with its source, or with a copy of it. */
export interface Compared {
  /** ISO day. */
  readonly on: string;
  readonly isCopy: boolean;
}

export interface RegisteredLimit extends LimitClass<Place | null> {
  /** Null where the state is why. */
  readonly amount: number | null;
  readonly unit: string;
  readonly state: LimitState;
  /** Id of its source. */
  readonly source: string;
  /** Null until somebody compared it. */
  readonly compared: Compared | null;
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
  readonly reference: {
    readonly amount: number;
    readonly unit: string;
    readonly compared: Compared | null;
  } | null;
  /** Our actives that supply it. */
  readonly actives: readonly NamedActive[];
  readonly limits: readonly RegisteredLimit[];
}

/** Vitamins and minerals, which have a reference value. */
export const limitedNutrients = (): readonly LimitedSubstance[] =>
  nutrientIds.map(nutrient).filter(({ reference }) => reference !== null);

/** Other substances with a limit: those that claims are about, then actives that supply none of them. */
export const limitedSubstances = (): readonly LimitedSubstance[] => [
  ...nutrientIds
    .map(nutrient)
    .filter(({ reference, limits }) => reference === null && limits.length > 0),
  ...liposomes
    .filter(({ nutrients, dose }) => !nutrients && dose.limits.length > 0)
    .map((entry) => ({
      id: entry.slug,
      name: entry.nom,
      basis: entry.dose.basis ?? null,
      reference: null,
      actives: [nameOf(entry)],
      limits: inOrder(ownLimits(entry)),
    })),
];

function nutrient(id: NutrientId): LimitedSubstance {
  const { reference, unit, drafts, upper } = nutrientOf(id);
  const actives = activesWith(id);
  const register = (
    limit: Pick<RegisteredLimit, "place" | "kind" | "amount" | "state" | "source">,
    more: Partial<Pick<RegisteredLimit, "year" | "about">> = {},
  ): RegisteredLimit => {
    const part = partOf[limit.kind];
    const source = part ? nutrientComparison(id, part) : findSource(limit.source);
    return {
      ...limit,
      // What was read of a level is the opinion itself.
      source: limit.kind === "level" && source ? source.id : limit.source,
      compared: comparedWith(source),
      unit,
      year: null,
      about: null,
      ...more,
    };
  };
  const limits: readonly RegisteredLimit[] = [
    ...limitsOfNutrient(id).map(({ place, kind, amount, source, year, about }) =>
      register(
        {
          place,
          kind,
          amount,
          source,
          state: stateOf(kind, drafts?.[place] !== undefined),
        },
        {
          year,
          // What the kind says already.
          about: about === null || about === "upper" ? null : statusTexts.sources.about[about],
        },
      ),
    ),
    ...placeIds.flatMap((place) => {
      const { law, register: own, opinion } = places[place];
      const without = (
        kind: LimitKind,
        state: LimitState | false,
        source: string | undefined,
      ): readonly RegisteredLimit[] =>
        state && source ? [register({ place, kind, state, source, amount: null })] : [];
      return [
        ...without("law", placesWithout(id).includes(place) && "annulled", law?.annulledBy),
        ...without("register", silenceOf(id, place), own?.source),
        ...without("draft", drafts?.[place]?.draft === "none" && "none", opinion?.source),
      ];
    }),
    ...(reference !== null && upper === null
      ? [register({ ...unionLevels, amount: null, state: "none", source: "efsa" })]
      : []),
    // Of actives that supply it alone: the amounts of others are not the nutrient's.
    ...actives.filter(({ nutrients }) => nutrients?.length === 1).flatMap(ownLimits),
  ];
  return {
    id,
    name: statusTexts.nutrients[id],
    basis: null,
    reference:
      reference === null
        ? null
        : {
            amount: reference,
            unit,
            compared: comparedWith(nutrientComparison(id, "reference")),
          },
    actives: actives.map(nameOf),
    limits: inOrder(limits),
  };
}

/** The part of a nutrient's figures that a comparison names; a kind without one is read at its source. */
const partOf: Readonly<Partial<Record<LimitKind, NutrientPart>>> = {
  law: "maxima",
  draft: "drafts",
  agency: "drafts",
  level: "upper",
};

/** Why a register has no figure, where it does not. */
function silenceOf(id: NutrientId, place: Place): "none" | "unread" | false {
  const figure = nutrientOf(id).registers?.[place];
  return figure === "none" || figure === "unread" ? figure : false;
}

const comparedWith = (source: Source | null): Compared | null =>
  source?.accessed ? { on: source.accessed, isCopy: source.copy !== undefined } : null;

function stateOf(kind: LimitKind, isRevised: boolean): LimitState {
  if (kind === "draft") return "draft";
  if (kind === "law" || kind === "annex") return isRevised ? "in revision" : "in force";
  return "stated";
}

const ownLimits = ({ dose }: Liposome): readonly RegisteredLimit[] =>
  dose.limits.map(({ by, amount, unit, source, about }) => ({
    ...limitSetters[by],
    amount,
    unit,
    state: stateOf(limitSetters[by].kind, false),
    source,
    compared: comparedWith(findSource(source)),
    year: null,
    about: about ?? null,
  }));

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
  compared: comparedWith(findSource(source)),
  year: null,
  about: null,
});

const nameOf = ({ slug, nom }: Liposome): NamedActive => ({
  path: pathOfEntry("liposome", slug),
  name: nom,
});

/** The order of places, and of kinds within each. */
const placeOf = ({ place, kind }: LimitClass<Place | null>) =>
  (place === null ? placeIds.length : placeIds.indexOf(place)) * kindIds.length +
  kindIds.indexOf(kind);

export const inOrder = <Each extends LimitClass<Place | null>>(limits: readonly Each[]) =>
  limits.toSorted((a, b) => placeOf(a) - placeOf(b));
