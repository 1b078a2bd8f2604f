// The state of a bench, as the server sends it and as the browser judges it, and the actions on it. Types only.
import type { Language } from "#shared/editions/edition.ts";
import type { Addition } from "#shared/formula/add-idea.ts";
import type { Change } from "#shared/formula/change-formula.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { Idea } from "#shared/formula/idea.ts";
import type { JudgedFormula } from "#shared/formula/judge-formula.ts";
import type { Order } from "#shared/formula/order.ts";
import type { BenchPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchVerdict } from "#shared/pages/desk.ts";

/** As the page comes: of its verdict what drawings take. */
export interface ServedFormula {
  readonly formula: Formula;
  readonly facts: DeskFacts;
  readonly verdict: BenchVerdict;
  readonly said: BenchPresentation;
}

export interface LiveFormula extends JudgedFormula {
  readonly said: BenchPresentation;
  /** Number of the latest gesture. All changes of one are one entry of the history. */
  readonly gesture: number;
  /** True while the gesture goes on. */
  readonly isGoing: boolean;
  /** What the latest gesture began with. */
  readonly begun: Pick<JudgedFormula, "formula" | "verdict">;
  /** It was read from the address, which need not be written then. */
  readonly isFromAddress: boolean;
  /** The active that was taken away last, until the next change; null where none was. */
  readonly removed: { readonly slug: string; readonly before: Formula } | null;
  /** Names of what was added last and found no room. */
  readonly leftOut: readonly string[];
  /** The element that takes the focus: a new object each time that one does. */
  readonly focus: { readonly id: string } | null;
  /** The active whose stops are shown, as a tap took one of them: a new object each time; null after any other change. */
  readonly tapped: { readonly slug: string } | null;
}

export type FormulaState = ServedFormula | LiveFormula;

export type FormulaAction =
  /** True once the code that judges and words has loaded. */
  | {
      readonly kind: "ready";
      /** Those of the page, whole. */
      readonly facts: DeskFacts;
      readonly texts: DeskTexts;
      readonly language: Language;
    }
  | {
      readonly kind: "change";
      readonly change: Change;
      readonly isGoing?: boolean;
      /** The focus follows where it was made: among the fields, or among what takes actives away. */
      readonly at?: "field" | "removal";
    }
  /** The text of a field. An empty one has no dose. */
  | { readonly kind: "type"; readonly slug: string; readonly text: string }
  | {
      readonly kind: "step";
      readonly slug: string;
      readonly direction: 1 | -1;
      /** How many at once. */
      readonly steps: number;
      readonly isGoing: boolean;
    }
  /** The total of a rod, split among its parts as they were when the gesture began. */
  | {
      readonly kind: "pull";
      readonly rod: string;
      readonly total: number;
      readonly isGoing: boolean;
      /** By a finger, on the stop that was nearest. */
      readonly isTap?: boolean;
    }
  /** To the next line of the scale. */
  | { readonly kind: "jump"; readonly slug: string; readonly direction: 1 | -1 }
  /** A part of the order, as its field has it; "" leaves it open. */
  | { readonly kind: "order"; readonly part: keyof Order; readonly text: string }
  /** `facts`: of what it adds, at least. `isTold`: there is something to say of it, at its field. */
  | ({
      readonly kind: "add";
      readonly facts: DeskFacts;
      readonly isTold: boolean;
    } & Idea<Addition>)
  /** What was taken away last is there again. */
  | { readonly kind: "take back" }
  | { readonly kind: "dismiss" }
  /** The gesture is over. */
  | { readonly kind: "commit" }
  /** The gesture was none: what it began with is back. */
  | { readonly kind: "cancel" }
  /** The browser's ways back and forth name it. */
  | { readonly kind: "open"; readonly formula: Formula };
