// Finds the links to the current page, for `aria-current` and the line below them.

import { useLocation } from "react-router-dom";
import { useInBrowser } from "#client/hooks/site-context.ts";

/**
 * "page" for the link to the page in view; "true" for the page it belongs to, as a sheet to its family. If `links` differ by their
 * hash alone, one is current: the server, which is not told the hash, takes the one without.
 */
export function useCurrent(links: readonly { readonly to: string }[] = []) {
  const location = useLocation();
  const hash = useInBrowser(() => location.hash);
  const withHash = location.pathname + hash;
  const here = links.some(({ to }) => to === withHash) ? withHash : location.pathname;
  return (to: string): "page" | "true" | undefined => {
    if (to === here) return "page";
    return here.startsWith(`${to}/`) ? "true" : undefined;
  };
}
