// What the small plate of an entry shows, in lists and in the search.

/**
 * Without words: decorative, the name stands beside it. `address`: of a drawing or a picture that fills a disc; `large`: of the same
 * picture twice as wide, 640 px, for the plate beside a list.
 */
export type RowPlate =
  | { readonly kind: "drawing"; readonly address: string; readonly large?: string }
  | { readonly kind: "symbols"; readonly symbols: readonly string[]; readonly symbol: string };
