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

/** Adds an entry to the end, unless there are as many as can be; or takes it out. */
export function toggleChosen(id: string): void {
  const chosen = readChosen(readText());
  const others = chosen.filter((each) => each.id !== id);
  if (others.length < chosen.length) keepSelection(others);
  else if (chosen.length < mostChosen) keepSelection([...chosen, { id, note: "" }]);
}

/** Tells the ids that are chosen, now and whenever they change; returns how to stop it. */
export function watchIds(tell: (ids: readonly string[]) => void): () => void {
  const read = () => tell(readChosen(readText()).map(({ id }) => id));
  read();
  return subscribe(read);
}

/** The selection as it is now, in this tab or another; empty on the server and until React has taken over. */
export function useSelection(): readonly Chosen[] {
  const text = useSyncExternalStore(subscribe, readText, () => "");
  return useMemo(() => readChosen(text), [text]);
}
