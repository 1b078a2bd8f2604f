// Texts of the error screen, for server and browser. Its title is the specification's.
import { z } from "zod";
import { text } from "#shared/content/schema/parts.ts";

export const errorScreen = z.strictObject({ title: z.string(), text, home: text });
