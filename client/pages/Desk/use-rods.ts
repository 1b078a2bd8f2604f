// The formula of a bench of three doses: as the server has judged it, then, once the visitor comes near and what judges is there, as it is dosed
// here.
import { type RefObject, useEffect, useReducer, useState } from "react";
import { useSite } from "#client/hooks/site-context.ts";
import type { Language } from "#shared/editions/edition.ts";
import type { DoseBenchData } from "#shared/pages/dose-bench.ts";
import type { FormulaAction, LiveFormula } from "./formula-state.ts";

export type LiveRods = typeof import("./live-rods.ts");

export type RodsAction = FormulaAction | { readonly kind: "live"; readonly state: LiveFormula };

const loadRods = (): Promise<LiveRods> => import("./live-rods.ts");

/** How far below the window it may be, px. */
const near = 800;

export function useRods(
  { formula, prefix }: DoseBenchData,
  language: Language,
  place: RefObject<HTMLElement | null>,
) {
  const { build } = useSite();
  const [live, setLive] = useState<LiveRods | null>(null);
  const [state, dispatch] = useReducer(
    (current: LiveFormula | null, action: RodsAction): LiveFormula | null => {
      if (action.kind === "live") return action.state;
      return current && live && action.kind !== "ready"
        ? live.changeFormulaBy(current, action)
        : current;
    },
    null,
  );
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        open();
      },
      { rootMargin: `${near}px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();

    async function open() {
      try {
        const module = await loadRods();
        const opened = await module.openRods(formula, { build, prefix, language });
        setLive(module);
        dispatch({ kind: "live", state: opened });
      } catch {
        // Then the page stays a form.
      }
    }
  }, [place, formula, build, prefix, language]);
  return { live: state && live, state, dispatch };
}
