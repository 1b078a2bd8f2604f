// Copy of the page.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface CustomMadeCopy {
  readonly head: { readonly title: Bilingual; readonly description: Bilingual };
  readonly title: Bilingual;
}

export const customMade: CustomMadeCopy = {
  head: { title: { fr: "CustomMade", en: "CustomMade" }, description: { fr: "CustomMade", en: "CustomMade" } },
  title: { fr: "CustomMade", en: "CustomMade" },
};
