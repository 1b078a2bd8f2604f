// The documents that a buyer's quality department asks for, and the fields of a specification. With zod, so for the build only;
// other code imports types.
import { z } from "zod";
import { evidenceFor, knownFolders } from "./evidence.ts";
import { text } from "./parts.ts";

/** The folders it is asked for; without this field, all of them. */
const of = z.array(knownFolders).min(1).exactOptional();

/** Headings of the list, in its order. */
const documentGroups = ["batch", "status", "origin", "strain"] as const;

/** A document that may be asked for. That it is asked for does not say that it is there. */
export const documents = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z-]{2,40}$/),
    group: z.enum(documentGroups),
    of,
    name: text,
    /** Lists its contents in six words. */
    contents: text,
  }),
);

/** A field of a specification; what it says and by which method it is usually measured, never a value of ours. */
export const measures = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z-]{2,40}$/),
    of,
    /** The evidence for the method. */
    by: evidenceFor,
    name: text,
    says: text,
    method: text,
  }),
);

export const documentTexts = z.strictObject({
  title: text,
  lead: text,
  groups: z.record(z.enum(documentGroups), text),
  /** Puts what is ticked into the selection, with the entry; without script it asks for it. */
  join: text,
  joined: text,
  ask: text,
  /** Said where nothing is ticked. */
  none: text,
  /** Said where the list would cut the visitor's own note. */
  tooLong: text,
  /** {count}, {all}. */
  count: text,
  onRequest: text,
  /** Added to the entry's note: {list}. */
  note: text,
  /** Added to the message of a visitor without script: {name}, {list}. */
  line: text,
  measures: z.strictObject({
    title: text,
    lead: text,
    heads: z.strictObject({ field: text, value: text, method: text }),
  }),
});
export type DocumentTexts = z.infer<typeof documentTexts>;
