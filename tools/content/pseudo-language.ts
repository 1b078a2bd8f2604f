// A made-up language: the letters of a text replaced by strange ones that can still be read, so that plain letters reveal a text
// that bypasses the content, and longer, so that boxes that clip are seen. For development and tests.
import { type Language, languages } from "#shared/editions/languages.ts";
import { isMap, mapValues } from "./trees.ts";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const strange = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

/** The language that `npm run dev` shows made up, so that its original pages are too. */
export const madeUp: Language = "en";

/** Marks that are no words: placeholders, tags, entities, ids of headings, targets of links. */
const marks = /(\{#?[\w-]+\}|<[^>]*>|&\w+;|(?<=\])\([^)]*\))/;

/** "Products" → "Ƥřǿḓŭƈŧş". */
export const makeStrange = (text: string): string =>
  text
    .split(marks)
    .map((part, index) =>
      index % 2
        ? part
        : part
            .normalize("NFD")
            .replace(/\p{M}/gu, "")
            .replace(/[a-z]/gi, (letter) => strange[plain.indexOf(letter)] ?? letter),
    )
    .join("");

/** "Products" → "[Ƥřǿḓŭƈŧş ···]": a third longer, in brackets, so that an end that is cut off is missed. */
export function translateIntoMade(text: string): string {
  const letters = text.replace(new RegExp(marks, "g"), "").match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return text;
  const dots = "·".repeat(Math.ceil(letters / 3));
  return `[${makeStrange(text)} ${dots.replace(/·{4}(?=·)/g, "···· ")}]`;
}

/** A tree of finished content with the made language in place of one. */
export function replaceByMade(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(replaceByMade);
  if (!isMap(node)) return node;
  const isText = languages.every(({ id }) => typeof node[id] === "string");
  return isText
    ? { ...node, [madeUp]: translateIntoMade(String(node[madeUp])) }
    : mapValues(node, replaceByMade);
}
