// The spaces of good typography, which nobody should have to type. Documents hold ordinary spaces.

const narrow = "\u202f";
const fixed = "\u00a0";
/** A hyphen after which no line ends. */
const joined = "\u2060-\u2060";

/** Units that stay with the number before them. */
const units =
  "g|mg|µg|kg|l|ml|nm|µm|mm|cm|m|Da|kDa|kcal|kJ|meq|méq|UI|IU|M|h|ppm|°C|mol|milliards?|billion|gélules?|capsules?|gouttes?|drops?|unités?|units?|ans|years|jours?|days?|mois|months?|tonnes?|tons?|fois";

const everywhere: readonly (readonly [RegExp, string])[] = [
  // "12 mg", "{count} gélules", "30 g/l", "2 mg/kg".
  [new RegExp(`(\\d|\\}) (?=(?:${units})(?![\\p{L}\\d]))`, "gu"), `$1${fixed}`],
  // "25°C", which is typed without: SI wants a space.
  [/(\d)°C\b/gu, `$1${fixed}°C`],
  [/\b(pH|ISO|SPH|size|taille|Taille|Size|Annex|annexe) (?=\d|[IVX]+\b)/gu, `$1${fixed}`],
  // "vitamine C", "coenzyme Q10", "oméga 3": a name of two parts.
  [
    /(?<!\p{L})([Vv]itamine?s?|[Cc]oenzyme|[Oo]m[eé]ga) (?=(?:[A-Qa-q]?\d{1,2}|[A-Ka-k])(?![\p{L}\d]))/gu,
    `$1${fixed}`,
  ],
  // "n° 1924/2006", "No 1223/2009", "art. 6".
  [/(?<![\p{L}])(n°|No|[Aa]rt\.) (?=\d)/gu, `$1${fixed}`],
  [/\((UE|EU|CE|EC)\) (?=\d)/gu, `($1)${fixed}`],
  // "vitamines K2 & D3", which in one piece is wider than a column.
  [
    /(?<=[Vv]itamines?\u00a0[A-Ka-k]\d{0,2}) (&(?:amp;)?) (?=[A-K]\d{0,2}(?![\p{L}\d]))/gu,
    ` $1${fixed}`,
  ],
  // "EPA & DHA".
  [
    /(?<![\p{L}\d])(\p{Lu}[\p{Lu}\d]{1,3}) (&(?:amp;)?) (?=\p{Lu}[\p{Lu}\d]{1,3}(?![\p{L}\d]))/gu,
    `$1${fixed}$2${fixed}`,
  ],
  // "L. rhamnosus": the genus by its first letter.
  [/(?<![\p{L}])(\p{Lu}\.) (?=\p{Ll})/gu, `$1${fixed}`],
];

const french: readonly (readonly [RegExp, string])[] = [
  [/ (?=[;:!?»%])/gu, narrow],
  [/« /gu, `«${narrow}`],
  // "À partir de", which begins a sentence.
  [/(?<!\p{L})À (?=[\p{L}\d])/gu, `À${fixed}`],
  [/(?<=\d) (?=\d{3}(?!\d))/gu, narrow],
];

/** Compounds of French whose parts say nothing alone: "recevons-nous", "peut-elle", "au-dessus", "compte-gouttes". */
const frenchJoins: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})-t-(?=(?:il|elle|on)(?!\p{L}))/gu, `${joined}t${joined}`],
  [
    /(?<=\p{L})-(?=(?:je|tu|il|ils|elle|elles|on|nous|vous|ce|moi|même|mêmes|dessus|dessous|dehors|gouttes)(?!\p{L}))/gu,
    joined,
  ],
];

const rules = { french: [...french, ...everywhere], english: everywhere } as const;

/** In prose alone: a copied name must hold its letters and nothing between them. */
const joins: readonly (readonly [RegExp, string])[] = [
  // "hexapeptide-8", "MK-7".
  [/(?<=\p{L})-(?=\d{1,2}(?![\p{L}\d]))/gu, joined],
  // "L-théanine", "D-alpha-tocophérol": the first letter alone says nothing.
  [/(?<![\p{L}\d-])([LDN])-(?=\p{Ll})/gu, `$1${joined}`],
  // "ready-to-use".
  [/(?<=\p{L})-(to)-(?=\p{L})/gu, `${joined}$1${joined}`],
];

/** The rules of a language for spaces. */
export type Typography = keyof typeof rules;

/** Sets the spaces of a text; text inside tags is left alone. */
export const setSpaces = (text: string, typography: Typography): string =>
  changeBetweenTags(text, (part) => applyAll(rules[typography], part));

/** The same for a paragraph, in which compounds stay in one piece too. */
export const setProse = (html: string, typography: Typography): string => {
  const compounds = typography === "french" ? [...joins, ...frenchJoins] : joins;
  return changeBetweenTags(html, (part) => applyAll([...rules[typography], ...compounds], part));
};

/** Most signs of words that are kept on one line: longer pieces would be torn inside a word on a phone. */
const longestPiece = 12;

/**
 * The same for a title: no hyphen and no short word ends a line, "sur mesure" and "de l’idée" stay together; no short word is left
 * alone on its last line, "votre nom".
 */
export const setTitle = (text: string, typography: Typography): string =>
  changeBetweenTags(text, (part) => joinCompounds(applyAll(rules[typography], part)))
    .split(/(?<=[\p{L}\d]) (?=\S)/u)
    .reduce((title, piece, index, pieces) => {
      const [last = ""] = /[^ ]*$/.exec(title) ?? [];
      const [next = ""] = /^[^ ]*/.exec(piece) ?? [];
      const isShort = /(?:^|[\s>])\p{L}{1,3}$/u.test(last);
      const isEnd = index === pieces.length - 1 && /^\p{L}{1,4}\P{L}?$/u.test(next);
      const kept = `${last} ${next}`.replaceAll("\u2060", "").replace(/[.,]$/, "");
      const isKept = (isShort || isEnd) && kept.length <= longestPiece;
      return `${title}${isKept ? fixed : " "}${piece}`;
    });

const joinCompounds = (text: string) =>
  text.replace(/\p{L}+(?:-\p{L}+)+/gu, (compound) =>
    compound.length <= longestPiece ? compound.replaceAll("-", joined) : compound,
  );

const applyAll = (list: readonly (readonly [RegExp, string])[], text: string) =>
  list.reduce((set, [found, wanted]) => set.replace(found, wanted), text);

const changeBetweenTags = (text: string, change: (part: string) => string) =>
  text
    .split(/(<[^>]+>)/)
    .map((part, index) => (index % 2 ? part : change(part)))
    .join("");
