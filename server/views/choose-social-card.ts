// The picture that link previews show for a page.

import { families } from "#shared/families/families.ts";
import { pictureTexts } from "#shared/generated/pictures.ts";
import type { Page } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import { type SocialCard, socialCards } from "#shared/pictures/social-cards.ts";

type CardName = keyof typeof socialCards;

type FamilyPage = (typeof families)[number]["page" | "sheet"];

/** Of pages of their own; a family says its cards, and a product has that of its range. */
const ownCards: Readonly<Record<Exclude<PageId, FamilyPage | "product">, CardName>> = {
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
  legalNotice: "laboratory",
  privacy: "laboratory",
  accessibility: "laboratory",
  vigilance: "laboratory",
};

function cardOfFamily(id: FamilyPage): CardName {
  const family = families.find(({ page, sheet }) => page === id || sheet === id);
  if (!family) return "home";
  return family.page === id ? family.cards.page : family.cards.sheet;
}

const hasOwnCard = (id: PageId): id is keyof typeof ownCards => Object.hasOwn(ownCards, id);

/** The card, and what it shows in the language of the page. */
export function chooseSocialCard(page: Page): SocialCard & { readonly alt: string } {
  const name = nameCardOf(page);
  return { ...socialCards[name], alt: pictureTexts.socialCards[name][page.lang] };
}

function nameCardOf(page: Page): CardName {
  if (page.id === "product")
    return page.data.duration === null ? "range-serums" : `range-${page.data.range}`;
  if (hasOwnCard(page.id)) return ownCards[page.id];
  return cardOfFamily(page.id);
}
