// Names of the drawn icons. The drawings are in client/components/Icon.

export const subjectIcons = [
  "idea",
  "batch",
  "pack",
  "flask",
  "shield",
  "talk",
  "blank",
  "tailor",
  "leaf",
  "gelule",
  "serum",
  "creme",
  "poudre",
  "liquide",
  "blister",
  "pouch",
  "bottle",
  "softgel",
  "droppingBottle",
  "rawMaterial",
  "coated",
  "target",
  "clock",
  "coin",
  "training",
] as const;

export const interfaceIcons = [
  "right",
  "left",
  "down",
  "plus",
  "minus",
  "close",
  "check",
  "search",
  "menu",
  "pause",
  "play",
  "download",
  "phone",
  "mail",
] as const;

export type IconName = (typeof subjectIcons)[number] | (typeof interfaceIcons)[number];
