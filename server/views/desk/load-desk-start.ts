// The first page of the formula desk: formulas to begin with, and the finished ones by range.

import type { Product } from "#shared/content/schema/entries.ts";
import { productCategories } from "#shared/generated/entries.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import type { DeskStartData } from "#shared/pages/desk.ts";
import { benchAddress } from "#shared/pages/desk-address.ts";
import { productName, sortedProducts } from "../load-product-browser.ts";
import { hasPicture, preparePicture, prepareText, type Reader } from "../prepare.ts";
import { loadDeskTexts } from "./load-desk-texts.ts";
import { productFormula } from "./product-formula.ts";

export function loadDeskStart(reader: Reader): DeskStartData {
  return { texts: loadDeskTexts(reader), starts: [], ranges: listRanges(reader) };
}

/** The ranges of supplements, then all serums: each is alone in its category. */
function listRanges(reader: Reader): DeskStartData["ranges"] {
  const supplements = productCategories.filter(({ kind }) => kind === "complements_alimentaires");
  const rangeOf = (
    id: string,
    name: (typeof supplements)[number]["name"],
    products: readonly Product[],
  ) => {
    const pictured = products.find(({ slug }) => hasPicture(`product-${slug}`));
    return {
      id,
      name: prepareText(name, reader),
      picture: pictured ? preparePicture(`product-${pictured.slug}`, reader) : null,
      products: products.map((product) => ({
        name: prepareText(productName(product), reader),
        hasClaim: product.claims.length > 0,
        address: benchAddress(productFormula(product)),
      })),
    };
  };
  return [
    ...supplements.map(({ id, name, range }) =>
      rangeOf(
        range,
        name,
        sortedProducts.filter(({ category_id }) => category_id === id),
      ),
    ),
    rangeOf(
      "serums",
      desk.start.ranges.serums,
      sortedProducts.filter(({ quantity }) => quantity === null),
    ),
  ];
}
