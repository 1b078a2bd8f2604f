// A verdict in words, as page, print, mail and Markdown show it: made in this folder. Types, and the sign of a zone.
import type { WordingPlace } from "#shared/content/schema/status.ts";
import type { WordingKind } from "#shared/content/wording-kinds.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import type { Unit } from "#shared/facts/units.ts";
import type { Sign } from "../findings.ts";
import type { Container } from "../formula.ts";
import type { Order } from "../order.ts";
import type { Zone } from "../verdict.ts";

export const signOf: Readonly<Record<Zone, Sign>> = {
  window: "lit",
  silent: "empty",
  none: "empty",
  above: "barred",
  unconfirmed: "dotted",
};

/** One of the three verbs: may it be sold, what may be said, does it fit. */
export interface AnswerPresentation {
  readonly id: "sell" | "say" | "fit";
  readonly sign: Sign;
  readonly verb: string;
  readonly sentence: string;
  readonly note: string;
  /** Short form for a strip: "1 dose au-dessus". */
  readonly short: string;
}

/** The words of an answer beside its sign. */
export type WordedAnswer = Pick<AnswerPresentation, "sentence" | "note" | "short">;

/** The action of a press on a pill. */
export type Fix =
  | {
      readonly kind: "dose";
      readonly slug: string;
      readonly amount: number;
      readonly unit: Unit;
      readonly label: string;
    }
  | { readonly kind: "remove"; readonly slug: string; readonly label: string }
  | { readonly kind: "keep"; readonly slugs: readonly string[]; readonly label: string }
  | { readonly kind: "container"; readonly container: Container; readonly label: string };

/** A line below the field of an active. */
export interface LinePresentation {
  readonly sign: Sign | null;
  readonly text: string;
  /** The text in three, of which the second leads to the claims of the nutrient; null without such a link. */
  readonly link: { readonly before: string; readonly text: string; readonly after: string } | null;
  readonly fix: Fix | null;
  /** The other answer to a question: the dose is meant as it is. */
  readonly keep?: Fix;
}

/** A rod with its actives. */
export interface TotalPresentation {
  readonly id: string;
  readonly zone: Zone | null;
  /** "Vitamine C, ensemble". */
  readonly name: string;
  /** "160 mg", "au moins 160 mg"; null without a dose. */
  readonly dose: string | null;
  /** Written at its lines; null without the line. */
  readonly threshold: string | null;
  readonly maximum: string | null;
  readonly europe: string | null;
  /** Where the European level ends the window, both lines are named: the second without its name, for phones. */
  readonly narrow?: string;
  /** Text in place of the missing line at the right: "maximum annulé, fenêtre ouverte", "non fixée". */
  readonly open: string | null;
  readonly lines: readonly LinePresentation[];
  /** The state in words, for a table, a mail or a screen reader: "se dit et se vend : 14 allégations, maximum 180 mg". */
  readonly state: string;
}

/** A row of the table under "Vendre". */
export interface RowPresentation {
  readonly id: string;
  readonly sign: Sign;
  readonly name: string;
  /** Where the register of limits has its entries, with the official source of each; null where it has none. */
  readonly register: string | null;
  /** The ingredient, or parts of the sum. */
  readonly of: string | null;
  readonly dose: string;
  /** Share of the reference value, or null. */
  readonly share: string | null;
  /** "VNR 80 mg". */
  readonly shareNote: string | null;
  /** Threshold; for a serum, the usual amount. */
  readonly threshold: string;
  readonly maximum: string;
  /** Note on the maximum; for a serum, the source. */
  readonly maximumNote: string | null;
  /** "" where the table has no such column: for the Union, and of a serum. */
  readonly europe: string;
  readonly europeNote: string | null;
}

/** Claims of one subject, or of one nutrient. */
export interface ClaimPresentation {
  readonly id: string;
  /**
   * "above": earned by a dose over a maximum; "next": by a higher one; "beyond": only by one over a maximum; "inexact": authorised at one amount,
   * which the dose is over; "withheld": the label keeps
   * its people from the product; "proof": of a serum.
   */
  readonly state: "earned" | "above" | "next" | "beyond" | "inexact" | "withheld" | "proof";
  readonly sign: Sign;
  readonly sentence: string;
  readonly condition: string | null;
  /** "dès 12 mg", "dose au-dessus", "à 0,15 mg"; whose aspect it is; of "beyond" a sentence. */
  readonly from: string;
}

export interface ClaimGroup {
  readonly id: string;
  readonly title: string;
  /** "14 allégations, dès 12 mg". */
  readonly summary: string;
  /** Number of claims that are earned. */
  readonly count: number;
  readonly claims: readonly ClaimPresentation[];
}

