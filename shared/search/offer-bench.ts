// A query that says a formula, or what one is to do, is a bench to begin with.
import { fillText } from "#shared/words/fill-text.ts";
import type { Found } from "./hits.ts";
import { ranks, readName } from "./names.ts";
import type { SearchEntry, SearchIndex } from "./search-index.ts";

/** A need: what is found is found by its claim, or a list of such is. */
const isNeed = ([first, ...others]: readonly Found[]) =>
  first?.name.kind === "claim" ||
  [first, ...others].some(
    (found) => found?.entry.path.includes("allegation=") && found.score < ranks.apart,
  );

/** `isFormula`: it has doses, or several names. */
export function offerBench(
  query: string,
  isFormula: boolean,
  found: readonly Found[],
  { path, name, tag }: SearchIndex["bench"],
): readonly Found[] {
  const [first] = found;
  const isMade =
    isFormula && found.some(({ entry: { group } }) => group !== "page" && group !== "filter");
  const isMeant = isMade || isNeed(found);
  if (!first || !isMeant) return [];
  const entry: SearchEntry = {
    path: path + encodeURIComponent(query),
    group: "page",
    name: fillText(name, { text: query }),
    tag: { label: tag },
    names: {},
  };
  return [{ ...first, entry, name: readName("name", entry.name), marks: [] }];
}

/** A formula comes first; the bench of a need stands after what is called so, and before the list. */
export function placeBench(
  best: readonly Found[],
  bench: readonly Found[],
  isFormula: boolean,
  most: number,
): readonly Found[] {
  if (isFormula || bench.length === 0) return [...bench, ...best].slice(0, most);
  return best.length < most ? best.toSpliced(1, 0, ...bench) : best.toSpliced(-2, 1, ...bench);
}
