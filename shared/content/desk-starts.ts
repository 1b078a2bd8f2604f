// The formulas that the desk's first page offers to begin with, as the desk's address writes them. Their verdict is computed like
// that of any other formula. Names are in shared/content/pages/desk. Data only.
import type { Instrument } from "#shared/formula/formula.ts";

export const deskStarts = [
  {
    id: "immunity",
    instrument: "complement",
    tone: "liposome",
    query: "vitamine-c=120mg&acerola=40mg&zinc=9mg&selenium=50ug&souhait=vegan&dire=immunity",
    claims: ["zinc/immune-system"],
  },
  {
    id: "fatigue",
    instrument: "complement",
    tone: "liposome",
    query: "magnesium=100mg&vitamineb3=16mg&vitamineb6=1.4mg&vitamineb12=2.5ug",
    claims: ["magnesium/fatigue"],
  },
  {
    id: "hair",
    instrument: "complement",
    tone: "liposome",
    query: "biotine=50ug&zinc=5mg&selenium=27.5ug&cuivre=0.5mg&vitamine-c=80mg",
    claims: ["biotin/hair", "zinc/nails"],
  },
  {
    id: "strains",
    instrument: "complement",
    tone: "probiotic",
    query: "sph-117=3md&sph-131=3md&sph-154=3md&sph-104=1md",
    claims: [],
  },
  {
    id: "glow",
    instrument: "serum",
    tone: "niosome",
    query: "niacinamide=5pc&alphaarbutine=1.5pc&panthenol=2pc&acide-hyaluronique=0.5pc",
    claims: [],
  },
  {
    id: "night",
    instrument: "serum",
    tone: "niosome",
    query: "retinol=0.2pc&ceramide=0.2pc&panthenol=2pc&vitamine-e=0.5pc",
    claims: [],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly instrument: Instrument;
  readonly tone: "liposome" | "niosome" | "probiotic";
  readonly query: string;
  /** Ids of those that its card quotes. */
  readonly claims: readonly string[];
}[];
