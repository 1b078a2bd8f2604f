// A formula as a table for spreadsheets: a row for each active with its amounts as numbers, and further ones for what else it supplies.
import { writeCsv } from "#shared/csv/write-csv.ts";
import { textOf } from "#shared/editions/edition.ts";
import { valueIn } from "#shared/facts/units.ts";
import type { JudgedFormula } from "#shared/formula/judge-formula.ts";
import { describeTotal } from "#shared/formula/sentences/totals.ts";
import type { DoseTotal } from "#shared/formula/verdict.ts";
import { signOfUnit } from "#shared/words/amounts.ts";
import { withCapital } from "#shared/words/letters.ts";

/** `address`: opens the formula again. Costs what judging costs: at most twenty actives, each in the few rods that it has a part in. */
export function composeBenchCsv(opened: JudgedFormula, address: string): string {
  const { formula, facts, verdict, words } = opened;
  const { csv, brief } = words.texts;
  const isSerum = formula.instrument === "serum";
  const head = [
    ...[csv.active, csv.form, csv.dose, csv.unit, csv.mass, csv.nutrient, csv.part, csv.total],
    ...[csv.totalUnit, csv.share, csv.threshold, csv.maximum, csv.claims, csv.state],
    ...[isSerum ? csv.care : csv.container, csv.market, csv.batch, csv.address],
  ].map(textOf);
  const number = (amount: number | null, unit: DoseTotal["unit"]) =>
    amount === null ? "" : valueIn(amount, unit);
  const states = new Map(verdict.rods.map((rod) => [rod, describeTotal(rod, opened).state]));
  const setting = [
    textOf(isSerum ? brief.cares[formula.care] : brief.containers[formula.container]),
    textOf(isSerum ? brief.markets.ue : brief.markets[formula.market]),
    formula.batch ?? "",
    address,
  ];
  const rows = formula.actives.flatMap(({ slug, amount }) => {
    const known = facts.actives[slug];
    if (!known) return [];
    const { unit, form, code, name, milligrams } = known;
    const named = withCapital([textOf(name), code].filter(Boolean).join(" "));
    const rods = verdict.rods.filter(({ parts }) => parts.some((part) => part.slug === slug));
    return rods.map((rod, at) => {
      const isFirst = at === 0;
      return [
        named,
        form ? textOf(form) : "",
        isFirst ? number(amount, unit) : "",
        isFirst ? signOfUnit(unit, words.language) : "",
        isFirst && amount !== null && !isSerum ? Number((amount * milligrams).toPrecision(6)) : "",
        rod.nutrient === null ? "" : withCapital(words.nutrient(rod.nutrient)),
        number(rod.parts.find((part) => part.slug === slug)?.amount ?? null, rod.unit),
        number(rod.total, rod.unit),
        signOfUnit(rod.unit, words.language),
        rod.share === null ? "" : rod.share,
        number(rod.threshold, rod.unit),
        number(rod.isPractice ? null : rod.maximum, rod.unit),
        isSerum ? "" : rod.earned.length,
        states.get(rod) ?? "",
        ...setting,
      ];
    });
  });
  return writeCsv([head, ...rows], words.language === "fr" ? ";" : ",");
}