/** A cell of "Ensemble": what two actives share, or what one imposes on the rest. */
export interface FactPresentation {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

export interface ContainerPresentation {
  readonly id: Container;
  readonly name: string;
  /** Beside its name: "1 par jour". */
  readonly short: string;
  /** "1 par jour, 46 % de 680 mg"; "sans cuivre"; "contenance à confirmer". */
  readonly text: string;
  /** "46 % de 680 mg"; null where the share is not known. */
  readonly filled: string | null;
  /** Why it does not do; null where it does. */
  readonly note: string | null;
}

/** Above the sections: it changes while somebody types. */
export interface BenchPresentation {
  /** "Un complément alimentaire en gélules de taille 0, pour la France." */
  readonly brief: string;
  readonly cells: readonly [AnswerPresentation, AnswerPresentation, AnswerPresentation];
  readonly rods: readonly TotalPresentation[];
  readonly exclusions: readonly {
    readonly sign: Sign;
    /** "Fer et calcium ne vont pas ensemble." */
    readonly title: string;
    readonly text: string;
    readonly fixes: readonly Fix[];
  }[];
  /** Those that bar the formula; what many have with one is told together. */
  readonly barring: readonly {
    /** "Fer : 7 exclusions". */
    readonly title: string;
    readonly text: string;
    readonly fixes: readonly Fix[];
  }[];
  readonly containers: readonly ContainerPresentation[];
  /** "Quatre gélules par jour, au moins"; null where nothing is counted. */
  readonly units: string | null;
  /** Sizes in which fewer capsules do. */
  readonly roomFixes: readonly Fix[];
  /** Layers in a capsule, in the order of the formula: "33 mg". */
  readonly layers: readonly {
    readonly slug: string;
    readonly name: string;
    readonly mass: string;
  }[];
  /** "33 mg de bisglycinate de zinc pour 10 mg de zinc": of which the masses of layers are. Null without a salt. */
  readonly salts: string | null;
}

export interface WordingPresentation {
  /** "Caféine, règlement (UE) 1169/2011, annexe III". */
  readonly name: string;
  readonly text: string;
  readonly place: WordingPlace | null;
}

export interface OrderPresentation {
  /** "5 000 piluliers de 60 gélules, taille 0, France"; "" where nothing is chosen. */
  readonly sentence: string;
  /** "5 000 × 60 gélules : 1 h 30 de géluleuse…"; null where nothing is known of it. */
  readonly machine: string | null;
  readonly fields: readonly {
    readonly part: keyof Order;
    /** In the address. */
    readonly name: string;
    readonly label: string;
    /** "" while it is open. */
    readonly value: string;
    /** Null of a day. */
    readonly options: readonly { readonly value: string; readonly text: string }[] | null;
  }[];
}

/** Below the bench. */
export interface SectionsPresentation {
  readonly rows: readonly RowPresentation[];
  /** Claims by subject, the chosen one first, with earned and next claims; for a serum, aspects to prove. */
  readonly subjects: readonly ClaimGroup[];
  /** Claims by nutrient: all that are earned, then those that are not. */
  readonly byNutrient: readonly ClaimGroup[];
  /** Notices that go with claims on a label; empty where none is earned. */
  readonly claimNotes: readonly string[];
  /** Vegan, allergens, market: `value` is the title, without a label. */
  readonly facts: readonly (FactPresentation & { readonly sign: Sign })[];
  readonly room: string;
  readonly shared: readonly FactPresentation[];
  /** "Complément alimentaire à base de mélatonine." Null for a serum, and without actives. */
  readonly foodName: string | null;
  /** Words of the label because of single actives, by how binding they are. */
  readonly wordings: readonly {
    readonly kind: WordingKind;
    /** "Mentions obligatoires". */
    readonly title: string;
    readonly items: readonly WordingPresentation[];
  }[];
  /** Mentions of every label. */
  readonly mentions: readonly string[];
  /** Texts of the labels of our products with these actives: "Minceur". */
  readonly labels: readonly { readonly name: string; readonly text: string }[];
  /** Warnings for the formulator and the seller, off the label. */
  readonly warnings: readonly { readonly name: string; readonly texts: readonly string[] }[];
  /** The nutrition table of a label draft: name, amount, share. */
  readonly draft: readonly {
    readonly name: string;
    readonly amount: string;
    readonly share: string | null;
    readonly isPart: boolean;
  }[];
  /** Ingredients by what is put in, without carriers; INCI names of a serum. */
  readonly ingredients: string;
  readonly order: OrderPresentation;
  readonly carried: CarriedFormula;
  readonly questions: readonly string[];
  /** Notices that must stand wherever the verdict is repeated. */
  readonly notes: readonly string[];
}

/** All of it. */
export type VerdictPresentation = BenchPresentation & SectionsPresentation;
