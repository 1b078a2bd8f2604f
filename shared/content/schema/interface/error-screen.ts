// Texts of the error screen, for server and browser. Its title is the specification's, in English.
import * as z from "zod";
import { text } from "#shared/content/schema/parts.ts";

export const errorScreen = z.strictObject({ title: text, text, home: text, again: text });
