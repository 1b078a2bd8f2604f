// The visitor's selection, as the browser keeps it.
import { useMemo, useSyncExternalStore } from "react";
import { type Chosen, mostChosen, readChosen, writeChosen } from "#shared/selection/chosen.ts";
import { keptText } from "./kept-text.ts";

const kept = keptText("selection");

const readText = () => kept.read() ?? "";

/** The selection as it is now, outside of React. */
export const readSelection = (): readonly Chosen[] => readChosen(readText());

/** Keeps a selection; an empty one leaves nothing behind. */
export const keepSelection = (chosen: readonly Chosen[]): void =>
  kept.keep(writeChosen(chosen) || null);

/** The effect of a press, announced near the pressed control. */
export interface Change {
  readonly kind: "added" | "removed" | "full";
  readonly name: string;
}

/** Adds an entry to the end, unless there are as many as can be; or takes it out. `name`: as the visitor knows it. */
export function toggleChosen(id: string, name: string): void {
  const chosen = readSelection();
  const others = chosen.filter((each) => each.id !== id);
  const isIn = others.length < chosen.length;
  const kind = isIn ? "removed" : chosen.length < mostChosen ? "added" : "full";
  if (kind !== "full") keepSelection(isIn ? others : [...chosen, { id, note: "" }]);
  tellChange({ kind, name });
}

/** Says what a press did. */
export function tellChange(change: Change): void {
  for (const tell of changeListeners) tell(change);
}

const changeListeners = new Set<(change: Change) => void>();

/** Tells the ids that are chosen, now and whenever they change, and what presses did; returns how to stop it. */
export function watchSelection(
  tell: (ids: readonly string[]) => void,
  tellPress: (change: Change) => void,
): () => void {
  const read = () => tell(readSelection().map(({ id }) => id));
  read();
  changeListeners.add(tellPress);
  const stop = kept.subscribe(read);
  return () => {
    changeListeners.delete(tellPress);
    stop();
  };
}

/** The selection as it is now, in this tab or another; empty on the server and until React has taken over. */
export function useSelection(): readonly Chosen[] {
  const text = useSyncExternalStore(kept.subscribe, readText, () => "");
  return useMemo(() => readChosen(text), [text]);
}
