// The facts that the formula desk judges by: a part of the content, made by the server (server/views/desk) for the actives on it,
// and sent to the browser as data. Amounts are in smallest units (amounts.ts).
import type { LimitKind, Place } from "#shared/content/markets.ts";
import type { NutrientId } from "#shared/content/nutrients.ts";
import type {
  Compatibility,
  Population,
  Sensitivity,
  WordingPlace,
} from "#shared/content/schema/status.ts";
import type { WordingKind } from "#shared/content/wording-kinds.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { AmountKind, Unit } from "#shared/facts/units.ts";
import type { Dosing } from "./amounts.ts";

/** All that can stand on the desk, for reading addresses. */
export interface DeskCatalogue {
  readonly actives: ReadonlyMap<string, Dosing>;
  /** Slugs of complexes, and of what they are made of. */
  readonly complexes: ReadonlyMap<string, readonly string[]>;
}

/** A limit, and the place that it holds in. */
export interface Limit {
  /** Null: of no single place. */
  readonly place: Place | null;
  /** "en Belgique"; null of no single place. */
  readonly state: Phrase | null;
  readonly kind: LimitKind;
  /** 0: not allowed at all. */
  readonly amount: number;
  readonly unit: Unit;
  /** Its name, to be read. */
  readonly source: Phrase;
  /** Beside an amount; null where the name is short. */
  readonly shortSource: Phrase | null;
  /** Year of the source; null where the source is younger than its last edition, or has none. */
  readonly year: number | null;
  /** The substance or the people that it is for. */
  readonly about: Phrase | null;
  /** The slug of the active that it is for alone, within a sum of several. */
  readonly of?: string;
  /** It holds at this pH of the finished product or above. */
  readonly leastPh?: number;
  /** A tolerable upper intake level: the head of its column says so of all. */
  readonly isUpperLevel?: true;
}

export interface ClaimFacts {
  readonly id: string;
  readonly nutrient: NutrientId;
  /** Word for word as the register has it. */
  readonly sentence: Phrase;
  /** What the food must meet, and what consumers are told beside it; null where only the general condition holds. */
  readonly condition: Phrase | null;
  readonly tell: Phrase | null;
  /** The people that it is about; null: everyone. */
  readonly population: Population | null;
  /** Least amount a day. */
  readonly minimum: number;
  /** Portions that the condition divides the day's amount into. */
  readonly portions: number;
  /** The condition names that amount alone. */
  readonly isExact: boolean;
}

/** Words for the label of whatever contains the active. */
export interface LabelWording {
  readonly kind: WordingKind;
  /** The name of the text or the agency that wants them. */
  readonly source: Phrase;
  /** People whom they keep from the product. */
  readonly excludes: readonly Population[];
  /** Beside the name of the food, or in the list of ingredients; null: anywhere. */
  readonly place: WordingPlace | null;
  /** A beverage has other words. */
  readonly isOtherInBeverages: boolean;
  /** The total of a nutrient from which on they are wanted; null: always. */
  readonly from: { readonly nutrient: NutrientId; readonly amount: number } | null;
  /** {dose}: the amount of a day. */
  readonly text: Phrase;
}

export interface NutrientFacts {
  readonly id: NutrientId;
  readonly name: Phrase;
  readonly unit: Unit;
  readonly reference: number | null;
  /** Places whose maximum was annulled. */
  readonly annulled: readonly Place[];
  /** Places whose register has a figure that is still to be read. */
  readonly unread: readonly Place[];
  readonly limits: readonly Limit[];
  readonly claims: readonly ClaimFacts[];
}

/** The share of an active's amount that counts for a nutrient: `share` 0 to 1, null where it is not known. */
export interface Supply {
  readonly nutrient: NutrientId;
  readonly share: number | null;
}

export interface Conflict {
  readonly with: readonly string[];
  /** The exception: the actives are encapsulated, or nothing is dissolved; "apart": advice, which stops nothing. Null: it holds everywhere. */
  readonly unless: "encapsulated" | "dry" | "apart" | null;
  readonly reason: Phrase;
}

/** The warning of a product's label: it holds for whatever holds all of its actives. */
export interface ProductLabel {
  /** Its slug. */
  readonly product: string;
  readonly name: Phrase;
  /** Its actives that can stand on the desk. */
  readonly actives: readonly string[];
  readonly text: Phrase;
}

