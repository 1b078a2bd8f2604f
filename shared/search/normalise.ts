// Reduces the spellings of a name to one key: case, accents, ligatures, hyphens, spaces, elisions, Greek letters and ® are gone.

/** A word of a text: as it is compared, and where it stands, in UTF-16 units. */
export interface Word {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** Letters that another alphabet or a printer's habit has for these. */
const letters: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  "’": "'",
  α: "alpha",
  β: "beta",
  γ: "gamma",
  δ: "delta",
  λ: "lambda",
  ω: "omega",
};

/** "Œstradiol", "B₁₂", "L’Été" → "oestradiol", "b12", "l'ete". A text without letters, such as a lone accent, becomes "". */
export const fold = (text: string): string =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize("NFKD")
        .replace(/\p{M}/gu, "")
        .toLowerCase()
        .replace(/[œæß’αβγδλω]/g, (letter) => letters[letter] ?? letter);

/** Most words need no folding but of their capitals: a third of the time that an index takes. */
const isPlain = /^[ -~]*$/;

/** Fewest letters of a word that loses an "s" at its end as a plural. */
const shortestPlural = 5;

const toSingular = (key: string) =>
  key.length >= shortestPlural && /[a-rt-z]s$/.test(key) ? key.slice(0, -1) : key;

/**
 * The words of a text, in the singular, without elided articles and trade marks' signs; none is empty. A plus sign at the end is
 * a word, as it is in the names of products: "Fer+".
 */
export function splitWords(text: string): readonly Word[] {
  // As long as what it replaces, so that places stay right.
  const plain = text.replace(/[®™©]/g, " ").replace(/(?<!\p{L})[dl]['’](?=\p{L})/giu, "  ");
  return [...plain.matchAll(/[\p{L}\p{N}\p{M}]+|\+(?=\s*$)/gu)]
    .map(({ 0: word, index }) => ({
      key: word === "+" ? "plus" : toSingular(fold(word)),
      from: index,
      to: index + word.length,
    }))
    .filter(({ key }) => key);
}

/** A name as one word, without its spaces and hyphens: "Co-enzyme Q10" → "coenzymeq10". */
export const nameKey = (text: string): string =>
  splitWords(text)
    .map(({ key }) => key)
    .join("");

/**
 * Words that say nothing of what is looked for, in the singular. Single letters do: "vitamine d". Names of numbers are here
 * too: "CAS 50-81-7", "InChIKey=…".
 */
const fillers = new Set(
  `de du des la le les et en un une au aux pour avec sans of the and for with without cas inci inchikey unii extrait extract formule
  formula complement supplement`.split(/\s+/),
);

/** Without fillers, unless nothing else is left. */
export function dropFillers<Each extends { readonly key: string }>(
  words: readonly Each[],
): readonly Each[] {
  const rest = words.filter(({ key }) => !fillers.has(key));
  return rest.length > 0 ? rest : words;
}

/** The number of signs of a word that its first `length` folded signs stand for: the first 2 of "Œuf" stand for 1. */
export function lengthOfStart(word: string, length: number): number {
  let seen = 0;
  let taken = 0;
  for (const sign of word) {
    if (seen >= length) break;
    seen += fold(sign).length;
    taken += sign.length;
  }
  return taken;
}
