// The categories of ingredients: their ids are also the values of the filters, in addresses. Their labels are in
// `interface/catalogue`, their colours in `legend`.

export const liposomeCategories = [
  "acide-amine",
  "coenzyme",
  "proteine",
  "vegetal",
  "vitamine",
  "mineral",
  "antioxydant",
  "acide-gras",
  "substance",
] as const;

export const niosomeCategories = [
  "acides",
  "coenzyme",
  "antioxydants",
  "vegetal",
  "vitamines",
  "mineral",
  "lipides",
  "peptides",
] as const;

export const strainTypes = ["souche-conventionnelle", "souche-vpro"] as const;

export const strainCategories = [
  "sante-gastro-intestinale",
  "allergies-immunite",
  "femmes",
  "metabolisme",
  "articulations",
  "sante-mentale",
  "peau",
  "bucco-dentaire",
  "protection-du-foie",
  "sommeil",
] as const;

/** Dosage forms of niosomes. */
export const formes = ["creme", "serum", "gelule"] as const;
export type Forme = (typeof formes)[number];
