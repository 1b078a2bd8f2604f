// Every text is written for its entry alone: no two entries share a run of eight words.
import type { Translated } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import type { ContentProblem } from "../problems.ts";
import { type Check, folderOf, inWords, listIngredients, splitWords } from "./checked-content.ts";

const longestShared = 7;

interface Written {
  readonly folder: string;
  /** The texts without quoted claims, given names and legal mentions. */
  readonly texts: readonly Translated[];
}

export const checkOriginality: Check = ({ entries }) => {
  const sheets = [...listIngredients(entries), ...entries.strains].map((entry) => ({
    folder: folderOf(entry),
    texts: [
      ...entry.description,
      ...entry.bienfaits.flatMap((benefit) =>
        "description" in benefit ? [benefit.description] : [],
      ),
    ],
  }));
  const products = entries.products.map((product) => ({
    folder: folderOf(product),
    texts: [product.text, product.caution, product.portion],
  }));
  return languages.flatMap(({ id }) => [...findShared(sheets, id), ...findShared(products, id)]);
};

/** The first run that each entry shares with each other one. */
function findShared(list: readonly Written[], language: Language): ContentProblem[] {
  const owners = new Map<string, string>();
  const problems = new Map<string, ContentProblem>();
  for (const { folder, texts } of list)
    for (const run of texts.flatMap((text) => listRuns(text[language]))) {
      const owner = owners.get(run) ?? folder;
      owners.set(run, owner);
      if (owner === folder || problems.has(`${owner} ${folder}`)) continue;
      problems.set(`${owner} ${folder}`, {
        where: inWords(folder, language, "texts"),
        what: `“${run}” is in ${owner} too`,
        wanted: `at most ${longestShared} words in a row that another entry has`,
      });
    }
  return [...problems.values()];
}

function listRuns(text: string): string[] {
  const words = splitWords(text.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""));
  return words
    .slice(longestShared)
    .map((_, start) => words.slice(start, start + longestShared + 1).join(" "));
}
