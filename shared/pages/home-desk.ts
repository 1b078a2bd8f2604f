// The formula of three actives that the home page lets visitors dose: its fields, and the verdict on it as it stands at first.
import type { HomeCopy } from "#shared/content/schema/pages/home.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { AnswerPresentation } from "#shared/formula/sentences/presentation.ts";
import type { Localized } from "#shared/pages/localized.ts";

/** An active with a rod of its own. */
export interface HomeRod {
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

export interface HomeDeskData extends Omit<Localized<HomeCopy["desk"]>, "query"> {
  readonly formula: Formula;
  /** Path of the bench that the form opens. */
  readonly bench: string;
  readonly rods: readonly HomeRod[];
  readonly cells: readonly Pick<AnswerPresentation, "id" | "sign" | "verb" | "sentence" | "note">[];
  /** Names of the zones of a rod, and of the lines between them. */
  readonly zones: Readonly<Record<"silent" | "window" | "above", string>>;
  readonly edges: Readonly<Record<"threshold" | "maximum" | "europe", string>>;
  readonly notes: readonly string[];
  /** Of the edition that has facts and sentences in the language of the page. */
  readonly prefix: string;
}
