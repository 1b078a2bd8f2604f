// The order of names in lists. Apart from the rest of catalogues: lists come to the browser in their order.

const collator = new Intl.Collator("fr", { numeric: true });

/** French, accents and case aside; numbers by what they are worth: "b3" before "b12". */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);
