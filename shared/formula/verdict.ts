// The desk's verdict on a formula: may it be sold, which claims may it bear, does it fit, which questions are open. Data only: its
// sentences are made in sentences/. Types only.
import type { NutrientId } from "#shared/content/nutrients.ts";
import type { Compatibility, Sensitivity, WordingPlace } from "#shared/content/schema/status.ts";
import type { WordingKind } from "#shared/content/wording-kinds.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Unit } from "#shared/facts/units.ts";
import type { ClaimFacts, FragranceAllergen } from "./desk-facts.ts";
import type { Answers, DoubtCode, Finding, JudgedLimit } from "./findings.ts";
import type { Container, Wish } from "./formula.ts";

/**
 * The zone of a dose. "silent": below the threshold of its claims, or the usual amount; "window": it may be claimed and sold;
 * "above": over a maximum; "none": nothing can be claimed on it, and no maximum is passed; "unconfirmed": a question is open.
 */
export type Zone = "silent" | "window" | "above" | "none" | "unconfirmed";

export interface TotalPart {
  readonly slug: string;
  /** The amount that counts here; null where that is not known. */
  readonly amount: number | null;
}

/** A dose whose unit may be another. */
export interface UnitSlip {
  /** What it was compared with: the reference value, or more that is usual; in smallest units. */
  readonly than: number;
  readonly of: "reference" | "usual";
  /** The dose that may have been meant; null where no other unit makes one within the limits. */
  readonly meant: DoseFix | null;
}

/** A dose that puts a total right. */
export interface DoseFix {
  readonly slug: string;
  readonly amount: number;
  readonly unit: Unit;
}

/** One nutrient from all that supply it, or one active: what has thresholds and limits in common. */
export interface DoseTotal {
  /** Id of the nutrient, the group or the active. */
  readonly id: string;
  readonly nutrient: NutrientId | null;
  /** Parts in the order of the formula. */
  readonly parts: readonly TotalPart[];
  /** Sum of the parts that are known; null without one. */
  readonly total: number | null;
  /** Some of it is not known: the total is the least. */
  readonly isLeast: boolean;
  /** The unit in which its values are written. */
  readonly unit: Unit;
  /** Least that a claim takes; of a serum, least that is usual. */
  readonly threshold: number | null;
  /** Right edge of the window: over it a dose is to be confirmed, or not sold; null where it stays open. */
  readonly maximum: number | null;
  /** The edge is what is usual, or what is a medicine in another State: no maximum where the formula is sold. */
  readonly isPractice: boolean;
  /** European level, where that is not the edge. */
  readonly europe: number | null;
  /** The most that a dose may reach, by law and level; null where nothing stops it. */
  readonly ceiling: number | null;
  /** Null while there is no dose. */
  readonly zone: Zone | null;
  /** Share of the nutrient reference value, whole per cent. */
  readonly share: number | null;
  readonly limits: readonly JudgedLimit[];
  /** The strictest limit for which the dose is not sold; null in other zones than "above". */
  readonly passed: JudgedLimit | null;
  /** The others for which it is not, by rising amount. */
  readonly alsoPassed: readonly JudgedLimit[];
  /** Advice of the market's agencies against a dose that no law forbids, least first. */
  readonly advised: readonly JudgedLimit[];
  /** Why somebody has to say: not empty in the zone "unconfirmed". */
  readonly doubts: readonly Finding<DoubtCode>[];
  /** The dose is so many times what is usual that its unit may be another: it earns nothing until somebody has looked. */
  readonly slip: UnitSlip | null;
  /** The sale is in doubt; not where no limit can stop an unknown share. */
  readonly isSaleOpen: boolean;
  /** Usual amounts of a serum's members. */
  readonly usual: { readonly from: number; readonly to: number } | null;
  readonly earned: readonly ClaimFacts[];
  /** Authorised at one amount, which the dose is over: to be confirmed. */
  readonly inexact: readonly ClaimFacts[];
  /** That a higher dose within the limits would earn. */
  readonly next: readonly ClaimFacts[];
  /** The least of the amounts that would, and how many claims it earns. */
  readonly nearest: { readonly amount: number; readonly count: number } | null;
  /** That only a dose over a limit would earn. */
  readonly beyond: readonly ClaimFacts[];
}

export type Warning =
  | {
      readonly slug: string;
      /** Words of the label. */
      readonly kind: "wording";
      readonly obligation: WordingKind;
      readonly source: Phrase;
      readonly place: WordingPlace | null;
      /** {dose}: of the active. */
      readonly text: Phrase;
    }
  | {
      readonly slug: string;
      /** For whoever formulates. */
      readonly kind: "caution";
      readonly text: Phrase;
    }
  | {
      /** First active of the labelled product, all of whose actives are here. */
      readonly slug: string;
      readonly kind: "label";
      readonly text: Phrase;
      readonly product: Phrase;
    };

export interface WithheldClaim {
  readonly claim: ClaimFacts;
  /** Actives whose words keep these people from the product. */
  readonly slugs: readonly string[];
}

