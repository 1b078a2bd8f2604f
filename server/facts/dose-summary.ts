// The dose of an entry in one cell of a table: the usual amount and its limits.
import type { MissingReason, Value } from "#shared/facts/fact.ts";
import type { LabelledFactId } from "#shared/facts/fact-order.ts";
import { factNotes, factTexts } from "#shared/generated/interface/facts.ts";
import { amount, type DoseFact, type DoseLimit, type DoseLine, text } from "./dose-fact.ts";
import type { Computed } from "./fact-of.ts";

/** Summarises by the marks of the line of amounts, which are shortest; without a line by the first rows of the table. */
export function summariseDose(
  facts: readonly DoseFact[],
  line: DoseLine | null,
): Computed | MissingReason {
  const [first, ...others] = facts;
  if (!first) return "unknown";
  if (!line || line.limits.length === 0)
    return { value: inFull(first), note: listOf(others.slice(0, 2).map(pairOf)), by: null };
  const { usual, unit } = line;
  return {
    value: usual ? { kind: "amount", from: usual.from, to: usual.to, unit } : inFull(first),
    note: listOf(limitsOn(line).map((limit) => describeLimit(limit, unit))),
    by: null,
  };
}

/** The threshold first, then limits as they rise. */
export const limitsOn = ({ floor, limits }: DoseLine): readonly DoseLimit[] => [
  ...(floor === null ? [] : [{ id: "dose.threshold", value: floor } as const]),
  ...limits.toSorted((a, b) => a.value - b.value),
];

/** The label beside a bead of a line of amounts. */
export const markOf = (id: LabelledFactId, where?: DoseLimit["where"]): Value => {
  const { mark, label } = factTexts[id];
  const said = mark ?? label;
  return where ? { kind: "filled", text: said, blanks: { where: text(where) } } : text(said);
};

const listOf = (values: readonly Value[]): Value => ({
  kind: "list",
  items: values.map((value, at) => ({ id: String(at), value })),
});

const describeLimit = ({ id, value, where }: DoseLimit, unit: string): Value => ({
  kind: "joined",
  by: " ",
  parts: [markOf(id, where), amount(value, unit)],
});

/** The fact as its own row shows it. */
const inFull = ({ id, value }: DoseFact): Value => ({ kind: "fact", id, value });

const pairOf = (fact: DoseFact): Value => ({
  kind: "filled",
  text: factNotes.pair,
  blanks: {
    label: fact.name,
    value: inFull(fact),
  },
});
