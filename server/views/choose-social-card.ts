// The picture that link previews show for a page.

import { families } from "#shared/families/families.ts";
import { pictureTexts } from "#shared/generated/pictures.ts";
import { legalPageIds } from "#shared/pages/legal-pages.ts";
import type { Page } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import { type SocialCard, socialCards } from "#shared/pictures/social-cards.ts";

type CardName = keyof typeof socialCards;

/** A product has the card of its range. */
const cardOf = {
  home: "home",
  customMade: "custom-made",
  desk: "custom-made",
  deskSupplement: "liposomes",
  deskSerum: "niosomes",
  whiteLabel: "white-label",
  contact: "liposomes",
  search: "home",
  selection: "liposomes",
  laboratory: "laboratory",
  ...Object.fromEntries(legalPageIds.map((id) => [id, "laboratory"])),
  ...Object.fromEntries(
    families.flatMap(({ page, sheet, cards }) => [
      [page, cards.page],
      [sheet, cards.sheet],
    ]),
  ),
} as Readonly<Record<Exclude<PageId, "product">, CardName>>;

/** The card, and what it shows in the language of the page. */
export function chooseSocialCard(page: Page): SocialCard & { readonly alt: string } {
  const name = nameCardOf(page);
  return { ...socialCards[name], alt: pictureTexts.socialCards[name][page.lang] };
}

function nameCardOf(page: Page): CardName {
  if (page.id !== "product") return cardOf[page.id];
  const isSerum = page.data.duration === null;
  return isSerum ? "range-serums" : `range-${page.data.range}`;
}
