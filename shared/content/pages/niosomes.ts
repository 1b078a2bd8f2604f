// Copy of the page.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface NiosomesCopy {
  readonly head: { readonly title: Bilingual; readonly description: Bilingual };
  readonly title: Bilingual;
}

export const niosomes: NiosomesCopy = {
  head: { title: { fr: "Niosomes", en: "Niosomes" }, description: { fr: "Niosomes", en: "Niosomes" } },
  title: { fr: "Niosomes", en: "Niosomes" },
};
