// Latin names of species as nomenclature sets them: rank words stand upright between words in italics.

const rankWords = /\b(subsp\.|var\.)/;

/** "L. delbrueckii ", "subsp.", " lactis": every second part is a rank word. */
export const splitLatin = (name: string): readonly string[] => name.split(rankWords);

/** In the tags that texts of the site may have. */
export const markLatin = (name: string): string =>
  splitLatin(name)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/\S.*\S/, '<i lang="la">$&</i>')))
    .join("");
