// What of our registers somebody compared with a source, entry by entry. `stand` is a fingerprint of what was compared: an entry that
// changes afterwards stops the build, which wants a new comparison. What is not here nobody compared: `npm run regulatory` lists it.
// Data only.

/** English and French: the sentence of a claim with what its food must meet and what consumers are told. */
export const claimParts = ["fr", "en", "minimum", "decision"] as const;
export type ClaimPart = (typeof claimParts)[number];

export const nutrientParts = ["reference", "maxima", "drafts", "upper"] as const;
export type NutrientPart = (typeof nutrientParts)[number];

/** `source`: what was read; its `accessed` is the day, and its `copy` says where it was not the official text. */
export type Comparison = {
  readonly source: string;
  readonly stand: string;
  /** Ids of the entries that were compared, or of those that were not. */
  readonly entries: { readonly only: readonly string[] } | { readonly except: readonly string[] };
} & (
  | { readonly of: "claims"; readonly part: ClaimPart }
  | { readonly of: "nutrients"; readonly part: NutrientPart }
);

/** Claims whose condition is not that of a nutrient's "source of". */
const withOwnMinimum = [
  "vitamin-c/immune-system-exercise",
  "epa-dha/heart",
  "epa-dha/triglycerides",
  "epa-dha/blood-pressure",
  "dha/brain",
  "dha/vision",
  "dha/triglycerides",
  "melatonin/falling-asleep",
  "melatonin/jet-lag",
  "glucomannan/weight-loss",
];

/** The copy words the first otherwise, and lacks a condition of the others. */
const unlikeCopy = [
  "manganese/connective-tissue-formation",
  "epa-dha/triglycerides",
  "epa-dha/blood-pressure",
  "dha/triglycerides",
  "dha/vision",
];

const levelOf = (nutrient: string, source: string, stand: string): Comparison => ({
  of: "nutrients",
  part: "upper",
  source,
  stand,
  entries: { only: [nutrient] },
});

export const comparisons: readonly Comparison[] = [
  {
    of: "claims",
    part: "en",
    source: "claims-register",
    stand: "6793d83a",
    entries: { except: unlikeCopy },
  },
  {
    of: "claims",
    part: "minimum",
    source: "nutrition-information",
    stand: "bb82c5b7",
    entries: { except: withOwnMinimum },
  },
  {
    of: "claims",
    part: "minimum",
    source: "claims-register",
    stand: "cd8d6b34",
    entries: { only: withOwnMinimum.filter((id) => id !== "dha/vision") },
  },
  {
    of: "nutrients",
    part: "reference",
    source: "nutrition-information",
    stand: "d18edb62",
    entries: { except: ["epa-dha", "dha", "melatonin", "glucomannan"] },
  },
  {
    of: "nutrients",
    part: "maxima",
    source: "order-2006",
    stand: "5fdc4b1d",
    entries: {
      only: [
        "vitamin-a",
        "niacin",
        "vitamin-b6",
        "folate",
        "vitamin-c",
        "vitamin-d",
        "vitamin-e",
        "calcium",
        "magnesium",
        "iron",
        "zinc",
        "copper",
        "selenium",
        "chromium",
        "manganese",
        "iodine",
      ],
    },
  },
  {
    of: "nutrients",
    part: "maxima",
    source: "council-of-state-2011",
    stand: "e2073bbf",
    entries: {
      only: ["thiamine", "riboflavin", "pantothenic-acid", "biotin", "vitamin-b12", "vitamin-k"],
    },
  },
  levelOf("vitamin-a", "efsa-vitamin-a", "a88d409c"),
  levelOf("vitamin-b6", "efsa-vitamin-b6", "2882e578"),
  levelOf("folate", "efsa-folate", "8559b20a"),
  levelOf("vitamin-d", "efsa-vitamin-d", "3e57972b"),
  levelOf("vitamin-e", "efsa-vitamin-e", "d6d85d7f"),
  levelOf("iron", "efsa-iron", "9cca78cf"),
  levelOf("manganese", "efsa-manganese", "f3c39ad8"),
  levelOf("selenium", "efsa-selenium", "462243aa"),
  levelOf("epa-dha", "efsa-omega-3", "2babf166"),
  {
    of: "nutrients",
    part: "upper",
    source: "efsa-summary",
    stand: "4b80b67b",
    entries: { only: ["calcium", "magnesium", "copper", "iodine"] },
  },
];
