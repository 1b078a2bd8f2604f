// The errors of pages that browsers tell the server of, for both sides: their kind alone, nothing of the page and nothing of the visitor.

/**
 * redrawn: React drew the page anew, as it was not what the server had sent, or after an error, and nothing is missing. Else the part
 * of the page that could not be shown; "whole" is all of it.
 */
export const pageErrorKinds = ["redrawn", "header", "page", "footer", "popup", "whole"] as const;

export type PageErrorKind = (typeof pageErrorKinds)[number];

/** The parts of a page that fail for themselves. */
export type PagePart = Exclude<PageErrorKind, "redrawn">;

export const pageErrorFolder = "/page-errors/";

/** To which a browser posts nothing: the address says it all. */
export const pageErrorAddress = (kind: PageErrorKind): string => pageErrorFolder + kind;
