// What is printed on every label of our packs.
import { z } from "zod";
import { plural, text } from "#shared/content/schema/parts.ts";

export const labels = z.strictObject({
  /** {count}. */
  capsules: plural,
  /** What a serum's bottle holds. */
  serum: text,
  house: text,
});
