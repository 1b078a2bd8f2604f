// The formula that the visitor changed last on a bench of this browser, as text: "complement?v=1&zinc=10mg".
import { useSyncExternalStore } from "react";
import { keptText } from "./kept-text.ts";

const kept = keptText("formula");

/** A bench and a query as it writes one: what anybody else has put there is left alone. */
const shape = /^(?:complement|serum)\?[\w=&.%+-]{1,8000}$/;

/** Keeps a formula; null keeps none. */
export const keepFormula = kept.keep;

/** Null where none is kept, on the server, and until React has taken over. */
export function useKeptFormula(): string | null {
  const text = useSyncExternalStore(kept.subscribe, kept.read, () => null);
  return text !== null && shape.test(text) ? text : null;
}
