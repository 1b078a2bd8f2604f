// A total of the bench as its gauge draws it: on the page and on paper.
import type { Language } from "#shared/editions/edition.ts";
import { valueIn } from "#shared/facts/units.ts";
import { scaleOf } from "#shared/formula/gauge-places.ts";
import { signOf, type TotalPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchTotal } from "#shared/pages/desk.ts";
import { formatNumber } from "#shared/words/amounts.ts";

export function gaugeOf(
  rod: BenchTotal,
  said: TotalPresentation,
  isSerum: boolean,
  language: Language,
) {
  const { total, unit, zone, isPractice } = rod;
  let sum = 0;
  const parts = rod.parts.flatMap(({ amount }) => {
    if (amount === null) return [];
    sum += amount;
    return [{ amount: sum, text: formatNumber(valueIn(amount, unit), language) }];
  });
  const sign = zone ? signOf[zone] : "empty";
  return {
    scale: scaleOf(rod),
    marks: total === null ? [] : [{ amount: total, sign, text: said.dose }],
    parts: parts.slice(0, -1),
    texts: said,
    isPractice,
    isSerum,
  };
}
