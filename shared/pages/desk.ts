// The data of the pages of the formula desk.
import type { Phrase } from "#shared/editions/edition.ts";
import type { Addition } from "#shared/formula/add-idea.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { Choices } from "#shared/formula/find-choices.ts";
import type { Sign } from "#shared/formula/findings.ts";
import type { Formula, Instrument } from "#shared/formula/formula.ts";
import type { Scale } from "#shared/formula/gauge-places.ts";
import type { IdeaChoice } from "#shared/formula/idea.ts";
import type { TypedWords } from "#shared/formula/idea-words.ts";
import type { BenchWords } from "#shared/formula/sentences/bench-words.ts";
import type { IdeaLine, IdeaTexts } from "#shared/formula/sentences/idea.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { ProblemPresentation } from "#shared/formula/sentences/problems.ts";
import type { DoseTotal, Verdict, Zone } from "#shared/formula/verdict.ts";
import type { PictureData } from "#shared/pages/localized.ts";
import type { NamingTexts, PackData } from "#shared/pages/product-browser.ts";

/**
 * An active that can be put on the desk, as its search lists it. The browser fetches all of an instrument at once, and the facts of
 * each active that is added (desk-address.ts).
 */
export interface DeskChoice extends IdeaChoice, Addition {
  readonly name: Phrase;
  /** Code of a strain; null for anything else. */
  readonly code: string | null;
  readonly category: string;
  readonly categoryName: Phrase;
}

/** All that a field of the desk looks in, and what it says (shared/content/pages/desk-idea). Words are lists of names. */
export interface DeskChoices extends Choices<DeskChoice>, TypedWords {
  readonly texts: IdeaTexts;
}

/** The desk's texts that a bench shows as they are. Those of sentences are fetched with their code (deskTextsAddress). */
export type BenchTexts = Omit<
  DeskTexts,
  | "head"
  | "formulaTitle"
  | "lead"
  | "bearing"
  | "emptyBearing"
  | "start"
  | "print"
  | "csv"
  | "mail"
  | "named"
  | "removed"
  | "said"
  | "subjects"
  | "mentions"
  | "marks"
>;

/** The part of a verdict that rods and containers are drawn from. Claims come in words. */
export interface BenchVerdict extends Pick<Verdict, "room" | "containers" | "percent"> {
  /** Of a serum. */
  readonly ph?: Verdict["ph"];
  readonly rods: readonly BenchTotal[];
}

export type BenchTotal = Pick<
  DoseTotal,
  | "id"
  | "nutrient"
  | "parts"
  | "total"
  | "unit"
  | "threshold"
  | "maximum"
  | "isPractice"
  | "europe"
  | "zone"
> & { readonly limits: readonly Pick<DoseTotal["limits"][number], "kind" | "amount">[] };

export interface ToldIdea {
  /** The parts that were not understood. */
  readonly text: string;
  readonly lines: readonly IdeaLine[];
}

/** A bench with a formula on it: the verdict comes judged and said, as it is sent with the page before any script is there. */
export interface DeskData {
  readonly instrument: Instrument;
  readonly texts: BenchTexts;
  readonly formula: Formula;
  readonly problems: readonly ProblemPresentation[];
  /** Those that stand above the bench, as they are told there. */
  readonly lines: readonly IdeaLine[];
  readonly facts: DeskFacts;
  readonly verdict: BenchVerdict;
  readonly said: VerdictPresentation;
  readonly words: BenchWords;
  /** Formulas to begin with; none where the bench has actives. */
  readonly starts: readonly BenchStart[];
  /** Of the text that the address adds: what stays in its field, and what there is to say; null without one. */
  readonly idea: ToldIdea | null;
}

/** The pack of a formula, blank, and what goes on it and beside it. */
export interface BenchPack {
  readonly blank: Omit<PackData, "symbol" | "lines">;
  readonly title: Phrase;
  readonly naming: NamingTexts;
  /** What it holds where nobody has said; "" where that is open. */
  readonly content: Phrase;
}

/** A formula to begin with: its rods are drawn from the verdict. */
export interface DeskStart {
  readonly id: string;
  readonly instrument: Instrument;
  readonly name: Phrase;
  /** Actives with their doses. */
  readonly actives: Phrase;
  /** A claim that it earns; null without. */
  readonly claim: Phrase | null;
  readonly result: Phrase;
  readonly address: string;
  readonly tone: "liposome" | "niosome" | "probiotic";
  /** Places of the marks in the small picture. */
  readonly marks: readonly {
    readonly zone: Zone;
    readonly sign: Sign;
    /** Share of the rod's width. */
    readonly place: number;
    /** Without a right edge. */
    readonly isOpen: boolean;
  }[];
}

/** As an empty bench lists it. */
export type BenchStart = Pick<DeskStart, "id" | "name" | "actives" | "result" | "address">;

export interface DeskStartData {
  readonly texts: DeskTexts;
  /** A dose of zinc in each of its places. */
  readonly anatomy: {
    readonly scale: Scale;
    readonly marks: readonly {
      readonly sign: Sign;
      readonly amount: number;
      readonly dose: Phrase;
    }[];
    /** Threshold, maximum and European level, each at the end of its zone. */
    readonly values: Readonly<Record<"silent" | "window" | "above", Phrase>>;
  };
  readonly starts: readonly DeskStart[];
  /** The finished formulas by range, each with the address of its bench. */
  readonly ranges: readonly {
    readonly id: string;
    readonly name: Phrase;
    readonly picture: PictureData | null;
    readonly products: readonly {
      readonly name: Phrase;
      /** Its name or range calls for a claim, which stands on its page. */
      readonly hasClaim: boolean;
      readonly address: string;
    }[];
  }[];
}
