// Texts of the catalogues: titles, columns, filters, pager. Labels are the specification's.
import { z } from "zod";
import { plural, text } from "#shared/content/schema/parts.ts";
import { formes } from "#shared/families/families.ts";

const listTexts = z.strictObject({
  searchIngredient: text,
  searchStrain: text,
  submit: text,
  clearSearch: text,
  filterBy: text,
  clearFilter: text,
  formesTitle: text,
  empty: text,
  pageOf: text,
  /** {count}. */
  results: plural,
  previousPage: text,
  nextPage: text,
  columns: z.strictObject({
    name: text,
    claims: text,
    actions: text,
    types: text,
    formes: text,
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
