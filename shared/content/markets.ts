// The markets that formulas are judged for, in the order in which the desk offers them, and the places that limits hold in; an address
// that names no market means the first. One more is an id here, a record in market-limits.ts, its limits in nutrients.ts and entries, and
// its texts: what is keyed by a market or a place in the desk's documents. Data only.

export const marketIds = ["fr", "ue"] as const;
export type Market = (typeof marketIds)[number];

/** The market that an address without one stands for, and that sheets describe. */
export const homeMarket = marketIds[0] satisfies Market;

/** The Union, and those of its States of which a limit is known. */
export const placeIds = ["fr", "be", "it", "de", "dk", "ue"] as const;
export type Place = (typeof placeIds)[number];

/**
 * "law": a maximum of a text in force; "draft": of one that is not; "register": what the authority that takes declarations accepts;
 * "medicine": from this dose on it is, or may be, a medicine; "level": an intake from all sources that EFSA names; "agency": advice;
 * "annex": of the Cosmetics Regulation; "practice": usual.
 */
export type LimitKind =
  | "law"
  | "draft"
  | "register"
  | "medicine"
  | "level"
  | "agency"
  | "annex"
  | "practice";

/** Limits of one kind that hold in one place. */
export interface LimitClass<Where = Place> {
  readonly place: Where;
  readonly kind: LimitKind;
}

/** Who set a figure, and when; `year` is null where the source is dated by its name. */
interface Setter {
  readonly source: string;
  readonly year: number | null;
}

interface PlaceRecord {
  /** The text that sets maxima of nutrients, and the ruling that annulled some. */
  readonly law: (Setter & { readonly annulledBy: string }) | null;
  /** The figures of the authority that takes declarations (nutrients.ts: `registers`). */
  readonly register: Setter | null;
  /** The agency's opinion on a draft of the law (nutrients.ts: `drafts`). */
  readonly opinion: Setter | null;
}

const silent = { law: null, register: null, opinion: null } as const;

export const places = {
  fr: {
    law: { source: "order-2006", year: 2006, annulledBy: "council-of-state-2011" },
    register: { source: "complalim-2023", year: 2023 },
    opinion: { source: "anses-2024", year: 2024 },
  },
  // The annex of the royal decree of 30 May 2021 is still to be read: until then Belgium has no maxima of nutrients here.
  be: silent,
  it: { law: null, register: { source: "italy-2017", year: 2017 }, opinion: null },
  de: silent,
  dk: silent,
  ue: silent,
} as const satisfies Readonly<Record<Place, PlaceRecord>>;

/** Levels of EFSA. */
export const unionLevels = { place: "ue", kind: "level" } as const;

/** Texts of the Union on single substances: they hold in each State. */
export const unionLaw = { place: "ue", kind: "law" } as const;

/**
 * Markets that tolerate "probiotique" as the name of a category in supplements, and one sentence on flora, for live strains: in France a
 * letter of the DGCCRF, of January 2023. No text of the Union does.
 */
export const probioticMarkets: readonly Market[] = ["fr"];

/** The place and the kind of a limit, by its setter in the entries (`by`). Null: of no single place. */
export const limitSetters = {
  france: { place: "fr", kind: "law" },
  register: { place: "fr", kind: "register" },
  anses: { place: "fr", kind: "agency" },
  union: unionLevels,
  "union-law": unionLaw,
  belgium: { place: "be", kind: "law" },
  "belgium-medicine": { place: "be", kind: "medicine" },
  italy: { place: "it", kind: "register" },
  "germany-medicine": { place: "de", kind: "medicine" },
  denmark: { place: "dk", kind: "law" },
  annex: { place: null, kind: "annex" },
  panel: { place: null, kind: "agency" },
  "france-medicine": { place: "fr", kind: "medicine" },
  practice: { place: null, kind: "practice" },
} as const satisfies Readonly<Record<string, LimitClass<Place | null>>>;
