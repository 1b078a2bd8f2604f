// Copy of the page.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface ProbioticsCopy {
  readonly head: { readonly title: Bilingual; readonly description: Bilingual };
  readonly title: Bilingual;
}

export const probiotics: ProbioticsCopy = {
  head: { title: { fr: "Probiotics", en: "Probiotics" }, description: { fr: "Probiotics", en: "Probiotics" } },
  title: { fr: "Probiotics", en: "Probiotics" },
};
