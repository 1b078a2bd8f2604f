// Units that are words, by plural: "2 milliards d’UFC". Others are symbols.
import { z } from "zod";
import { plural } from "#shared/content/schema/parts.ts";

export const units = z.record(z.enum(["billion-cfu", "billion-cells"]), plural);
