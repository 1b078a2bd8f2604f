// The parts that fill the capsule or the bottle of a formula, for their drawings.
import { textOf } from "#shared/editions/edition.ts";
import { valueIn } from "#shared/facts/units.ts";
import type { FormulaState } from "./formula-state.ts";
import type { Part } from "./Vessel.tsx";

/** Milligrams, or per cents of a serum. */
export function listParts({
  formula: { instrument, actives },
  facts,
  verdict: { room },
  said,
}: FormulaState): readonly Part[] {
  const categoryOf = (slug: string) => facts.actives[slug]?.category ?? "";
  if (instrument === "serum")
    return actives.map(({ slug, amount }) => ({
      slug,
      category: categoryOf(slug),
      amount: valueIn(amount ?? 0, "pc"),
      name: textOf(facts.actives[slug]?.name ?? slug),
      text: "",
    }));
  return room.parts.map(({ slug, milligrams }) => {
    const layer = said.layers.find((each) => each.slug === slug);
    return {
      slug,
      category: categoryOf(slug),
      amount: milligrams,
      name: layer?.name ?? slug,
      text: layer?.mass ?? "",
    };
  });
}
