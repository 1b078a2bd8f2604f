// Cosmetic actives that count together, and what experts advise for their sum: an entry names its group (`use.group`). Data only.

export const cosmeticGroupIds = ["aha"] as const;
export type CosmeticGroup = (typeof cosmeticGroupIds)[number];

/** At most so many per cent of the finished product, at that pH or above; no law sets it. */
export interface CosmeticAdvice {
  readonly percent: number;
  readonly ph: number;
  /** Id of a source. */
  readonly source: string;
}

export const cosmeticGroups = {
  aha: { advice: [{ percent: 10, ph: 3.5, source: "cir-aha" }] },
} as const satisfies Readonly<
  Record<CosmeticGroup, { readonly advice: readonly CosmeticAdvice[] }>
>;
