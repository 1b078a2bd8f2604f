// Facts whose values are no words of a language, which translators are to leave alone.
import type { Phrase } from "#shared/editions/edition.ts";
import { sameEverywhere } from "./same-everywhere.ts";

/** INCI names, CAS numbers and formulas, and figures. `fact`: its id. */
export const sameFact = (fact: string, text: Phrase): "no" | undefined =>
  /\.(?:inci|cas|formula)$/.test(fact) ? "no" : sameEverywhere(text);
