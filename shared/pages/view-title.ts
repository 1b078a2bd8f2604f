// The title of a document that shows a view of a list: what it is narrowed to, searched for, and its page. For both sides.
import { fillText } from "#shared/words/fill-text.ts";
import { documentTitleOf } from "./document-title.ts";
import type { Page } from "./page.ts";

/** The parts of a view that a title names. */
export interface ListView {
  /** The filters that narrow the list. */
  readonly names: readonly string[];
  readonly search: string;
  readonly page: number;
}

/** Longer titles are cut in lists of results. */
const longestTitle = 60;
/** As many filters are said, however long the title. */
const fewestNames = 2;
/** Fewest characters that a search keeps in a title without room for it. */
const shortestSearch = 7;

/**
 * The page's own title where the view is the plain list. A search is cut so that the whole stays short, and of several filters
 * the last are left out.
 */
export function titleOf(
  { title, viewTitle }: Pick<Page, "title" | "viewTitle">,
  { names, search, page }: ListView,
): string {
  if (!viewTitle || (names.length === 0 && !search && page === 1)) return documentTitleOf(title);
  const compose = (quoted: string, said = names.length): string => {
    const parts = names.slice(0, said);
    if (quoted) parts.push(fillText(viewTitle.search, { search: quoted }));
    if (page > 1) parts.push(fillText(viewTitle.page, { page: String(page) }));
    const text = fillText(viewTitle.whole, { view: parts.join(", ") });
    return text.length > longestTitle + quoted.length && said > fewestNames
      ? compose(quoted, said - 1)
      : text;
  };
  const whole = compose(search);
  const room = Math.max(shortestSearch, search.length + longestTitle - whole.length);
  return room < search.length ? compose(`${search.slice(0, room - 1).trimEnd()}…`) : whole;
}
