// Words that are read in what people come with to the formula desk, and what it says of what it read. Fetched with the choices of a bench,
// so that no page carries them.
import * as z from "zod";
import { marketIds } from "#shared/content/markets.ts";
import { plural, text } from "#shared/content/schema/parts.ts";
import { containers, instruments, wishes } from "#shared/formula/formula.ts";
import { choiceGroups } from "#shared/formula/idea.ts";

export const deskIdeaCopy = z.strictObject({
  /** Words of texts, with ", " between. */
  words: z.strictObject({
    /** Before the name of one of our formulas; the first is how we write it. */
    like: text,
    /** Before what is not wanted. */
    without: text,
    /** They say nothing of a formula. */
    links: text,
    /** Nor do these, but behind a number. */
    counted: text,
    markets: z.partialRecord(z.enum(marketIds), text),
    containers: z.partialRecord(z.enum(containers), text),
    wishes: z.partialRecord(z.enum(wishes), text),
    /** Behind the number of what a pack holds: capsules, days, millilitres of a serum. */
    contents: z.record(z.enum(["units", "days", "ml"]), text),
    /** Behind the number of packs of a series. */
    packs: text,
    /** Of all strains together. */
    strains: text,
  }),
  /** By instrument: words, with ", " between, that name what its bench makes, and the link that leads there from the other one. */
  benches: z.record(z.enum(instruments), z.strictObject({ words: text, name: text })),
  groups: z.record(z.enum(choiceGroups), text),
  /** Heading of what was read of a text of several names; beside what is on the bench already. */
  read: text,
  added: text,
  /** Name of the list; number of its choices. */
  list: text,
  count: plural,
  /** {name}, {place}, {count}: as screen readers hear the choice that the keys are at. */
  active: text,
  /** {group}, {name}: a choice, where it begins its group. */
  inGroup: text,
  /** {text}: what was typed; {name}: what it was taken for. */
  understood: text,
  /** {words}: what says nothing; {name}: of what was read beside it. */
  unread: text,
  /** {text}: several are called so; nothing is; nothing, but something is spelt alike. */
  which: text,
  /** {text}: no name, but sheets speak of it. */
  topic: text,
  none: text,
  alike: text,
  /** {text}: a word of the other bench. */
  otherBench: text,
  /** Link to the search of the site, with what was typed. */
  elsewhere: text,
  /** {text}: a number of packs, or of what one holds, that is not to be chosen here. */
  number: text,
  /** {text}, {name}, {dose}: the same active was named before with another dose. */
  twice: text,
  /** {names}: parts for which there was no room. */
  leftOut: text,
  /** {texts}: lines more that were not read. */
  more: text,
});
export type DeskIdeaCopy = z.infer<typeof deskIdeaCopy>;
