// The alternative texts of pictures, for readers who do not see them.
import * as z from "zod";
import { pictureName, text } from "#shared/content/schema/parts.ts";
import { socialCards } from "#shared/pictures/social-cards.ts";

type Alts = readonly { readonly pictures: readonly string[] }[];

/** The name of a picture that stands in two places. */
const repeatedOf = (alts: Alts) =>
  alts.flatMap(({ pictures }) => pictures).find((name, index, all) => all.indexOf(name) < index);

export const pictureTexts = z.strictObject({
  /** Pictures that show the same share a text. A picture that is neither here nor of a product is decorative. */
  alts: z
    .array(z.strictObject({ text, pictures: z.array(pictureName).min(1) }))
    .refine((alts) => repeatedOf(alts) === undefined, {
      error: ({ input }) => `one text per picture, and ${repeatedOf(input as Alts)} has two`,
    }),
  /** Pictures of products, by bottle: {name} of the product, {count} capsules. */
  packs: z.strictObject({ white: text, amber: text, serum: text }),
  /** The alternative texts of the pictures of link previews. */
  socialCards: z.record(
    z.enum(
      (Object.keys(socialCards) as (keyof typeof socialCards)[]).filter(
        (name) => !name.endsWith("-en"),
      ),
    ),
    text,
  ),
});
