// What an address asks of a register: words, and a place where limits hold. The same on the server and in the browser.
import { splitWords } from "#shared/search/normalise.ts";
import { readSearch } from "#shared/search/search-query.ts";

export interface RegisterQuery {
  /** Without spaces around it. */
  readonly search: string;
  /** Id of a place; "" for all. */
  readonly place: string;
}

/** The parameter of the place. */
export const placeField = "lieu";

/** `places`: ids of those that the register has; another counts as none. */
export function readRegisterQuery(
  parameters: URLSearchParams,
  places: readonly string[],
): RegisterQuery {
  const place = parameters.getAll(placeField).at(-1) ?? "";
  return { search: readSearch(parameters), place: places.includes(place) ? place : "" };
}

/** The query string of a query, "" for the whole register. */
export function writeRegisterQuery({ search, place }: RegisterQuery): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set("q", search);
  if (place) parameters.set(placeField, place);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** A search has 80 characters: the words after these are left out, which bounds what a row costs. */
const mostWords = 8;
/** Shorter words must be whole: "d" is the vitamin, and not the beginning of "de". */
const shortestStart = 3;
/** Words from this length on may end otherwise: "immunité" is looked for as "immuni". */
const shortestStem = 6;

/** Words of rows by their texts: these are the page's own, some hundreds for each edition. */
const known = new Map<string, readonly string[]>();

function wordsOf(text: string): readonly string[] {
  const words = known.get(text) ?? splitWords(text).map(({ key }) => key);
  known.set(text, words);
  return words;
}

/** Tells if a text has every word of a search, each at the beginning of one of its own. */
export function matcherOf(search: string): (text: string) => boolean {
  const asked = splitWords(search)
    .slice(0, mostWords)
    .map(({ key }) => (key.length >= shortestStem ? key.slice(0, -2) : key));
  return (text) =>
    asked.every((word) =>
      wordsOf(text).some((own) =>
        word.length < shortestStart ? own === word : own.startsWith(word),
      ),
    );
}
