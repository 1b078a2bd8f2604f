// The ingredient families as cards: the same wherever they stand.
import { z } from "zod";
import { categoryCardCopy } from "#shared/content/schema/blocks.ts";

export const familyCards = z.record(categoryCardCopy.shape.type, categoryCardCopy);
