// Copy of the selection: the page, and the controls that other pages have for it.
import { z } from "zod";
import { plural, text } from "#shared/content/schema/parts.ts";

/** Of the controls, which stand in the language of the page around them. */
export const selectionControls = z.strictObject({
  add: text,
  chosen: text,
  /** {action}, {name}: a control as screen readers hear it. */
  named: text,
  full: text,
});

export const selectionCopy = z.strictObject({
  head: z.strictObject({ title: text, description: text }),
  title: text,
  /** {count}. */
  lead: plural,
  /** What the browser keeps. */
  kept: text,
  clear: text,
  cleared: text,
  /** Of a list that is not the visitor's own: the address brought it. */
  foreign: text,
  keep: text,
  replace: text,
  /** {names}. */
  missing: text,
  /** {name}. */
  remove: text,
  removed: text,
  undo: text,
  earlier: text,
  later: text,
  /** {place}, {name}. */
  moved: text,
  /** {place}, {count}: which column a phone shows. */
  place: text,
  previous: text,
  next: text,
  kinds: z.strictObject({
    liposome: text,
    niosome: text,
    serum: text,
    strain: text,
    product: text,
  }),
  /** After a name, as several families have a "zinc". Strains have their codes. */
  families: z.strictObject({
    liposome: text,
    niosome: text,
    serum: text,
    product: text,
  }),
  rows: z.strictObject({
    name: text,
    kind: text,
    forms: text,
    claims: text,
    dose: text,
    compatibility: text,
    origin: text,
    note: text,
    address: text,
  }),
  claims: z.strictObject({
    authorised: plural,
    /** {minimum}. */
    from: text,
    /** Where each nutrient has a minimum of its own. */
    fromEach: text,
    onHold: text,
    onHoldText: text,
    none: text,
    noneText: text,
    strainText: text,
    cosmetic: text,
    cosmeticText: text,
  }),
  dose: z.strictObject({
    /** Of a complex: each nutrient has its own. */
    each: text,
    eachText: plural,
    others: plural,
  }),
  /** Of a product. */
  closed: z.strictObject({ label: text, text: text }),
  /** {label}, {value}. */
  pair: text,
  /** {name}. */
  noteLabel: text,
  noteHint: text,
  enquire: text,
  enquireText: plural,
  print: text,
  copy: text,
  copied: text,
  csv: text,
  csvShort: text,
  /** Name of the file, without its ending. */
  csvName: text,
  empty: text,
  emptyText: text,
  emptyLinks: text,
  seen: z.strictObject({
    title: text,
    text: text,
    start: text,
    stop: text,
    none: text,
  }),
});

export type SelectionControls = z.infer<typeof selectionControls>;
export type SelectionCopy = z.infer<typeof selectionCopy>;
