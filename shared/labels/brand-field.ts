// Apart from what reads and writes the name (brand-name.ts), as every page's links carry it along.

/** Name of the parameter of an address, and of the form's field, with the name of a visitor's own brand. */
export const brandField = "nom";
