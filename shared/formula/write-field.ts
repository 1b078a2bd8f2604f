// The text in the field of a dose.
import type { Language } from "#shared/editions/edition.ts";
import { decimalSignOf } from "#shared/words/amounts.ts";
import { printField } from "./amounts.ts";
import type { ActiveFacts } from "./desk-facts.ts";
import type { DosedActive } from "./formula.ts";

/** As it stands in the field: in the active's own unit. */
export function writeField(
  { amount, unread }: DosedActive,
  { unit }: ActiveFacts,
  language: Language,
): string {
  if (unread) return unread.text;
  return amount === null ? "" : printField(amount, unit, decimalSignOf(language));
}
