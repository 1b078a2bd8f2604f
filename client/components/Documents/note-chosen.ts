// Writes a visitor's request about an entry as a line of its note in the selection.
import { keepSelection, readSelection, tellChange } from "#client/hooks/use-selection.ts";
import { longestNote, mostChosen } from "#shared/selection/chosen.ts";

/**
 * Notes a line about an entry, in place of one that begins with `start`, and adds the entry where it is not chosen yet.
 * Nothing is noted where the selection is full, or the note would be cut.
 */
export function noteChosen(
  id: string,
  name: string,
  line: string,
  start: string,
): "noted" | "full" | "too long" {
  const chosen = readSelection();
  const isIn = chosen.some((each) => each.id === id);
  if (!isIn && chosen.length >= mostChosen) {
    tellChange({ kind: "full", name });
    return "full";
  }
  const before = chosen.find((each) => each.id === id)?.note ?? "";
  const others = before === "" ? [] : before.split("\n").filter((each) => !each.startsWith(start));
  const note = [line, ...others].join("\n");
  if (note.length > longestNote) return "too long";
  keepSelection(
    isIn ? chosen.map((each) => (each.id === id ? { id, note } : each)) : [...chosen, { id, note }],
  );
  if (!isIn) tellChange({ kind: "added", name });
  return "noted";
}
