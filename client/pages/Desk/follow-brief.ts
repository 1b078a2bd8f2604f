// The fields of the sentence and the formula follow each other: a choice made before the scripts came counts; later the fields show what
// the formula has, which a way back changes too.
import type { Dispatch } from "react";
import { type Wish, wishes } from "#shared/formula/formula.ts";
import type { FormulaAction } from "./formula-state.ts";

const boxesIn = (group: HTMLFieldSetElement | null) => [
  ...(group?.querySelectorAll("input") ?? []),
];

const checkedIn = (group: HTMLFieldSetElement | null): readonly Wish[] => {
  const checked = new Set(boxesIn(group).flatMap((box) => (box.checked ? box.value : [])));
  return wishes.filter((wish) => checked.has(wish));
};

export const chooseWishes = (
  group: HTMLFieldSetElement | null,
  dispatch: Dispatch<FormulaAction>,
): void =>
  dispatch({ kind: "change", change: { kind: "set", settings: { wishes: checkedIn(group) } } });

/** True the first time for a field: it is as the visitor has left it. */
function isFirst({ dataset }: HTMLElement): boolean {
  const { live } = dataset;
  dataset.live = "";
  return live === undefined;
}

export function followWishes(
  group: HTMLFieldSetElement | null,
  chosen: readonly Wish[],
  dispatch: Dispatch<FormulaAction>,
): void {
  if (!group) return;
  if (isFirst(group) && String(checkedIn(group)) !== String(chosen)) chooseWishes(group, dispatch);
  else for (const box of boxesIn(group)) box.checked = chosen.some((wish) => wish === box.value);
}

export function followPick<Value extends string>(
  select: HTMLSelectElement | null,
  value: Value,
  onPick: (value: Value) => void,
): void {
  if (!select) return;
  if (isFirst(select) && select.name && select.value !== value) onPick(select.value as Value);
  else select.value = value;
}
