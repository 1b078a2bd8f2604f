// The documents that a buyer's quality department asks for, and the fields of a specification. With zod, so for the build only;
// other code imports types.
import * as z from "zod";
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
  /** Asks for them in an enquiry: {name} of the entry, {list}. */
  line: text,
  measures: z.strictObject({ title: text, lead: text, line: text }),
});
export type DocumentTexts = z.infer<typeof documentTexts>;
