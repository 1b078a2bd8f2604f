// The end that a document's title adds to that of its page. The name is a trademark: the same in every language.

export const titleEnd = " | Sphérine";

export const documentTitleOf = (title: string): string => title + titleEnd;
