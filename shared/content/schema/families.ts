// What other places say of a family of ingredients: the part `family` of the copy of its page.
import { z } from "zod";
import { picture, text } from "#shared/content/schema/parts.ts";

export const familyCopy = z.strictObject({
  /** What a title says an entry is: "liposome". */
  name: text,
  /** Where no white-label product contains what a sheet is about. */
  noProduct: text,
  /** On the sheet of the same active in another family: "Disponible également en liposome". */
  counterpart: text.exactOptional(),
  /** What an enquiry is about. */
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
