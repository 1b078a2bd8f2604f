// Copy of the page.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface LaboratoryCopy {
  readonly head: { readonly title: Bilingual; readonly description: Bilingual };
  readonly title: Bilingual;
}

export const laboratory: LaboratoryCopy = {
  head: { title: { fr: "Laboratory", en: "Laboratory" }, description: { fr: "Laboratory", en: "Laboratory" } },
  title: { fr: "Laboratory", en: "Laboratory" },
};