/** A formula of ours that opens with a dose over a maximum or with an exclusion: whoever has it as it is, is told so. */
export interface OwnFormula {
  readonly name: Phrase;
  /** Amounts by slug, in smallest units. */
  readonly doses: Readonly<Record<string, number | null>>;
}

/** An allergen in a cosmetic active, which the ingredients name where the finished product holds more of it than `threshold`. */
export interface FragranceAllergen {
  readonly inci: string;
  /** False: to be looked for in the batch. */
  readonly isCertain: boolean;
  /** In smallest units; the share of the allergen in the active is not known. */
  readonly threshold: number;
  /** Name of the text that sets it. */
  readonly source: Phrase;
}

export interface ActiveFacts extends Dosing {
  readonly slug: string;
  /** "nutrient": one that no entry supplies alone. */
  readonly kind: "liposome" | "strain" | "postbiotic" | "niosome" | "nutrient";
  readonly amountKind: AmountKind;
  readonly name: Phrase;
  /** Code of a strain, whose name is Latin. */
  readonly code: string | null;
  /** Path of its sheet; null without one. */
  readonly path: string | null;
  /** Its category, for its dot and its beads. */
  readonly category: string;
  /** A plant or an extract of one, by its identity. */
  readonly isPlant?: true;
  /** The ingredient: the salt, the form; null where that is the active. */
  readonly form: Phrase | null;
  /** As a label lists it: "bisglycinate de zinc"; null where none of our labels does. */
  readonly ingredient: Phrase | null;
  /** The basis of a dose; null where it is the active itself. */
  readonly basis: Phrase | null;
  /** Amounts of our formulas on another basis, of the dried juice, and what is meant by them on this one. */
  readonly otherBases: readonly { readonly amount: number; readonly meant: number }[];
  readonly supplies: readonly Supply[];
  /** Those that are not of one of the nutrients. */
  readonly limits: readonly Limit[];
  /** Usual daily amounts, or usual per cents of a serum. */
  readonly usual: { readonly from: number; readonly to: number | null } | null;
  /** Group of a serum's actives that count together: an entry of an annex, or of shared/content/cosmetic-groups.ts. */
  readonly group: string | null;
  /**
   * The annex names kinds of products alone ("face cream"): "read", a serum is read as one of them; "unnamed", its care is none of
   * them. Null: it names places, or nothing.
   */
  readonly productKind: "read" | "unnamed" | null;
  /** "on hold": its claims wait for a decision; "none": it has none. */
  readonly claims: "authorised" | "on hold" | "none";
  readonly status: "open" | "not allowed" | "known";
  /** For a strain: its species is on the list of qualified presumption of safety. */
  readonly qps: boolean | null;
  /** Least milligrams of what is put in, for one smallest unit of the dose. */
  readonly milligrams: number;
  /** What is counted of a cosmetic raw material, 0 to 1: its weight is the amount divided by it. */
  readonly share: number;
  /** It is not known if the ingredient is stronger or weaker than that. */
  readonly isStrengthOpen?: true;
  readonly forms: Compatibility["forms"];
  readonly ph: { readonly from: number; readonly to: number } | null;
  /** Highest of the process, °C. */
  readonly temperature: number | null;
  readonly waterActivity: number | null;
  readonly light: Sensitivity | null;
  readonly oxygen: Sensitivity | null;
  readonly metals: Sensitivity | null;
  readonly conflicts: readonly Conflict[];
  readonly partners: readonly string[];
  /** Null where nobody has said. */
  readonly vegan: boolean | null;
  readonly allergens: readonly Phrase[];
  readonly fragranceAllergens: readonly FragranceAllergen[];
  /** Of a cosmetic: to preserve is among its functions. */
  readonly isPreservative?: true;
  readonly action: Phrase | null;
  readonly inci: string | null;
  readonly wordings: readonly LabelWording[];
  readonly caution: Phrase | null;
  /** Labels of products of which it is the first active. */
  readonly labels: readonly ProductLabel[];
  /** Of which it is the first active; left out where there is none. */
  readonly ours?: readonly OwnFormula[];
}

/** A strain, alive or not, is counted in cells. */
export const isStrain = (facts: Pick<ActiveFacts, "kind"> | undefined): boolean =>
  facts?.kind === "strain" || facts?.kind === "postbiotic";

/** The facts that a judgement of a formula needs (engine/judge.ts). */
export interface DeskFacts {
  readonly actives: Readonly<Record<string, ActiveFacts>>;
  readonly nutrients: Readonly<Partial<Record<NutrientId, NutrientFacts>>>;
}
