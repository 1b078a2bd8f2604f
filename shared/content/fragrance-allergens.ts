// Fragrance allergens of Regulation (EC) 1223/2009, annex III, that an active may bring along: each is named among the ingredients where
// the finished product holds more of it than this. An entry names its own (`use.fragranceAllergens`). Data only.

export const fragranceThresholds = {
  source: "fragrance-2023",
  /** Per cent of the finished product. */
  leaveOn: 0.001,
  rinseOff: 0.01,
} as const;
