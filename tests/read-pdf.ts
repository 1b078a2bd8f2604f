// What a PDF of the browser holds, as far as the tests of printed pages ask.

/** How many sheets of paper it takes. */
export const countSheets = (pdf: Buffer) =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
