// The head of a page: its title, cut to the length that search engines show, and its description.
import type { Language, Translated } from "#shared/editions/edition.ts";
import { viewTitles } from "#shared/generated/interface/catalogue.ts";
import { documentTitleOf, titleEnd } from "#shared/pages/document-title.ts";
import type { Page } from "#shared/pages/page.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { withoutTags } from "#shared/words/without-tags.ts";

/** Search engines cut longer titles. */
const longestTitle = 60;

export interface Head {
  readonly title: Translated;
  /** The name of the page's own list. */
  readonly listName?: Translated;
  readonly description: Translated;
}

export function viewTitleOf({ listName }: Head, lang: Language): Page["viewTitle"] {
  if (!listName) return null;
  const whole = documentTitleOf(fillText(viewTitles.whole[lang], { name: listName[lang] }));
  return { whole, search: viewTitles.search[lang], page: viewTitles.page[lang] };
}

/** The first candidate that is short enough, or the last. */
export function fitTitle(...candidates: readonly string[]): string {
  const fitting = candidates.find(({ length }) => length + titleEnd.length <= longestTitle);
  return fitting ?? candidates.at(-1) ?? "";
}

/** "Lactobacillus delbrueckii" → "L. delbrueckii". */
export const shortenGenus = (name: string) => name.replace(/^(\p{Lu})\p{Ll}+ (?=\p{Ll})/u, "$1. ");

/** The beginning of an HTML text as plain text for search engines: at most 155 characters, whole words. */
export function summarise(html: string): string {
  const text = withoutTags(html.replace(/<br>/g, " "))
    .replace(/[ \n]+/g, " ")
    .trim();
  if (text.length <= 155) return text;
  // Bound: 154 signs of our own texts.
  return `${text.slice(0, 154).replace(/[\s,;:]+\S*$/u, "")}…`;
}
