// Copy of the page.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface LiposomesCopy {
  readonly head: { readonly title: Bilingual; readonly description: Bilingual };
  readonly title: Bilingual;
}

export const liposomes: LiposomesCopy = {
  head: { title: { fr: "Liposomes", en: "Liposomes" }, description: { fr: "Liposomes", en: "Liposomes" } },
  title: { fr: "Liposomes", en: "Liposomes" },
};
