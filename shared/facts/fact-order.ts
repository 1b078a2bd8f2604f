// The one order of facts, and which of them each place shows. The id of a fact is the path of its field in the documents, as the
// evidence has it; of one that is computed, the path where it would stand. No dependency: it ships to the browser.

/** Facts of an ingredient's identity. */
export const ingredientFacts = [
  "identity.inci",
  "synonyms",
  "identity.latin",
  "identity.part",
  "identity.salt",
  "identity.molecule.name",
  "identity.cas",
  "identity.molecule.cas",
  "identifiers.ec",
  "identifiers.e",
  "identifiers.unii",
  "identity.marker.name",
  "identity.marker.cas",
  "identity.formula",
  "identity.mass",
  "identity.unit.formula",
  "identity.unit.mass",
  "identity.inchiKey",
  "identity.molecule.note",
  "use.functions",
  "claimStatus",
  "claims.minimum",
] as const;

/** Facts of a strain. */
export const strainFacts = ["cfu", "souche", "formerName"] as const;

/** Amounts and what limits them, in the rows of a table. */
export const doseFacts = [
  "dose.usual",
  "dose.reference",
  "dose.threshold",
  "dose.limits.france",
  "dose.limits.register",
  "dose.limits.anses",
  "dose.limits.union",
  "dose.limits.elsewhere",
  "dose.limits.practice",
  "dose.form",
  "dose.status",
  "use.level",
  "use.limits",
  "use.advice",
  "life",
  "species.qps",
  "species.resistance",
] as const;

/** Facts of compatibility, for formulators. */
export const compatibilityFacts = [
  "compatibility.ph",
  "compatibility.temperature",
  "compatibility.waterActivity",
  "compatibility.light",
  "compatibility.oxygen",
  "compatibility.metals",
  "compatibility.partners",
  "compatibility.exclusions",
  "compatibility.forms",
] as const;

/** Facts of origin: sentences without a label. */
export const originFacts = ["origin.text", "origin.vegan", "origin.allergens"] as const;

/** Summaries of several facts, for a cell of a table. */
export const summaryFacts = ["formes", "claims", "dose", "identity.element", "origin"] as const;

export const labelledFacts = [
  ...ingredientFacts,
  ...strainFacts,
  ...doseFacts,
  ...compatibilityFacts,
  ...summaryFacts,
] as const;

export type LabelledFactId = (typeof labelledFacts)[number];

/** Rows of a complex and of a finished serum, each called by what it is of. */
export type NamedFactId = "nutrients" | "contains";

export type FactId = LabelledFactId | (typeof originFacts)[number] | NamedFactId;

/** The rows of the comparison and the columns of its CSV. */
export const comparedFacts = [
  "formes",
  "claims",
  "dose",
  "compatibility.ph",
  "compatibility.temperature",
  "compatibility.light",
  "compatibility.oxygen",
  "compatibility.metals",
  "compatibility.exclusions",
  "origin",
  "identity.element",
  "identity.cas",
] as const satisfies readonly LabelledFactId[];
