// The words printed on every label of our packs.
import * as z from "zod";
import { plural, text } from "#shared/content/schema/parts.ts";

export const labels = z.strictObject({
  /** {count}. */
  capsules: plural,
  /** Contents of a serum's bottle. */
  serum: text,
  house: text,
});
