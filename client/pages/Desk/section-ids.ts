// Ids of the sections that the three verbs lead to.

export const sectionIds = { sell: "vendre", say: "dire", fit: "loger" } as const;
