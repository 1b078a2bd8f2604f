// What any component may know of its surroundings: the data that stay while pages change, the language of the page in view, and what
// only the browser knows. One file, as every page needs all of it.
import { createContext, use, useSyncExternalStore } from "react";
import type { Language } from "#shared/editions/edition.ts";
import type { Site } from "#shared/pages/page.ts";

export const SiteContext = createContext<Site | null>(null);

/** @throws outside the site's frame */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite is for components inside the frame");
  return site;
}

/** The language of the page in view, for controls that are the same on every page. */
export const PageLanguage = createContext<Language>("fr");

export const usePageLanguage = (): Language => use(PageLanguage);

const neverChanges = () => () => undefined;

/**
 * Without a difference between the server's page and the first render here: "" on the server and until React has taken over, then
 * what `read` gives.
 */
export function useInBrowser(read: () => string): string {
  return useSyncExternalStore(neverChanges, read, () => "");
}

/** True once JavaScript runs: for controls that would do nothing in the server's HTML. */
export const useIsHydrated = () => useInBrowser(() => "live") !== "";

/** Drawings as HTML, by name, whose code comes to browsers later: on the server alone, whose page has them. */
export const ServedDrawingsContext = createContext<Readonly<Record<string, string>>>({});

/** The markup of a drawing, which a browser keeps as it came; "" there. */
export const useServedDrawing = (name: string): string => use(ServedDrawingsContext)[name] ?? "";
