// Words of the printed catalogue that the site has nowhere else.
import * as z from "zod";
import { plural, text, titledText } from "#shared/content/schema/parts.ts";

const labelWords = z.strictObject({ title: text, items: z.array(text), rules: z.array(text) });

export const printedCatalogue = z.strictObject({
  /** Printed on the cover. */
  title: text,
  /** Title of the file, in its metadata; {name} is the laboratory's. */
  document: text,
  subject: text,
  /** {date}: month and year of the content's last change. */
  edition: text,
  /** Labels of the four figures on the cover. */
  counts: z.strictObject({ liposomes: text, niosomes: text, strains: text, products: text }),
  /** Before a number. */
  page: text,
  /** Before the number of an act of the Union that has its year after it. */
  numberSign: text,
  /** Verbs that follow the subject of a claim. */
  claimVerbs: z.array(text),
  contents: text,
  /** Titles of parts that have no family. */
  parts: z.strictObject({
    laboratory: text,
    reading: text,
    whiteLabel: text,
    tailorMade: text,
    index: text,
  }),
  /** Alone on the page before a chapter that would begin on a right-hand page. */
  interludes: z.strictObject({
    liposomes: text,
    niosomes: text,
    probiotics: text,
    postbiotics: text,
    whiteLabel: text,
    tailorMade: text,
  }),
  /** The parts of a liposome's drawing, titledText. */
  vesicle: z.array(titledText),
  reading: z.strictObject({
    title: text,
    lead: text,
    items: z.array(titledText),
    dotsNote: text,
    law: text,
    /** Below it. */
    claims: z.array(titledText),
  }),
  /** Beside the address of a sheet on the site. */
  online: text,
  formes: text,
  /** Alternative text of a structure; {name} is the molecule's. */
  structure: text,
  strains: z.strictObject({
    /** Title of the table. */
    title: text,
    lead: text,
    name: text,
    code: text,
    fields: text,
    type: text,
    strength: text,
    page: text,
    /** Before the formulas that hold a strain. */
    products: text,
    cells: text,
    /** {count}. */
    cellsValue: plural,
    /** The table of the formulas that hold strains. */
    formulas: z.strictObject({ title: text, name: text, strains: text, content: text }),
  }),
  postbiotics: text,
  products: z.strictObject({
    /** Title of the overview of a range: nine packs to a page. */
    overview: text,
    /** {count}: actives that have no room there. */
    more: plural,
    /** The concept of each range, by its id; the serums stand together. */
    arguments: z.strictObject({
      essentiels: text,
      "bien-etre": text,
      vitalite: text,
      beaute: text,
      probiotiques: text,
      serums: text,
    }),
    serums: text,
    /** Before what a formula's label warns of. */
    warning: text,
    /** The serum as an entry of the niosomes. */
    sheet: text,
    mentions: text,
    /** Sentences of a label, what else it names, and the law behind both. */
    quoted: text,
    stated: text,
    rules: text,
    labels: z.strictObject({ supplement: labelWords, serum: labelWords }),
  }),
  /** Beside the code that opens the drawn formula. */
  desk: titledText.extend({ scan: text }),
  batches: titledText,
  contact: titledText.extend({ scan: text }),
  /** Paragraphs that the legal notice says of the site and this of the catalogue. */
  legal: z.strictObject({
    title: text,
    audience: text,
    editions: text,
    rights: text,
    credits: text,
  }),
  /** Tables to choose from, and ways in by need and by number. */
  finding: z.strictObject({
    active: text,
    forms: text,
    claims: text,
    vegan: text,
    allergens: text,
    page: text,
    /** After a title that goes on. */
    continued: text,
    yes: text,
    no: text,
    /** Stands for a value that is not known yet. */
    open: text,
    onHold: text,
    noClaims: text,
    /** Explains the column of claims. */
    claimsNote: text,
    note: text,
    liposomes: z.strictObject({ title: text, lead: text, dose: text }),
    niosomes: z.strictObject({ title: text, lead: text, dose: text }),
    needs: z.strictObject({
      title: text,
      lead: text,
      claim: text,
      minimum: text,
      sheets: text,
      formulas: text,
    }),
    effects: z.strictObject({ title: text, lead: text, effect: text }),
    numbers: z.strictObject({ title: text, lead: text, code: text, species: text }),
  }),
  index: z.strictObject({ title: text, note: text, range: text }),
  /** Words of the sheets of ingredients. */
  sheets: z.strictObject({
    /** Title of a sheet that is a document of its own: {name}, {family}, {lab}. */
    document: text,
    /** Before the claims of several nutrients, in a table. */
    matrix: text,
    /** At the foot of a page, by the claims of its sheets; {names}: the sheets. */
    foot: z.strictObject({
      authorised: text,
      "on hold": text,
      none: text,
      cosmetic: text,
      diet: text,
      professional: text,
    }),
  }),
});
