// Gives parts of a bench the code that loads after hydration.
import { createContext, use } from "react";
import type { LiveFormula } from "./formula-state.ts";

export type Live = typeof import("./live-bench.ts");

export const LiveContext = createContext<Live | null>(null);

/** Null until its chunk is there: links and the form lead to the server. */
export const useLive = () => use(LiveContext);

/** The formula as it is a moment after a change; null until the bench answers by itself. */
export const LateStateContext = createContext<LiveFormula | null>(null);

export const useLateState = () => use(LateStateContext);
