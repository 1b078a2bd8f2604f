// The places of use, and the kinds of products, that the annexes of the Cosmetics Regulation set limits for. Data only.

export const cosmeticPlaces = [
  "all",
  "leave-on",
  "rinse-off",
  /** Hair products that are rinsed off. */
  "rinse-off hair",
  "face and hands",
  "body",
  /** Whatever no other limit of the entry names. */
  "other",
  /** Kinds of products: the annex names these words and no place. */
  "face cream",
  "body lotion",
] as const;
export type CosmeticPlace = (typeof cosmeticPlaces)[number];

/** Those that a product left on the face belongs to; "other" where no limit names it. */
export const facePlaces: readonly CosmeticPlace[] = [
  "all",
  "leave-on",
  "face and hands",
  "other",
  "face cream",
];

export const productKinds: readonly CosmeticPlace[] = ["face cream", "body lotion"];
