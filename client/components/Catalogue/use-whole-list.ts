// Shows a list as a whole on paper. The code for it is fetched once a visitor may be about to print.
import { useEffect, useEffectEvent, useState } from "react";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";
import type { WholeList } from "./whole-list.ts";

/** `isPart`: whether there are rows beside those in view. Null while nothing is printed, and where not all rows are at hand. */
export function useWholeList(list: WholeList, isPart: boolean): readonly CatalogueRow[] | null {
  const [whole, setWhole] = useState<readonly CatalogueRow[] | null>(null);
  const latest = useEffectEvent(() => (isPart ? list : null));
  useEffect(() => {
    let module: typeof import("./whole-list.ts") | null = null;
    let stop: (() => void) | null = null;
    let isGone = false;
    const prepare = async () => {
      if (!latest()) return;
      // Without it paper says which rows it has.
      module ??= await import("./whole-list.ts").catch(() => null);
      const now = latest();
      if (!module || !now || isGone) return;
      module.prepareWhole(now);
      stop ??= module.watchWhole(() => latest(), setWhole);
    };
    // The first half of Ctrl + P; the way to the browser's menus; phones give no other sign than a touch.
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") prepare();
    };
    const handlePress = ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") prepare();
    };
    const page = document.documentElement;
    addEventListener("keydown", handleKey);
    page.addEventListener("pointerdown", handlePress);
    page.addEventListener("pointerleave", prepare);
    return () => {
      isGone = true;
      stop?.();
      removeEventListener("keydown", handleKey);
      page.removeEventListener("pointerdown", handlePress);
      page.removeEventListener("pointerleave", prepare);
    };
  }, []);
  return whole;
}
