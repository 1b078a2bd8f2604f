// Copy of the page of maxima and reference values.
import * as z from "zod";
import { placeIds } from "#shared/content/markets.ts";
import { listHead, plural, text } from "#shared/content/schema/parts.ts";

const kinds = [
  "law",
  "register",
  "draft",
  "agency",
  "medicine",
  "level",
  "annex",
  "practice",
] as const;

const states = [
  "in force",
  "in revision",
  "annulled",
  "draft",
  "none",
  "unread",
  "stated",
] as const;

export const maximaCopy = z.strictObject({
  head: listHead,
  title: text,
  lead: text,
  /** The label of the search field. */
  search: text,
  /** {count}: nutrients and substances in view. */
  count: plural,
  /** The choice of a place, and of all. */
  place: text,
  everywhere: text,
  /** The places that limits hold in; of none: that of no single place. */
  places: z.record(z.enum([...placeIds, "none"]), text),
  /** Heads of columns by kind of limit, and what each kind means. */
  kinds: z.record(z.enum(kinds), text),
  meanings: z.strictObject({ title: text, kinds: z.record(z.enum(kinds), text) }),
  /** {date} on which somebody of ours read the source. */
  sources: z.strictObject({ title: text, read: text, unread: text }),
  states: z.record(z.enum(states), text),
  /** {title}: of a table that scrolls sideways in narrow windows. */
  scroll: text,
  /** Titles of the tables. */
  tables: z.strictObject({ nutrients: text, substances: text, cosmetics: text }),
  heads: z.strictObject({
    name: text,
    substance: text,
    reference: text,
    compared: text,
    amount: text,
    use: text,
    source: text,
  }),
  toCompare: text,
  /** {date}; with a copy of the source alone. */
  comparedOn: text,
  copiedOn: text,
  /** {compared}, {total}: of the figures of a row; {copies}: those of them that were compared with a copy. */
  comparedSome: text,
  comparedCopies: text,
  /** Instead of an amount of 0. */
  notAllowed: text,
  cosmeticsLead: text,
  /** Columns of the file for spreadsheets that are not heads of the page. */
  columns: z.strictObject({
    place: text,
    kind: text,
    amount: text,
    unit: text,
    about: text,
    source: text,
    sourceAddress: text,
    state: text,
    actives: text,
    address: text,
  }),
});
export type MaximaCopy = z.infer<typeof maximaCopy>;
