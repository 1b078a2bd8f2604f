// The sheets a visitor has opened: remembered once they have asked for it, and until they ask for the contrary.
import { useSyncExternalStore } from "react";
import { isId } from "#shared/selection/chosen.ts";
import { keptText } from "./kept-text.ts";

/** Nothing kept: not asked for. */
const kept = keptText("seen");

const mostSeen = 8;

const readIds = (text: string) => text.split(",").filter(isId).slice(0, mostSeen);

/** Begins or ceases to remember. */
export const rememberSeen = (isOn: boolean): void => kept.keep(isOn ? "" : null);

/** Newest first; null where the visitor has not asked for it. */
export function useSeen(): readonly string[] | null {
  const text = useSyncExternalStore(kept.subscribe, kept.read, () => null);
  return text === null ? null : readIds(text);
}

/** Remembers that an entry was opened, where the visitor has asked for that. */
export function rememberOpened(id: string): void {
  const text = kept.read();
  if (text === null) return;
  const others = readIds(text).filter((each) => each !== id);
  kept.keep([id, ...others].slice(0, mostSeen).join());
}
