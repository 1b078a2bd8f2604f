// Copy of the selection: the page, and the controls that other pages have for it.
import * as z from "zod";
import { pageHead, plural, text, titledText } from "#shared/content/schema/parts.ts";

/** Texts of the controls, in the language of the page around them. */
export const selectionControls = z.strictObject({
  add: text,
  chosen: text,
  /** {action}, {name}: a control as screen readers hear it. */
  named: text,
  full: text,
});

export const selectionCopy = z.strictObject({
  head: pageHead,
  title: text,
  /** {count}. */
  lead: plural,
  /** Says that the browser keeps the list. */
  kept: text,
  clear: text,
  cleared: text,
  /** Shown with a list that came with the address and is not the visitor's own. */
  foreign: text,
  keep: text,
  replace: text,
  /** {names}. */
  missing: text,
  /** {name}. */
  remove: text,
  removed: text,
  restored: text,
  adopted: text,
  dismiss: text,
  undo: text,
  /** Names the property that the next two change. */
  order: text,
  earlier: text,
  later: text,
  /** {place}, {name}. */
  moved: text,
  /** {place}, {count}: which column is in view; {from}, {to}, {count}: which ones. */
  place: text,
  places: text,
  /** Shown where a property is not known; the next, where it does not apply. */
  unknown: text,
  inapplicable: text,
  /** Below the table: {names} of rows that are told of no entry. */
  untold: text,
  /** The row with pictures and controls; the corner above the names of the rows. */
  controls: text,
  corner: text,
  /** The part that scrolls sideways. */
  facts: text,
  /** Shown where notes cannot be kept: the address never has them. */
  noNotes: text,
  previous: text,
  next: text,
  /** After a name, as several families have a "zinc". Strains have their codes. */
  families: z.strictObject({
    liposome: text,
    niosome: text,
    serum: text,
    product: text,
  }),
  /** Rows and columns beside those of facts. */
  rows: z.strictObject({
    name: text,
    kind: text,
    category: text,
    note: text,
    address: text,
  }),
  /** {name}. */
  noteLabel: text,
  noteHint: text,
  /** To the formula desk, with all that goes into a supplement, or into a serum. */
  compose: z.strictObject({ complement: text, serum: text }),
  enquire: text,
  enquireText: plural,
  enquireNotes: plural,
  print: text,
  copy: text,
  copied: text,
  csv: text,
  csvShort: text,
  /** Name of the file, without its ending. */
  csvName: text,
  empty: text,
  emptyText: text,
  /** Shown where no script keeps the list, with the form that then adds to it. */
  emptyScriptless: text,
  addOne: text,
  addNow: text,
  /** Without script: a list knows nothing of what was chosen before. */
  addHere: text,
  emptyLinks: text,
  seen: titledText.extend({
    start: text,
    stop: text,
    none: text,
  }),
});

export type SelectionControls = z.infer<typeof selectionControls>;
export type SelectionCopy = z.infer<typeof selectionCopy>;
