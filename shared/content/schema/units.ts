// The words that amounts are written with, besides figures and symbols (shared/words).
import * as z from "zod";
import { plural, text } from "#shared/content/schema/parts.ts";

/** Units that are words, by plural: "2 milliards d’UFC". Others are symbols. */
export const unitWords = z.record(z.enum(["billion", "billion-cfu", "billion-cells"]), plural);

/** Puts `{from}` and `{to}` together, the unit at its end. */
export const rangeText = text;
