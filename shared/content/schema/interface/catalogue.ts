// Texts of the catalogues: titles, columns, filters, pager. Labels are the specification's.
import * as z from "zod";
import { claimSubjectIds } from "#shared/content/claim-subjects.ts";
import { plural, text } from "#shared/content/schema/parts.ts";
import { effects, formes } from "#shared/families/families.ts";

/** Above a wall of plates: {count} of all of them; what to do with them, and what they say. */
const wallTexts = z.strictObject({ title: plural, lead: text });

const listTexts = z.strictObject({
  searchIngredient: text,
  searchStrain: text,
  submit: text,
  clearSearch: text,
  empty: text,
  pageOf: text,
  /** {count}. */
  results: plural,
  previousPage: text,
  nextPage: text,
  /** How a list stands: the name of the choice, and the two. */
  looks: z.strictObject({ label: text, rows: text, wall: text }),
  walls: z.strictObject({ ingredients: wallTexts, strains: wallTexts, postbiotics: wallTexts }),
  /** Printed on paper only. */
  printed: z.strictObject({
    /** {names}. */
    filters: plural,
    /** {search}. */
    search: text,
    /** Shown where only some of the rows have been loaded: {from}, {to}, {count}, {address}. */
    part: text,
  }),
  columns: z.strictObject({
    name: text,
    claims: text,
    ph: text,
    actions: text,
    types: text,
    formes: text,
    compatibleForms: text,
    strains: text,
    strainTypes: text,
    cfu: text,
    cfuMeaning: text,
    postbiotics: text,
    cells: text,
    postbioticActions: text,
    finishedName: text,
    finishedActions: text,
  }),
  /** {count}. */
  billions: plural,
  hasClaim: text,
});
export type CatalogueTexts = z.infer<typeof listTexts>;

/** Titles of documents that show a view of a list; the server puts a list's short name in. */
export const viewTitles = z.strictObject({ whole: text, search: text, page: text });

export const catalogueTexts = listTexts.extend({
  formes: z.record(z.enum(formes), text),
});

/** Texts of the controls around facets. */
export const refineTexts = z.strictObject({
  open: text,
  /** {count}: how many filters are chosen. */
  chosen: plural,
  /** {name}: of a filter. */
  remove: text,
  /** Names the action of pressing a chosen value. */
  clear: text,
  clearAll: text,
  /** Leads from the filters to the rows that match; {count}. */
  show: plural,
  showNone: text,
  /** Past the filters, for the keyboard. */
  toResults: text,
});
export type RefineTexts = z.infer<typeof refineTexts>;

/** Names of facets and of those values that have none elsewhere. */
export const facetTexts = z.strictObject({
  category: text,
  forms: text,
  claims: text,
  hasClaim: text,
  ph: text,
  /** The ends of a range of pH, and their values: {value}. */
  phmin: text,
  phmax: text,
  phFrom: text,
  phTo: text,
  /** {value}. */
  phValue: text,
  origin: text,
  actions: text,
  effects: z.record(z.enum(effects), text),
  strainTypes: text,
  cfu: text,
  /** {from}, {to}: billions a gram. */
  cfuBelow: text,
  cfuBetween: text,
  cfuFrom: text,
  technology: text,
  claimSubject: text,
  claimSubjects: z.record(z.enum(claimSubjectIds), text),
});
