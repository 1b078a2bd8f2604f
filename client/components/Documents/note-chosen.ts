// What a visitor asks for of an entry, as a line of its note in the selection.
import { keepSelection, readSelection, tellChange } from "#client/hooks/use-selection.ts";
import { mostChosen } from "#shared/selection/chosen.ts";

/**
 * Notes a line about an entry, in place of one that begins with `start`, and adds the entry where it is not chosen yet.
 * @returns whether it is noted: nothing is where the selection is full
 */
export function noteChosen(id: string, name: string, line: string, start: string): boolean {
  const chosen = readSelection();
  const isIn = chosen.some((each) => each.id === id);
  if (!isIn && chosen.length >= mostChosen) {
    tellChange({ kind: "full", name });
    return false;
  }
  const noted = (note: string) =>
    [line, ...note.split("\n").filter((each) => each !== "" && !each.startsWith(start))].join("\n");
  keepSelection(
    isIn
      ? chosen.map((each) => (each.id === id ? { id, note: noted(each.note) } : each))
      : [...chosen, { id, note: line }],
  );
  if (!isIn) tellChange({ kind: "added", name });
  return true;
}
