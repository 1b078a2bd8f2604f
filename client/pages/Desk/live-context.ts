// Gives parts of a bench the code that loads after hydration.
import { createContext, use } from "react";

export type Live = typeof import("./live-bench.ts");

export const LiveContext = createContext<Live | null>(null);

/** Null until its chunk is there: links and the form lead to the server. */
export const useLive = () => use(LiveContext);
