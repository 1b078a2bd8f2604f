// The colour legend of categories. Colours and forms were chosen together so that they stay apart for
// colour-blind readers (docs/decisions/0004): a colour is never alone, its form differs too.

export type DotForm = "solid" | "ring" | "bead";

export interface LegendEntry {
  readonly colour: `#${string}`;
  readonly form: DotForm;
}

/** What an unknown label gets. */
export const unknownLegend: LegendEntry = { colour: "#6B746F", form: "solid" };

const aminoAcid: LegendEntry = { colour: "#336CC6", form: "solid" };
const vitamin: LegendEntry = { colour: "#9B4803", form: "solid" };
const antioxidant: LegendEntry = { colour: "#79010C", form: "solid" };
const acid: LegendEntry = { colour: "#3B96AA", form: "ring" };
const conventionalStrain: LegendEntry = { colour: "#363F4B", form: "bead" };

export const legend: Readonly<Record<string, LegendEntry>> = {
  "acide aminé": aminoAcid,
  coenzyme: { colour: "#534E00", form: "ring" },
  protéine: { colour: "#A43466", form: "ring" },
  végétal: { colour: "#579A52", form: "solid" },
  vitamine: vitamin,
  vitamines: vitamin,
  minéral: { colour: "#3B4961", form: "solid" },
  antioxydant: antioxidant,
  antioxydants: antioxidant,
  "acide gras": acid,
  acides: acid,
  substance: { colour: "#5936B4", form: "bead" },
  lipides: { colour: "#1A7263", form: "bead" },
  peptides: { colour: "#AA5CCE", form: "bead" },
  "Santé gastro-intestinale": { colour: "#005200", form: "solid" },
  "Allergies/Immunité": { colour: "#D25C00", form: "solid" },
  Femmes: { colour: "#CF519C", form: "solid" },
  Métabolisme: { colour: "#7A0E13", form: "ring" },
  Articulations: { colour: "#03389B", form: "solid" },
  "Souche VPRO®": { colour: "#0A755F", form: "bead" },
  "Santé mentale": { colour: "#74479A", form: "ring" },
  Peau: { colour: "#865C3B", form: "ring" },
  "Bucco-dentaire": { colour: "#2596B4", form: "ring" },
  "Protection du foie": { colour: "#948C2E", form: "bead" },
  "Souche conventionnelle": conventionalStrain,
  "Souche conventionelle": conventionalStrain,
};
