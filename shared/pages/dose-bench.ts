// A formula of three actives that a page lets visitors dose: its fields, and the verdict on it as it stands at first. And the pH of a
// serum, beside it.
import type { DoseBenchCopy } from "#shared/content/schema/blocks.ts";
import type { CustomMadeCopy } from "#shared/content/schema/pages/custom-made.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { PhRow, PhWindow } from "#shared/formula/ph-windows.ts";
import type { AnswerPresentation } from "#shared/formula/sentences/presentation.ts";
import type { Localized } from "#shared/pages/localized.ts";

/** An active with a rod of its own. */
export interface DoseRod {
  readonly slug: string;
  /** Of its rod. */
  readonly id: string;
  readonly name: string;
  /** "Zinc, dose par jour, en mg". */
  readonly label: string;
  readonly unit: string;
  /** In its field. */
  readonly dose: string;
  readonly state: string;
}

export interface DoseBenchData extends Omit<Localized<DoseBenchCopy>, "query"> {
  readonly formula: Formula;
  /** Path of the bench that the form opens. */
  readonly path: string;
  readonly rods: readonly DoseRod[];
  readonly cells: readonly Pick<AnswerPresentation, "id" | "sign" | "verb" | "sentence" | "note">[];
  /** Names of the zones of a rod, and of the lines between them. */
  readonly zones: Readonly<Record<"silent" | "window" | "above", string>>;
  readonly edges: Readonly<Record<"threshold" | "maximum" | "europe", string>>;
  readonly notes: readonly string[];
  /** Of the edition that has facts and sentences in the language of the page. */
  readonly prefix: string;
}

/** A formula of serum: the pH that each of its actives keeps in, and all of them share. */
export interface SerumData extends Omit<Localized<CustomMadeCopy["serum"]>, "query"> {
  /** Opens it on its bench. */
  readonly address: string;
  readonly rows: readonly PhRow[];
  readonly common: PhWindow;
}
