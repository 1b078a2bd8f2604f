// Typesetting of texts: words that belong together stay on one line, names of organisms are Latin.

/** Words of the content, not addresses, files or ids of the project. */
const isTechnical = /^(?:<svg|https?:|\/|shared\/|[a-z-]+\/)/;

/** Letters of the end of a text: what does not stand alone on a line, and what a column takes; labels stand in the narrowest. */
const ends = { least: 10, mostOfText: 24, mostOfLabel: 14, longestLabel: 30 } as const;

/** Letters that are as wide: a capital takes half as much again. */
const lengthOf = (text: string) => text.length + (text.match(/\p{Lu}/gu)?.length ?? 0) / 2;

/** Short last words stay with those before, where the narrowest column that the text may stand in has room for them. */
function bindLast(text: string): string {
  const words = text.split(" ");
  const most = text.length <= ends.longestLabel ? ends.mostOfLabel : ends.mostOfText;
  let end = words.at(-1) ?? "";
  let kept = 1;
  // A text that is bound as a whole could not break at all.
  while (kept < words.length - 1 && end.length < ends.least) {
    const longer = `${words.at(-kept - 1)}\u00a0${end}`;
    if (lengthOf(longer) > most || /^$|[<>\s]/.test(words.at(-kept - 1) ?? "")) break;
    end = longer;
    kept += 1;
  }
  return [...words.slice(0, -kept), end].join(" ");
}

const bindings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b[Vv]itamine?s?) (?=(?:[A-EHK]|PP)\d{0,2}\b)/g, "\u00a0"],
  [/\bE (?=\d{3}[a-z]?\b)/g, "E\u00a0"],
  [/\bSPH (?=\d{3}\b)/g, "SPH\u00a0"],
  // Locants and descriptors stay with what they describe: "N-acétyl", "3,3′,4′-", "L-arginine".
  [
    /(?<![\p{L}\d-])((?:\d{1,2}[′a-z]?,)*\d{1,2}[′a-z]?|[NLDRSEOZ]|[LD]L|RRR|cis|trans|\([A-Z]\))-(?=\p{L}|\()/gu,
    "$1\u2011",
  ],
  [/-(?=(?:ci|là)(?!\p{L}))/gu, "\u2011"],
  [/(?<=-)NH2\b/g, "NH₂"],
  // "ICP-MS", "B-complex": short parts stay together.
  [/\b(\p{Lu}{2,4})-(?=\p{Lu}{2,4}\b)/gu, "$1\u2011"],
];

export const bindWords = (text: string): string =>
  bindLast(bindings.reduce((set, [torn, whole]) => set.replace(torn, whole), text));

/** Keys whose texts are looked up or set whole. */
const verbatim = new Set(["id", "where", "url", "to", "file", "picture", "name", "kind", "dot"]);

/** A copy of the data with no-break spaces and hyphens. Names stay as they are: they are titles, and found by a search in the file. */
export function setWords<Value>(value: Value): Value {
  const set = (part: unknown): unknown => {
    if (typeof part === "string") return isTechnical.test(part) ? part : bindWords(part);
    if (Array.isArray(part)) return part.map(set);
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, each]) => [
        key,
        verbatim.has(key) && typeof each === "string" ? each : set(each),
      ]),
    );
  };
  return set(value) as Value;
}

const epithet = String.raw`\p{Ll}{3,}(?:-\p{Ll}+)?`;

/** "Lactobacillus casei", "L. casei", "L. longum infantis", "Lactobacillus delbrueckii subsp. lactis", whatever the space. */
export const latinName = new RegExp(
  String.raw`^\p{Lu}(?:\.[ \u00a0]${epithet}(?:[ \u00a0]${epithet})?|\p{Ll}+(?:us|um|a|es|yces|ia)[ \u00a0]${epithet})(?:[ \u00a0](?:subsp\.|var\.)[ \u00a0]\p{Ll}+)?$`,
  "u",
);

/** Genera that texts name in the middle of a sentence, when their content does not mark them. */
const genera =
  "Aspergillus|Berberis|Blakeslea|Camellia|Centella|Corynebacterium|Cullen|Equisetum|Haematococcus|Psoralea|Rhodiola|Schizochytrium|Vitellaria";
/** Genera that also name an active of ours, or a plant part in another language, are Latin with an epithet alone. */
const aloneToo = "Aspergillus|Haematococcus|Schizochytrium";
const organism = new RegExp(
  String.raw`\b(?:(?:${genera})[ \u00a0](?!oil|root|oleoresin|extract)${epithet}|(?:${aloneToo}))(?!\p{L})`,
  "gu",
);

/** HTML whose organisms are in italics; marked ones stay as they are. */
export const markLatin = (html: string): string =>
  html
    .split(/(<[^>]+>[^<]*<\/[^>]+>|<[^>]+>)/)
    .map((part) => (part.startsWith("<") ? part : part.replace(organism, "<i>$&</i>")))
    .join("");

/** "Orpin rose, Rhodiola rosea" with the Latin names in italics, without `known` names, which stand elsewhere on the sheet. */
export const markNames = (list: string, known: readonly string[]): string =>
  list
    .split(/, (?![^(]*\))/)
    .filter((name) => !known.some((other) => other.toLowerCase() === name.toLowerCase()))
    .map((name) => (latinName.test(name) ? `<i>${name}</i>` : name))
    .join(", ");
