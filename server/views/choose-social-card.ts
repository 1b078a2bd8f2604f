// The picture that link previews show for a page.
import { type SocialCard, socialCards } from "#shared/content/social-cards.ts";
import type { Page } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";

type CardName = keyof typeof socialCards;

/** A product has the card of its range. */
const cardOf: Readonly<Record<Exclude<PageId, "product">, CardName>> = {
  home: "home",
  customMade: "custom-made",
  whiteLabel: "white-label",
  contact: "liposomes",
  laboratory: "laboratory",
  liposomes: "liposomes",
  niosomes: "niosomes",
  probiotics: "probiotics",
  liposomeSheet: "liposome-sheets",
  niosomeSheet: "niosome-sheets",
  strainSheet: "strain-sheets",
};

export function chooseSocialCard(page: Page): SocialCard {
  if (page.id !== "product") return socialCards[cardOf[page.id]];
  const isSerum = page.data.duration === null;
  const name: CardName = isSerum ? "range-serums" : `range-${page.data.range}`;
  return socialCards[name];
}
