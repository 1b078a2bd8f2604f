// Reads values that only the browser knows, without a difference between the server's page and the first render here.
import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;

/** "" on the server and until React has taken over, then what `read` gives. */
export function useInBrowser(read: () => string): string {
  return useSyncExternalStore(neverChanges, read, () => "");
}

/** True once JavaScript runs: for controls that would do nothing in the server's HTML. */
export const useIsHydrated = () => useInBrowser(() => "live") !== "";
