import { findSource } from "#server/facts/find-source.ts";
import type { Limit } from "#shared/formula/desk-facts.ts";
import type { Words } from "#shared/words/words.ts";

/** The names of a limit's source, in full and beside an amount. */
export function namesOfSource(id: string, words: Words): Pick<Limit, "source" | "shortSource"> {
  const { name, short } = findSource(id);
  return { source: words.text(name), shortSource: short ? words.text(short) : null };
}
