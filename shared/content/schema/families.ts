// The texts that other pages show for a family of ingredients: the part `family` of the copy of its page.
import * as z from "zod";
import { picture, text } from "#shared/content/schema/parts.ts";

export const familyCopy = z.strictObject({
  /** Names the kind of an entry in a title: "liposome". */
  name: text,
  /** Shown where no white-label product contains the sheet's ingredient. */
  noProduct: text,
  /** Shown on the sheet of the same active in another family: "Disponible également en liposome". */
  counterpart: text.exactOptional(),
  /** Names the family as the subject of an enquiry. */
  subject: text,
  /** Its link in the footer. */
  footer: text,
  /** Its heading in the printed catalogue. */
  printed: text,
  /** Its links in the header's menu. `hash`: a place on its page. */
  menu: z.array(
    z.strictObject({
      label: text,
      text,
      picture,
      hash: z.string().startsWith("#").exactOptional(),
    }),
  ),
  /** Labels of the filters of its catalogue, by id; the registry of families says which there are. */
  filters: z.record(z.string(), text),
  card: z.strictObject({
    title: text,
    text,
    picture,
    hover: picture,
    wide: picture,
    wideHover: picture,
  }),
});
export type FamilyCopy = z.infer<typeof familyCopy>;
