// Icon of each dosage form, by id of its filter.
import type { IconName } from "#shared/content/icon-names.ts";

export const formeIcons: Readonly<Record<string, IconName>> = {
  creme: "creme",
  serum: "serum",
  gelule: "gelule",
};
