// The language of the page in view, for controls that are the same on every page.
import { createContext, use } from "react";
import type { Language } from "#shared/editions/edition.ts";

export const PageLanguage = createContext<Language>("fr");

export const usePageLanguage = (): Language => use(PageLanguage);
