// Alternative texts: what pictures show, for who cannot see them.
import { z } from "zod";
import { pictureName, text } from "#shared/content/schema/parts.ts";
import { socialCards } from "#shared/content/social-cards.ts";

const cardName = z
  .string()
  .refine((name) => name in socialCards, { error: "no picture of link previews has that name" });

export const alternativeTexts = z.strictObject({
  /** Of a product's pictures, by its bottle: {name}, {count} of capsules. */
  products: z.strictObject({ white: text, amber: text, serum: text }),
  /** Of all others that are not decorative. */
  shown: z.array(
    z.strictObject({
      pictures: z.array(pictureName).default([]),
      cards: z.array(cardName).default([]),
      text,
    }),
  ),
});
