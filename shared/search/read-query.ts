// What a query says besides names: a pH to one side of a value, doses, several names with commas between. Linear: 80 signs at most.
import { splitWords } from "./normalise.ts";

/** Words of either side, the reader's first, as search-index.ts has them. */
export interface Compared {
  readonly below: readonly string[];
  readonly above: readonly string[];
}

export interface ReadQuery {
  /** Without doses. */
  readonly text: string;
  readonly hasDose: boolean;
  /** Several names; empty where there is one. */
  readonly parts: readonly string[];
  /** The words of the list on that side of a pH; null where none is meant. */
  readonly ph: readonly string[] | null;
}

/** Most names of a list that are looked for. */
const mostParts = 4;

const dose =
  /\d[\d.,'’ \u00a0\u202f]{0,14}(?:mg|[µμ]g|mcg|ug|ui|iu|g|milliards?|billion|mds?|%)(?![\p{L}\p{N}])/giu;

export function readQuery(query: string, compared: Compared): ReadQuery {
  const text = query.replace(dose, " ").trim();
  const parts = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  const isList = parts.length > 1;
  return {
    text,
    hasDose: text !== query && text !== "",
    parts: isList ? parts.slice(0, mostParts) : [],
    ph: readPh(query, compared),
  };
}

/** "pH < 5", "pH inférieur à 5". A value between two whole ones has no list. */
function readPh(query: string, { below, above }: Compared): readonly string[] | null {
  const start = query.toLowerCase().indexOf("ph");
  const [number = ""] = (start === -1 ? null : /\d[\d.,]*/.exec(query.slice(start))) ?? [];
  const [value = "", ...decimals] = number.split(/[.,]/);
  if (value === "" || value.length > 2 || decimals.some(Boolean)) return null;
  const words = splitWords(query).map(({ key }) => key);
  const isSaid = (side: readonly string[]) => side.some((word) => words.includes(word));
  const [side] = /[<≤]/.test(query) || isSaid(below) ? below : above;
  const isCompared = /[<≤>≥]/.test(query) || isSaid(below) || isSaid(above);
  return isCompared && side !== undefined && words.includes("ph") ? [side, "ph", value] : null;
}

/** The list of one side of a value, which is found by its side alone. */
export const isBound = ({ path }: { readonly path: string }): boolean =>
  /\?phm(?:in|ax)=/.test(path);
