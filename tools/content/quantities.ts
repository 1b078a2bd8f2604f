// Amounts of documents, written out in every language.
import { type Translated, translate } from "#shared/editions/edition.ts";
import { formatAmount, formatNumber, type UnitWords } from "#shared/words/amounts.ts";

export interface Amount {
  readonly amount: number;
  readonly unit: string;
}

/** `note`: goes on after a comma. */
export const writeQuantity = (
  { amount, unit }: Amount,
  words: UnitWords,
  note?: Translated,
): Translated =>
  translate((language) => {
    const text = formatAmount(amount, unit, language, words);
    return note ? `${text}, ${note[language]}` : text;
  });

/** A whole number as the language writes it: "1 000", "1,000". */
export const writeCount = (count: number): Translated =>
  translate((language) => formatNumber(count, language));
