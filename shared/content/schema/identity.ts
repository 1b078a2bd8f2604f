// The identity of an ingredient: a molecule that is drawn, a plant, a polymer, a mineral. With zod, so for the build only; other code
// imports the types.
import * as z from "zod";
import { text } from "#shared/content/schema/parts.ts";

/** Registry number, "50-81-7". */
const cas = z.string().regex(/^\d{2,7}-\d{2}-\d$/, { error: "a CAS number such as 50-81-7" });

/** A molecule that is drawn; formula and mass shown are computed from its SMILES. */
export const molecule = z.strictObject({
  name: text,
  /** Of the ingredient, also where a unit of it is drawn; of a marker, a component or a part, its own. */
  cas,
  /** Isomeric where its stereochemistry is certain; else without. */
  smiles: z.string(),
  /** As known from the literature, Hill order, plain digits: "C6H8O6". Checked against the SMILES. */
  formula: z.string(),
  /**
   * "whole": the compound itself. "unit": a unit of a polymer or mixture, said so; its formula and mass are not the ingredient's.
   * "part": a component, said so; number, formula and mass are its own. "skeleton": stereochemistry left out because it is in doubt
   * or mixed, said so.
   */
  shows: z.enum(["whole", "unit", "part", "skeleton"]),
  /** Says what the drawing shows, where that is not the compound itself. */
  note: text.exactOptional(),
});
export type Molecule = z.infer<typeof molecule>;

/** The identity of an ingredient, for a block of its sheet. */
export const identity = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("molecule"), inci: z.string(), molecule }),
  z.strictObject({
    kind: z.literal("plant"),
    inci: z.string(),
    /** Number of the extract, where it has one. */
    cas: cas.exactOptional(),
    /** Latin binomial: "Withania somnifera". */
    latin: z.string(),
    part: text,
    /** The marker compound of the extract. */
    marker: molecule,
  }),
  z.strictObject({
    kind: z.literal("mineral"),
    inci: z.string(),
    /** The salt or chelate used: "bisglycinate de magnésium". */
    salt: text,
    molecule,
  }),
  z.strictObject({
    kind: z.literal("complex"),
    inci: z.string(),
    /** `path`: of its own sheet, where it has one. */
    components: z.array(z.strictObject({ name: text, path: z.string().exactOptional() })),
    /** One component that stands for the others in the drawing. */
    molecule: molecule.exactOptional(),
  }),
]);
export type Identity = z.infer<typeof identity>;
