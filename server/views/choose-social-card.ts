// Which picture link previews show for a page.
import { type SocialCard, socialCards } from "#shared/content/social-cards.ts";
import { families } from "#shared/families/families.ts";
import type { Page } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import { findCardText } from "./find-alternative-text.ts";

type CardName = keyof typeof socialCards;

/** Products have their range's card. */
const cardOf = {
  home: "home",
  customMade: "custom-made",
  whiteLabel: "white-label",
  contact: "liposomes",
  laboratory: "laboratory",
  ...Object.fromEntries(
    families.flatMap(({ page, sheet, cards }) => [
      [page, cards.page],
      [sheet, cards.sheet],
    ]),
  ),
} as Readonly<Record<Exclude<PageId, "product">, CardName>>;

/** The card, and what it shows in the language of the page. */
export function chooseSocialCard(page: Page): SocialCard & { readonly alt: string } {
  const name = nameOf(page);
  return { ...socialCards[name], alt: findCardText(name)[page.lang] };
}

function nameOf(page: Page): CardName {
  if (page.id !== "product") return cardOf[page.id];
  const isSerum = page.data.duration === null;
  return isSerum ? "range-serums" : `range-${page.data.range}`;
}
