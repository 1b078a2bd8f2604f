// What the title of a document is more than that of its page. The name is a trademark: the same in every language.

export const titleEnd = " | Sphérine";

export const documentTitleOf = (title: string): string => title + titleEnd;
