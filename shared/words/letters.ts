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

/**
 * A narrow column may part a name of chemistry where two of its words meet, with a hyphen: "palmitoyl-ethanolamide",
 * "épigallo-catéchine". For names that are shown, not searched or copied.
 */
export const withJoints = (name: string): string =>
  name.replace(/(?<=palmitoyl|[eé]pigallo)(?=\p{Ll})/giu, "\u00ad");

/** No line ends within a word: "au-dessus". For texts that are shown, not searched or copied. */
export const withWholeWords = (text: string): string => text.replaceAll("-", "\u2011");
