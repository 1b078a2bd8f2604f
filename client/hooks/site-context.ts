// Gives any component the data that stay while pages change.
import { createContext, use } from "react";
import type { Site } from "#shared/pages/page.ts";

export const SiteContext = createContext<Site | null>(null);

/** @throws outside the site's frame */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite is for components inside the frame");
  return site;
}
