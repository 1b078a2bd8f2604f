// Texts of the small pages that stand for a page which is not rendered. They are in the language of the popup.
import * as z from "zod";
import { text } from "#shared/content/schema/parts.ts";
export const noticeTexts = z.strictObject({
  /** Title of a document whose form has errors: {title}. */
  errorTitle: text,
  /** A plain form post that was not accepted. */
  notSent: text,
  busyTitle: text,
  busy: text,
  /** The printed catalogue, while it is still being set. */
  awaitedTitle: text,
  awaited: text,
  /** Its links: to the catalogue, and to the page that led there. */
  awaitedNow: text,
  awaitedBack: text,
  /** Shown in links to it, in place of format, size and date. */
  awaitedNote: text,
  /** Shown in the form about the catalogue, in place of its `catalogueNow`. */
  awaitedOffer: text,
  /** A search that took too long. */
  tooHardTitle: text,
  tooHard: text,
  /** One address has asked for too much that is not ready. */
  tooManyTitle: text,
  tooMany: text,
  toHome: text,
  /** Where a page leads on that is not what was asked for; `call` says that the number beside it may be called. */
  onward: z.strictObject({
    label: text,
    ways: z.array(z.strictObject({ to: z.string(), name: text, note: text })),
    call: text,
  }),
});
export type NoticeTexts = z.infer<typeof noticeTexts>;
