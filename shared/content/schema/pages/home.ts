// Copy of the home page.
import { z } from "zod";
import {
  familiesCopy,
  formulaCardCopy,
  iconItemCopy,
  sealCopy,
  trumpCardCopy,
} from "#shared/content/schema/blocks.ts";
import { linkCopy, picture, text } from "#shared/content/schema/parts.ts";
export const homeCopy = z.strictObject({
  head: z.strictObject({
    title: text,
    description: text,
  }),
  /** Shown to a visitor who asked for a page that does not exist. */
  notFound: z.strictObject({ text: text, close: text, search: text, submit: text }),
  hero: z.strictObject({
    title: text,
    text: text,
    link: linkCopy,
    poster: picture,
    portrait: picture,
    noVideo: text,
    pause: text,
    play: text,
  }),
  intro: z.strictObject({
    title: text,
    text: text,
    narrowPicture: picture,
    widePicture: picture,
    link: linkCopy,
  }),
  service: z.strictObject({
    title: text,
    items: z.array(iconItemCopy),
  }),
  families: familiesCopy,
  packages: z.strictObject({
    title: text,
    tabs: z.tuple([text, text]),
    cards: z.tuple([formulaCardCopy, formulaCardCopy]),
  }),
  quality: z.strictObject({
    title: text,
    text: text,
    seals: z.array(sealCopy),
  }),
  advantages: z.strictObject({
    title: text,
    cards: z.array(trumpCardCopy),
  }),
  quote: z.strictObject({
    title: text,
    link: linkCopy,
  }),
});
export type HomeCopy = z.infer<typeof homeCopy>;
