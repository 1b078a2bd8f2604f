// The colour legend: a dot for each category, by its id.
import * as z from "zod";

export const legendEntry = z.strictObject({
  colour: z.string().regex(/^#[0-9A-F]{6}$/, { error: "a colour such as #3B4961" }),
  form: z.enum(["solid", "ring", "bead"]),
});
export type LegendEntry = z.infer<typeof legendEntry>;

export const legendSchema = z.record(z.string(), legendEntry);
