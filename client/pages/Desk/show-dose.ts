// The dose in a field that nobody types in: as the rod beside it has it, thousands apart. What is typed, and what a form sends, is
// plain: readers of other languages would read the comma of thousands as another number.
import type { FormEvent } from "react";
import type { Language } from "#shared/editions/edition.ts";
import { unitFacts, valueIn } from "#shared/facts/units.ts";
import type { ActiveFacts } from "#shared/formula/desk-facts.ts";
import type { DosedActive } from "#shared/formula/formula.ts";
import { writeField } from "#shared/formula/write-field.ts";
import { additionField } from "#shared/pages/desk-address.ts";
import { formatNumber } from "#shared/words/amounts.ts";

export function showDose(dosed: DosedActive, known: ActiveFacts, language: Language): string {
  const { amount, unread } = dosed;
  const hasThousands = amount !== null && amount >= 1000 * unitFacts[known.unit].size;
  return hasThousands && !unread
    ? formatNumber(valueIn(amount, known.unit), language)
    : writeField(dosed, known, language);
}

/** Sends the bench where something typed to be added is left to the server. */
export function sendBench(event: FormEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  if (!new FormData(form).get(additionField)) event.preventDefault();
  else
    for (const field of form.querySelectorAll<HTMLInputElement>("[data-row] input"))
      field.value = field.defaultValue;
}