export interface Exclusion {
  readonly kind: "conflict" | "ph" | "form" | Wish;
  /** For "form", the actives that are not sold in the chosen one; for a wish, those that break it. */
  readonly between: readonly string[];
  /** The reason of a conflict. */
  readonly reason: Phrase | null;
  /** A remedy, to be verified; "apart": advice on taking them, which stops nothing; null where nothing helps. */
  readonly unless: "encapsulated" | "dry" | "apart" | null;
}

/** A wish, judged by the facts of the actives; carrier, shell and base are the laboratory's to confirm, whatever these say. */
export interface JudgedWish {
  readonly wish: Wish;
  /** Actives whose facts break it. */
  readonly broken: readonly string[];
  /** Actives of which nobody has said. */
  readonly open: readonly string[];
}

/** A value that all share, and the actives that impose it. */
export interface Shared<Value> {
  readonly value: Value;
  readonly slugs: readonly string[];
}

/** A container, and what it holds of a formula. */
export interface ContainerFit {
  readonly container: Container;
  /** Actives that do without the dosage form. */
  readonly without: readonly string[];
  /** Milligrams in one, filled with a powder as dense as water; null where nobody has said. */
  readonly capacity: number | null;
  /** Units a day, at least; null without a dose or a capacity. */
  readonly units: number | null;
  /** Filled part of these units, whole per cent. */
  readonly filled: number | null;
}

export interface Room {
  readonly container: Container;
  /** Least mass of a day's actives, in whole milligrams from one on: their carriers come on top. */
  readonly milligrams: number;
  /** Mass of each active, in the order of the formula; not rounded. */
  readonly parts: readonly { readonly slug: string; readonly milligrams: number }[];
  /** That one unit holds, filled with a powder as dense as water; null where nobody has said. */
  readonly capacity: number | null;
  /** Units a day, at least; null without a capacity, and where the form is not planned for an active. */
  readonly units: number | null;
  /** Portions that the day is divided into, each of whole units. */
  readonly portions: number;
  /** Nothing but strains, which are a powder as they come. */
  readonly isPowder: boolean;
  readonly isLowerBound: true;
}

/** A question for the laboratory that no field of the content answers. */
export type Question =
  | {
      readonly id:
        | "load"
        | "overage"
        | "taste"
        | "packaging"
        | "country"
        | "base"
        | "stability"
        | "carrier";
    }
  | {
      readonly id:
        | "strength"
        | "not-here"
        | "level"
        | "kind"
        | "share"
        | "above"
        | "over-union"
        | "minimum-cells"
        | "medium"
        | "encapsulated"
        | "dry"
        | "vitamer"
        | "vegan"
        | "beverage"
        | "status"
        | "unit";
      readonly slugs: readonly string[];
    }
  | { readonly id: "capacity"; readonly container: Container }
  | { readonly id: "wish"; readonly wish: Wish; readonly open: readonly string[] };

/** Of the machines whose capacities are published (shared/content/capacities.ts). */
export interface MachineTime {
  /** `isLeast`: a day has no fewer. */
  readonly capsules: { readonly count: number; readonly isLeast: boolean } | null;
  /** Of the capsule fillers, rounded up. */
  readonly fillingMinutes: number | null;
  /** Of the line of pill bottles. */
  readonly bottlingDays: number | null;
}

export interface Verdict {
  readonly answers: Answers;
  /** Its name, where the formula is one of ours that is over a maximum or has an exclusion. */
  readonly own: Phrase | null;
  readonly rods: readonly DoseTotal[];
  /** Claims earned, each once, in the order of the rods. `isAbove`: by a dose over a maximum. */
  readonly claims: readonly { readonly claim: ClaimFacts; readonly isAbove: boolean }[];
  readonly next: readonly ClaimFacts[];
  /** Claims that the doses would earn, on people whom words of the label keep from the product. */
  readonly withheld: readonly WithheldClaim[];
  readonly warnings: readonly Warning[];
  readonly exclusions: readonly Exclusion[];
  readonly wishes: readonly JudgedWish[];
  readonly room: Room;
  readonly machineTime: MachineTime;
  /** All containers of a supplement. */
  readonly containers: readonly ContainerFit[];
  /** Millionths of a per cent of raw materials, for a serum. */
  readonly percent: number;
  /** Those that every active can be had in; null without actives. */
  readonly forms: Compatibility["forms"] | null;
  /** For a liquid or a serum, the overlap of all windows that are named; "none" without an overlap; null where nobody names one. */
  readonly ph: Shared<{ readonly from: number; readonly to: number }> | "none" | null;
  readonly temperature: Shared<number> | null;
  readonly waterActivity: Shared<number> | null;
  readonly light: Shared<Sensitivity> | null;
  readonly oxygen: Shared<Sensitivity> | null;
  readonly metals: Shared<Sensitivity> | null;
  /** Pairs of which one names the other as a partner. */
  readonly partners: readonly (readonly [string, string])[];
  /** Actives that are not vegan, and of which nobody has said. */
  readonly notVegan: readonly string[];
  readonly veganOpen: readonly string[];
  readonly allergens: readonly { readonly slug: string; readonly names: readonly Phrase[] }[];
  /** Those that the dose of their active lets through: it might consist of nothing else. */
  readonly fragranceAllergens: readonly (FragranceAllergen & { readonly slug: string })[];
  readonly questions: readonly Question[];
}
