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

/** No line ends within a word: "au-dessus". For texts that are shown, not searched or copied. */
export const withWholeWords = (text: string): string => text.replaceAll("-", "\u2011");
