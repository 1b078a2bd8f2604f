// Apart from what reads and writes the name (brand-name.ts), as every page's links carry it along.

/** Name of the parameter of an address, and of the form's field, with the name of a visitor's own brand. */
export const brandField = "nom";

/** Letters: four times the longest name, as what is cleaned away may have been between. */
const readAtMost = 240;

/** What an address has of the name, as it stands there, in whole letters: each link of a page repeats it. */
export const brandTextIn = (parameters: URLSearchParams): string =>
  [...(parameters.getAll(brandField).at(-1) ?? "")].slice(0, readAtMost).join("");
