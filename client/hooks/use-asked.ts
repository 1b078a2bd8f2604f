// The visitor's enquiry in the making: what presses have put into it, as the browser keeps it until it is sent.
import { useMemo, useSyncExternalStore } from "react";
import { type AskedKey, mostAsked, readAsked, writeAsked } from "#shared/enquiry/asked.ts";
import { keptText } from "./kept-text.ts";

const kept = keptText("enquiry");

const readText = () => kept.read() ?? "";

/** As it is now, in this tab or another; empty on the server and until React has taken over. */
export function useAsked(): readonly AskedKey[] {
  const text = useSyncExternalStore(kept.subscribe, readText, () => "");
  return useMemo(() => readAsked(text), [text]);
}

/** Calls with it now and at every change; returns how to stop that. */
export function watchAsked(tell: (asked: readonly AskedKey[]) => void): () => void {
  const read = () => tell(readAsked(readText()));
  read();
  return kept.subscribe(read);
}

/** Puts in those that it does not have; false, and nothing is put in, where there is no room for all. */
export function addAsked(keys: readonly AskedKey[]): boolean {
  const all = [...new Set([...readAsked(readText()), ...keys])];
  if (all.length > mostAsked) return false;
  if (keys.length > 0) kept.keep(writeAsked(all));
  return true;
}

/** Returns what there was before. Nothing left leaves nothing behind. */
export function removeAsked(keys: readonly AskedKey[]): readonly AskedKey[] {
  const before = readAsked(readText());
  keepAsked(before.filter((key) => !keys.includes(key)));
  return before;
}

export const keepAsked = (keys: readonly AskedKey[]): void => kept.keep(writeAsked(keys) || null);
