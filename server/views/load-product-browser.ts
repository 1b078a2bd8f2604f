// The white-label products as lists show them.
import type { Claim, Product } from "#shared/content/schema/entries.ts";
import { type Phrase, type Translated, translate } from "#shared/editions/edition.ts";
import { productCategories, products } from "#shared/generated/entries.ts";
import { refineTexts } from "#shared/generated/interface/catalogue.ts";
import { productTexts } from "#shared/generated/pages/product.ts";
import type { BrowserProduct, ProductBrowserData } from "#shared/pages/product-browser.ts";
import { fillText } from "#shared/words/fill-text.ts";
import type { Reader } from "#shared/words/words.ts";
import { findClaim } from "./find-claim.ts";
import { listProductFacets } from "./list-facets.ts";
import { hasPicture, prepare, preparePicture, prepareText } from "./prepare.ts";

/** In their order. */
export const sortedProducts: readonly Product[] = products.toSorted((a, b) => a.id - b.id);

export function loadProductBrowser(reader: Reader): Omit<ProductBrowserData, "found" | "near"> {
  const { facets, read } = listProductFacets(productCategories, reader);
  return {
    facets,
    refine: prepare(refineTexts, reader),
    categories: productCategories.map(({ id, name, kind, claim }) => ({
      id,
      name: prepareText(name, reader),
      kind,
      claim: loadClaim(claim, reader),
    })),
    products: sortedProducts.map((product) => ({
      ...listProduct(product, reader),
      facets: read(product),
    })),
  };
}

/** Where a product has its page. */
export const productPath = ({ slug }: Product) => `/formule-marque-blanche/${slug}`;

/** Names stay French in the original edition: they are what the packs say. */
export const productName = ({ name }: Product): Translated => ({ ...name, original: "fr" });

/** @throws when no category has the product's id of one */
export function categoryOf({ slug, category_id }: Product) {
  const category = productCategories.find(({ id }) => id === category_id);
  if (!category) throw new Error(`${slug} is in no category`);
  return category;
}

/** A product as its card shows it. */
export function listProduct(product: Product, reader: Reader): BrowserProduct {
  const picture = `product-${product.slug}`;
  return {
    id: product.id,
    name: prepareText(productName(product), reader),
    path: productPath(product),
    symbol: product.symbol,
    categoryId: product.category_id,
    range: categoryOf(product).range,
    quantity: product.quantity,
    actifs: product.actifs && prepareText(product.actifs, reader),
    summary: product.quantity === null ? prepareText(product.summary, reader) : null,
    picture: hasPicture(picture) ? preparePicture(picture, reader) : null,
    claim: loadClaim(product.claims[0], reader),
  };
}

/** The condition under which a claim holds: its own, or the least quantity a day. */
export function conditionOf({ condition, minimum }: Claim): Translated {
  const { from } = productTexts.claims;
  return (
    condition ??
    translate((language) => fillText(from[language], { minimum: minimum.text[language] }))
  );
}

/** A claim with its condition of use, as one text. */
function loadClaim(id: string | null | undefined, reader: Reader): Phrase | null {
  if (!id) return null;
  const claim = findClaim(id);
  const condition = conditionOf(claim);
  return prepareText(
    translate((language) => `${claim.sentence[language]}. ${condition[language]}`),
    reader,
  );
}
