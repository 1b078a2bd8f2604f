// Figures, which translators are to leave alone.
import { type Phrase, textOf } from "#shared/editions/edition.ts";

/** The attribute of the element that holds a text: "no" for a figure with its unit, as "1,5 mg", "30 %". */
export const sameEverywhere = (text: Phrase | null): "no" | undefined =>
  text !== null && /^[\d\s,.]+(?:%|[mµ]?g)$/.test(textOf(text)) ? "no" : undefined;
