// Copy of the formula desk.
import { z } from "zod";
import { text } from "#shared/content/schema/parts.ts";

export const deskCopy = z.strictObject({
  head: z.strictObject({ title: text, description: text }),
});

export type DeskCopy = z.infer<typeof deskCopy>;
