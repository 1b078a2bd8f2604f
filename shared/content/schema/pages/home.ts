// Copy of the home page.
import * as z from "zod";
import {
  closingCopy,
  doseBenchCopy,
  familiesCopy,
  formulaCardCopy,
  iconItemCopy,
  sealCopy,
  trumpCardCopy,
  vesicleCopy,
} from "#shared/content/schema/blocks.ts";
import { linkCopy, pageHead, picture, text, titledText } from "#shared/content/schema/parts.ts";
export const homeCopy = z.strictObject({
  head: pageHead,
  /** Shown to a visitor who asked for a page that does not exist. */
  notFound: z.strictObject({ text: text, close: text, search: text, submit: text }),
  hero: titledText.extend({
    link: linkCopy,
    poster: picture,
    portrait: picture,
    noVideo: text,
    pause: text,
    play: text,
    /** Instead of the film. */
    vesicle: vesicleCopy.extend({ pause: text, play: text }),
  }),
  intro: titledText.extend({
    link: linkCopy,
  }),
  /** Products, by slug, whose packs bear the visitor's name. The first is that of a phone, and of the picture to keep. */
  shelf: z.array(z.string()).min(1),
  service: z.strictObject({
    title: text,
    items: z.array(iconItemCopy),
  }),
  families: familiesCopy,
  /** A band of plates, and the way to all of them. */
  plates: z.strictObject({ link: linkCopy }),
  /** A formula that is dosed on the spot, and numbers. */
  desk: doseBenchCopy.extend({
    /** `to`: the page that has what is counted. */
    numbers: z.array(z.strictObject({ number: text, text: text, to: z.string() })),
  }),
  packages: z.strictObject({
    title: text,
    tabs: z.tuple([text, text]),
    cards: z.tuple([formulaCardCopy, formulaCardCopy]),
  }),
  quality: titledText.extend({
    seals: z.array(sealCopy),
  }),
  advantages: z.strictObject({
    title: text,
    cards: z.array(trumpCardCopy),
  }),
  quote: closingCopy,
});
export type HomeCopy = z.infer<typeof homeCopy>;
