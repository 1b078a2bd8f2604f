// The markets that formulas are judged for, in the order in which the desk offers them; an address that names none means the first.
// One more is a record here, its limits in nutrients.ts and entries, and its texts: what is keyed by a market in the desk's documents.
// Data only.

export const marketIds = ["fr", "ue"] as const;
export type Market = (typeof marketIds)[number];

/** The market that an address without one stands for, and that sheets describe. */
export const homeMarket = marketIds[0] satisfies Market;

/**
 * "law": a maximum of a text of law; "level": an upper or safe level that an agency of the Union names; "annex": of the Cosmetics
 * Regulation; "draft": of an order that is not in force; "advice": of an agency; "practice": usual.
 */
export type LimitKind = "law" | "level" | "annex" | "draft" | "advice" | "practice";

/** Limits of one kind that hold in one market. */
export interface LimitClass<Where = Market> {
  readonly market: Where;
  readonly kind: LimitKind;
}

interface MarketRecord {
  /** The text that sets maxima of nutrients, and the ruling that annulled some; null where each State has its own. */
  readonly law: {
    readonly source: string;
    readonly year: number;
    readonly annulledBy: string;
  } | null;
  /** The agency's opinion on a draft of that text (nutrients.ts: `drafts`). */
  readonly opinion: { readonly source: string; readonly year: number } | null;
  /** Limits of supplements that end the window of a dose. */
  readonly binds: LimitClass;
  /** Limits that are shown beside those, and stop a dose where they are the higher ones; null where none are. */
  readonly beside: LimitClass | null;
}

/** Levels of EFSA. */
export const unionLevels = { market: "ue", kind: "level" } as const;

export const markets = {
  fr: {
    law: { source: "order-2006", year: 2006, annulledBy: "council-of-state-2011" },
    opinion: { source: "anses-2024", year: 2024 },
    binds: { market: "fr", kind: "law" },
    beside: unionLevels,
  },
  ue: { law: null, opinion: null, binds: unionLevels, beside: null },
} as const satisfies Readonly<Record<Market, MarketRecord>>;

/** The market and the kind of a limit, by its setter in the entries (`by`). Null: of no single market. */
export const limitSetters = {
  france: { market: "fr", kind: "law" },
  anses: { market: "fr", kind: "advice" },
  union: unionLevels,
  annex: { market: null, kind: "annex" },
  practice: { market: null, kind: "practice" },
} as const satisfies Readonly<Record<string, LimitClass<Market | null>>>;
