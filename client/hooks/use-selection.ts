// The visitor's selection: kept in the browser's storage, written only when the visitor acts; other tabs are told by its event.
// Where the browser refuses to store it, it lasts as long as the document.
import { useMemo, useSyncExternalStore } from "react";
import { type Chosen, mostChosen, readChosen, writeChosen } from "#shared/selection/chosen.ts";

const storageKey = "selection";

const listeners = new Set<() => void>();

/** What could not be stored. */
let unstored: string | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function readText(): string {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

/** Keeps a selection; an empty one leaves nothing behind. */
export function keepSelection(chosen: readonly Chosen[]): void {
  const text = writeChosen(chosen);
  try {
    if (text) localStorage.setItem(storageKey, text);
    else localStorage.removeItem(storageKey);
    unstored = null;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** What a press did, to be said where the visitor looks. */
export interface Change {
  readonly kind: "added" | "removed" | "full";
  readonly name: string;
}

/** Adds an entry to the end, unless there are as many as can be; or takes it out. `name`: as the visitor knows it. */
export function toggleChosen(id: string, name: string): void {
  const chosen = readChosen(readText());
  const others = chosen.filter((each) => each.id !== id);
  const isIn = others.length < chosen.length;
  const kind = isIn ? "removed" : chosen.length < mostChosen ? "added" : "full";
  if (kind !== "full") keepSelection(isIn ? others : [...chosen, { id, note: "" }]);
  for (const tell of changeListeners) tell({ kind, name });
}

/**
 * Notes a line about an entry, in place of one that begins with `start`, and adds the entry where it is not chosen yet.
 * @returns whether it is noted: nothing is where the selection is full
 */
export function noteChosen(id: string, name: string, line: string, start: string): boolean {
  const chosen = readChosen(readText());
  const isIn = chosen.some((each) => each.id === id);
  if (!isIn && chosen.length >= mostChosen) {
    for (const tell of changeListeners) tell({ kind: "full", name });
    return false;
  }
  const noted = (note: string) =>
    [line, ...note.split("\n").filter((each) => each !== "" && !each.startsWith(start))].join("\n");
  keepSelection(
    isIn
      ? chosen.map((each) => (each.id === id ? { id, note: noted(each.note) } : each))
      : [...chosen, { id, note: line }],
  );
  if (!isIn) for (const tell of changeListeners) tell({ kind: "added", name });
  return true;
}

const changeListeners = new Set<(change: Change) => void>();

/** Tells the ids that are chosen, now and whenever they change, and what presses did; returns how to stop it. */
export function watchSelection(
  tell: (ids: readonly string[]) => void,
  tellPress: (change: Change) => void,
): () => void {
  const read = () => tell(readChosen(readText()).map(({ id }) => id));
  read();
  changeListeners.add(tellPress);
  const stop = subscribe(read);
  return () => {
    changeListeners.delete(tellPress);
    stop();
  };
}

/** The selection as it is now, in this tab or another; empty on the server and until React has taken over. */
export function useSelection(): readonly Chosen[] {
  const text = useSyncExternalStore(subscribe, readText, () => "");
  return useMemo(() => readChosen(text), [text]);
}
