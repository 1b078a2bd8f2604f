// Whether the window is narrow, for what style sheets alone cannot do. Layout itself belongs to style sheets.
import { useCallback, useSyncExternalStore } from "react";

/** As style sheets have it (tools/compile-styles.ts): larger letters make a window as narrow. */
const widthUpTo = (pixels: number) => `(width <= ${pixels / 16}rem)`;

/** Follows the window's width; false on the server and until React has taken over. `most` in px at letters of 16 px, included. */
export function useIsNarrow(most: number): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(widthUpTo(most));
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    [most],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(widthUpTo(most)).matches,
    () => false,
  );
}
