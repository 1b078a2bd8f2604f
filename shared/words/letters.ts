// Letters of what the site composes: the first of a name that begins a sentence, and of one that stands within; hyphens.

/** "cuivre" is "Cuivre"; "pH" stays. */
export const withCapital = (text: string): string =>
  text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** "Cuivre" is "cuivre", "L-Arginine" and "NADH" stay. */
export const withSmallLetter = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Puts every word in small letters: "Vegan Society" is "vegan society", "NADH" stays. */
export const withSmallLetters = (text: string): string =>
  text.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

/** Most signs of a compound that is kept on one line: longer ones are wider than the narrowest columns. */
const longestCompound = 16;

/**
 * No line ends at a hyphen within a word: "au-dessus". A word joiner follows the hyphen that was typed, so that a search in the
 * page finds it. Numbers such as CAS 303-98-0 stay as they are. For what is shown alone: texts are kept, searched and sent as they
 * are. `text` may be HTML.
 */
export const withWholeWords = (text: string, longest = longestCompound): string =>
  text.replace(/<[^<>]*>|(?<![\p{L}\d-])\p{L}+(?:-[\p{L}\d]+)+/gu, (piece) =>
    piece.startsWith("<") || piece.length > longest ? piece : piece.replaceAll("-", "-\u2060"),
  );
