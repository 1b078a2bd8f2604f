// The cards of ingredient families, which several pages show.
import type { CategoryCardCopy } from "#shared/content/schema/blocks.ts";
import {
  type Family,
  type FamilyId,
  families,
  otherFamilies,
  pathOfFamily,
} from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";

const cardOf = (family: Family): CategoryCardCopy => ({
  ...familyPages[family.id].family.card,
  type: family.id,
  to: pathOfFamily(family),
});

export const allCards: readonly CategoryCardCopy[] = families.map(cardOf);

/** Cards on the page of a family. */
export const cardsBeside = (id: FamilyId) => otherFamilies(id).map(cardOf);

/** The other families on a sheet, in the order of the specification. */
export const familiesBelow = (id: FamilyId) =>
  families
    .filter((family) => family.id !== id)
    .map((family) => ({
      title: familyPages[family.id].family.card.title,
      path: pathOfFamily(family),
    }))
    .reverse();

/** Families as ways on, and one more after them. */
export const waysOf = (
  cards: readonly CategoryCardCopy[],
  last: {
    readonly to: string;
    readonly name: CategoryCardCopy["title"];
    readonly note: CategoryCardCopy["text"];
  },
) =>
  [...cards.map(({ to, title, text }) => ({ to, name: title, note: text })), last].map(
    ({ to, ...words }) => ({ path: to, ...words, code: null, category: null }),
  );

/** A page's copy with the cards of families in their place. */
export const withCards = <Copy extends { readonly families: object }, Card>(
  copy: Copy,
  cards: readonly Card[],
) => ({ ...copy, families: { ...copy.families, cards } });
