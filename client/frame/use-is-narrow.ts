// Whether the window is narrow, for what style sheets alone cannot do. Layout itself belongs to style sheets.
import { useCallback, useSyncExternalStore } from "react";

/** Follows the window's width; false on the server and until React has taken over. `most` in px, included. */
export function useIsNarrow(most: number): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(`(width <= ${most}px)`);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    [most],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(`(width <= ${most}px)`).matches,
    () => false,
  );
}
