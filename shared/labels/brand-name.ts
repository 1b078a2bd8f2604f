// The name of a visitor's own brand, which packs bear instead of ours: it is kept in the address alone.
import { cleanLine, unseen } from "#shared/words/clean-line.ts";
import { brandField } from "./brand-field.ts";

/** UTF-16 units. The longest that fits on a label has some forty letters; more are told that they do not. */
export const longestBrand = 60;

/** No script puts more marks on a letter; piled up, they would cover the label. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** At most so many times the longest is read: what is cleaned away may have been between. */
const readAtMost = 4 * longestBrand;

/** One line, with single blanks and none around it. Cleaning it once more changes nothing. */
export const cleanBrand = (text: string): string =>
  cleanLine(text.slice(0, readAtMost))
    .replace(piledMarks, "$1")
    .replace(/\s+/g, " ")
    .slice(0, longestBrand)
    // The cut may have left the first half of a pair, or a blank.
    .replace(/\p{Cs}$/u, "")
    .trim();

const lastOf = (parameters: URLSearchParams) => parameters.getAll(brandField).at(-1) ?? "";

/** The one reader of `nom`: "" without any. */
export const readBrand = (parameters: URLSearchParams): string => cleanBrand(lastOf(parameters));

/** The name as its field shows it: with the blanks of somebody who types on. */
export function readTypedBrand(parameters: URLSearchParams): string {
  const text = lastOf(parameters).slice(0, longestBrand).replace(unseen, "");
  return cleanBrand(text) && text;
}

/** The name in a whole address, or a path with its query. */
export function brandIn(address: string): string {
  const cut = address.indexOf("?");
  return cut < 0 ? "" : readBrand(new URLSearchParams(address.slice(cut)));
}

/** A query with a name in place of the one it has; without any for "". `query`: "" or with its question mark. */
export function withBrand(query: string, name: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(brandField);
  if (name) parameters.set(brandField, name);
  const text = parameters.toString();
  return text && `?${text}`;
}
