// The fields of a bench, which the focus is given to.

export const addFieldId = "ajouter";

export const fieldId = (slug: string): string => `dose-${slug}`;
