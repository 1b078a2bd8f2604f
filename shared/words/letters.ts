// First letters: of a name that begins a sentence, and of one that stands within.

/** "cuivre" is "Cuivre". */
export const withCapital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** "Cuivre" is "cuivre", "L-Arginine" and "NADH" stay. */
export const withSmallLetter = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;
