// The markets that formulas are judged for, in the order in which the desk offers them; an address that names none means the first.
// One more is a record here, its limits in nutrients.ts and entries, and its texts: what is keyed by a market in the desk's documents.
// Data only.

export const marketIds = ["fr", "ue"] as const;
export type Market = (typeof marketIds)[number];

/** What an address means that names none, and what sheets speak of. */
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
  /** Limits of supplements that end the window of a dose. */
  readonly binds: LimitClass;
  /** Limits that are shown beside those, and stop a dose where they are the higher ones; null where none are. */
  readonly beside: LimitClass | null;
}

const unionLevels = { market: "ue", kind: "level" } as const;

export const markets: Readonly<Record<Market, MarketRecord>> = {
  fr: { binds: { market: "fr", kind: "law" }, beside: unionLevels },
  ue: { binds: unionLevels, beside: null },
};

/** Who sets the limits that entries name (`by`), and what those of the nutrients are (nutrients.ts). Null: of no single market. */
export const limitSetters = {
  france: { market: "fr", kind: "law" },
  anses: { market: "fr", kind: "advice" },
  draft: { market: "fr", kind: "draft" },
  union: unionLevels,
  annex: { market: null, kind: "annex" },
  practice: { market: null, kind: "practice" },
} as const satisfies Readonly<Record<string, LimitClass<Market | null>>>;
