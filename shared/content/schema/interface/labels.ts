// The words printed on every label of our packs.
import * as z from "zod";
import { plural, text } from "#shared/content/schema/parts.ts";

export const labels = z.strictObject({
  /** {count}. */
  capsules: plural,
  /** Contents of a serum's bottle. */
  serum: text,
  house: text,
  /** What a visitor reads who gives the packs their own name. */
  naming: z.strictObject({
    title: text,
    /** Of the field. */
    label: text,
    submit: text,
    /** What stands for a name while there is none. */
    none: text,
    note: text,
    tooLong: text,
    /** A logo from the visitor's disk. */
    logo: z.strictObject({ choose: text, remove: text, note: text, failed: text }),
    /** The picture of the pack, as a file. */
    picture: z.strictObject({ save: text, failed: text }),
  }),
});

export type Naming = z.infer<typeof labels>["naming"];
