// What pictures show, by their names; undefined where they are decorative.
import type { Product } from "#shared/content/schema/entries.ts";
import { type Translated, translate } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { products } from "#shared/generated/entries.ts";
import { alternativeTexts } from "#shared/generated/interface/pictures.ts";

const ofPictures = new Map([
  ...alternativeTexts.shown.flatMap(({ pictures, text }) =>
    pictures.map((name) => [name, text] as const),
  ),
  ...products.flatMap((product) =>
    ["", "-banner", "-closeup"].map(
      (variant) => [`product-${product.slug}${variant}`, describeProduct(product)] as const,
    ),
  ),
]);

const ofCards = new Map(
  alternativeTexts.shown.flatMap(({ cards, text }) => cards.map((name) => [name, text] as const)),
);

export const findAlternativeText = (picture: string): Translated | undefined =>
  ofPictures.get(picture);

/** @throws when the card is not described: link previews have no decorative pictures */
export function findCardText(card: string): Translated {
  const text = ofCards.get(card);
  if (!text) throw new Error(`nothing says what the card ${card} shows`);
  return text;
}

function describeProduct({ name, quantity, bottle }: Product): Translated {
  const { white, amber, serum } = alternativeTexts.products;
  const text = quantity === null ? serum : bottle === "white" ? white : amber;
  return translate((language) =>
    fillText(text[language], { name: name[language], count: String(quantity) }),
  );
}
