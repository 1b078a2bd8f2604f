// The two packages as cards: the same on the home page and on the laboratory page.
import * as z from "zod";
import { formulaCardCopy } from "#shared/content/schema/blocks.ts";

export const packages = z.strictObject({
  whiteLabelCard: formulaCardCopy,
  tailorMadeCard: formulaCardCopy,
});
