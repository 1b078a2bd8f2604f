// The pages that the law wants of every site. Their routes are in the page table, which no script of the browser needs.

export const legalPageIds = ["legalNotice", "privacy", "accessibility", "vigilance"] as const;

export type LegalPageId = (typeof legalPageIds)[number];
