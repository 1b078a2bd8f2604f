// Icon of each dosage form, by id of its filter or of a compatibility card.
import type { IconName } from "#shared/content/icon-names.ts";

export const formeIcons: Readonly<Record<string, IconName>> = {
  creme: "creme",
  serum: "serum",
  gelule: "gelule",
  capsule: "gelule",
  powder: "poudre",
  stick: "pouch",
  liquid: "liquide",
  gummy: "softgel",
  tablet: "coated",
  cream: "creme",
  gel: "droppingBottle",
  mask: "rawMaterial",
  cleanser: "bottle",
};
