// Copy of the page.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface WhiteLabelCopy {
  readonly head: { readonly title: Bilingual; readonly description: Bilingual };
  readonly title: Bilingual;
}

export const whiteLabel: WhiteLabelCopy = {
  head: { title: { fr: "WhiteLabel", en: "WhiteLabel" }, description: { fr: "WhiteLabel", en: "WhiteLabel" } },
  title: { fr: "WhiteLabel", en: "WhiteLabel" },
};
