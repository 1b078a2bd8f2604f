// What is read aloud of a formula that changes, once its visitor pauses.
import { useEffect, useRef, useState } from "react";
import { describeAnnouncement } from "#shared/formula/sentences/announcement.ts";
import type { LiveFormula } from "./formula-state.ts";

/** Ms after the last change until it is read aloud. */
const calm = 600;

export function useAnnouncement(state: LiveFormula): string {
  const [aloud, setAloud] = useState("");
  const before = useRef(state);
  useEffect(() => {
    if (before.current.formula === state.formula) return;
    const timer = setTimeout(() => {
      setAloud(describeAnnouncement(before.current, state));
      before.current = state;
    }, calm);
    return () => clearTimeout(timer);
  }, [state]);
  return aloud;
}
