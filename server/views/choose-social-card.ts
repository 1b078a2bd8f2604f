// The picture that link previews show for a page.

import { pictureTexts } from "#shared/generated/pictures.ts";
import type { Page } from "#shared/pages/page.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import {
  type SocialCard,
  type SocialCardName,
  socialCards,
} from "#shared/pictures/social-cards.ts";

/** The card, where it has words that of the language of the page, and its text in that language. */
export function chooseSocialCard(page: Page): SocialCard & { readonly alt: string } {
  const name = nameCardOf(page);
  const all: Readonly<Record<string, SocialCard>> = socialCards;
  return {
    ...(all[`${name}-${page.lang}`] ?? socialCards[name]),
    alt: pictureTexts.socialCards[name][page.lang],
  };
}

function nameCardOf(page: Page): SocialCardName {
  if (page.id !== "product") return routeOf(page.id).card;
  return page.data.duration === null ? "range-serums" : `range-${page.data.range}`;
}
