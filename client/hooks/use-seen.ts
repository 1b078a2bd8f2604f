// The sheets a visitor has opened: remembered once they have asked for it, and until they ask for the contrary.
import { useSyncExternalStore } from "react";
import { isId } from "#shared/selection/chosen.ts";

/** Absent: not asked for. */
const storageKey = "seen";

const mostSeen = 8;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

const readIds = (text: string) => text.split(",").filter(isId).slice(0, mostSeen);

/** Begins or ceases to remember. */
export function rememberSeen(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(storageKey, "");
    else localStorage.removeItem(storageKey);
  } catch {
    // Nothing is remembered.
  }
  for (const listener of listeners) listener();
}

/** Newest first; null where the visitor has not asked for it. */
export function useSeen(): readonly string[] | null {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return text === null ? null : readIds(text);
}

/** Remembers that an entry was opened, where the visitor has asked for that. */
export function rememberOpened(id: string): void {
  const text = readText();
  if (text === null) return;
  const others = readIds(text).filter((each) => each !== id);
  try {
    localStorage.setItem(storageKey, [id, ...others].slice(0, mostSeen).join());
  } catch {
    // No room: it is forgotten.
  }
}
