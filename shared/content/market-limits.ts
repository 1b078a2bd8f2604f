// How the limits of supplements hold in each market. Apart from markets.ts, of which every page has the names. Data only.
import { type LimitClass, type Market, type Place, unionLaw, unionLevels } from "./markets.ts";

/** How the limits of supplements hold in a market. */
export interface MarketRecord {
  /** Over one of them a dose is not sold. */
  readonly bars: readonly LimitClass<Place | null>[];
  /** Each ends the window: a dose over one is to be confirmed, one over all of them is not sold. */
  readonly lines: readonly LimitClass[];
  /** Intakes from all sources, shown beside those: over one that none of the lines is above, a dose is not sold. */
  readonly beside: LimitClass | null;
  /** States where what is sold here is sold too: a dose over a limit of theirs is to be confirmed. */
  readonly contains: readonly Place[];
}

export const markets: Readonly<Record<Market, MarketRecord>> = {
  // Compl'Alim takes declarations by its own figures, while the order of 2006, in force, awaits its revision.
  fr: {
    bars: [unionLaw],
    lines: [
      { place: "fr", kind: "law" },
      { place: "fr", kind: "register" },
    ],
    beside: unionLevels,
    contains: [],
  },
  ue: {
    bars: [unionLaw],
    lines: [],
    beside: unionLevels,
    contains: ["fr", "be", "it", "de", "dk"],
  },
};
