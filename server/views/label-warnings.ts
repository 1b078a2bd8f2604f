// The label of a product as the desk has that of any formula: its name, its nutrients' names, the words of its actives and its own.
import { productFormula } from "#server/desk/product-formula.ts";
import type { Product } from "#shared/content/schema/entries.ts";
import { editionIn } from "#shared/editions/edition.ts";
import type { JudgedFormula } from "#shared/formula/judge-formula.ts";
import {
  describeWordings,
  sentencesOf,
  textsAt,
  unsaidOf,
} from "#shared/formula/sentences/label-words.ts";
import type { Words } from "#shared/words/words.ts";
import { openFormula } from "./desk/open-formula.ts";

export const openProduct = (product: Product, { language }: Words): JudgedFormula =>
  openFormula(productFormula(product), { edition: editionIn(language), pageLanguage: language });

/** What its actives want, then what is its own: those beside the name of the food, and the others. */
export function listProductWarnings(
  { warning }: Product,
  opened: JudgedFormula,
  words: Words,
): { readonly besideName: readonly string[]; readonly others: readonly string[] } {
  const wordings = describeWordings(opened);
  const said = wordings.flatMap(({ items }) => items.flatMap(({ text }) => sentencesOf(text)));
  const own = warning ? unsaidOf(words.plain(warning), said) : "";
  return {
    besideName: textsAt(wordings, "name"),
    others: [...textsAt(wordings, null), ...(own === "" ? [] : [own])],
  };
}
