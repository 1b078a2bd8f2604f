// The fields of a bench, and what takes an active away: the focus is given to them.

export const addFieldId = "ajouter";

/** The sheet that is printed in place of the server's page. */
export const paperId = "papier";

export const fieldId = (slug: string): string => `dose-${slug}`;

export const removalId = (slug: string): string => `retirer-${slug}`;
