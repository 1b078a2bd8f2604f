// Tells if the window is narrow, for changes that style sheets alone cannot make. Layout itself belongs to style sheets.
import { useCallback, useSyncExternalStore } from "react";

/** As in the style sheets (tools/compile-styles.ts): breakpoints grow with the reader's font size. */
const widthUpTo = (pixels: number) => `(width <= ${pixels / 16}rem)`;

/** Follows the window's width; false on the server and until React has taken over. `most`: px at a font size of 16 px, inclusive. */
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
