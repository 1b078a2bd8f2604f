// The white-label products as lists show them.

import { findClaim, termsOf } from "#server/facts/find-claim.ts";
import {
  categoryOf,
  productName,
  productPath,
  sortedProducts,
} from "#server/facts/find-products.ts";
import type { Claim, Product } from "#shared/content/schema/entries.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import { productCategories, products } from "#shared/generated/entries.ts";
import { refineTexts } from "#shared/generated/interface/catalogue.ts";
import { labels } from "#shared/generated/interface/labels.ts";
import { productTexts } from "#shared/generated/pages/product.ts";
import type { LabelForm } from "#shared/labels/place-label.ts";
import type {
  BrowserProduct,
  LabelData,
  PackData,
  ProductBrowserData,
} from "#shared/pages/product-browser.ts";
import { type Reader, type Text, type Words, wordsFor } from "#shared/words/words.ts";
import { listProductFacets } from "./list-facets.ts";
import { hasPicture, localize, localizePicture } from "./localize.ts";

export function loadProductBrowser(reader: Reader): Omit<ProductBrowserData, "found" | "near"> {
  const words = wordsFor(reader);
  const { facets, read } = listProductFacets(productCategories, reader);
  return {
    facets,
    refine: localize(refineTexts, reader),
    categories: productCategories.map(({ id, name, kind, claim }) => ({
      id,
      name: words.text(name),
      kind,
      claim: loadClaim(claim, words),
    })),
    products: sortedProducts.map((product) => ({
      ...listProduct(product, reader),
      facets: read(product),
    })),
  };
}

/** A product as its card shows it. */
export function listProduct(product: Product, reader: Reader): BrowserProduct {
  const words = wordsFor(reader);
  return {
    id: product.id,
    name: words.text(productName(product)),
    path: productPath(product),
    categoryId: product.category_id,
    range: categoryOf(product).range,
    quantity: product.quantity,
    actifs: product.actifs && words.text(product.actifs),
    summary: product.quantity === null ? words.text(product.summary) : null,
    pack: loadPack(product, reader),
    claim: loadClaim(product.claims[0], words),
  };
}

/** The pack of a product, blank; null where there is no picture of its bottle in the colours of its range. */
export function loadPack(product: Product, reader: Reader): PackData | null {
  const { bottle, symbol } = product;
  const { range } = categoryOf(product);
  const picture = `pack-${bottle}-${range}`;
  if (!hasPicture(picture)) return null;
  return {
    picture: localizePicture(picture, reader),
    form: formOf(bottle),
    symbol,
    range,
    lines: loadLines(product, reader),
  };
}

const formOf = (bottle: Product["bottle"]): LabelForm =>
  bottle === "white" || bottle === "amber" ? "bottle" : "serum";

/** What a label says below the name of a brand. */
function loadLines(product: Product, reader: Reader): PackData["lines"] {
  const words = wordsFor(reader);
  const { quantity, actifs } = product;
  return [
    words.text(actifs ?? productName(product)),
    quantity === null ? words.text(labels.serum) : words.count(labels.capsules, quantity),
  ];
}

/** @throws where no product has the slug */
function productOf(slug: string): Product {
  const product = products.find((each) => each.slug === slug);
  if (!product) throw new Error(`no product is named ${slug}`);
  return product;
}

/** @throws where no product has the slug */
export const loadPackOf = (slug: string, reader: Reader): PackData | null =>
  loadPack(productOf(slug), reader);

/**
 * The label of a small pack whose disc is in its picture: a serum has its name there, as its actives would be too small.
 * @throws where no product has the slug
 */
export function loadLabelOf(slug: string, reader: Reader): LabelData {
  const product = productOf(slug);
  const [, content] = loadLines(product, reader);
  return {
    form: formOf(product.bottle),
    symbol: "",
    range: categoryOf(product).range,
    lines: [wordsFor(reader).text(productName(product)), content],
  };
}

/** The condition under which a claim holds: its own, or the least quantity a day. */
export const conditionOf = (claim: Claim, words: Words): Text =>
  termsOf(claim) ?? words.fill(productTexts.claims.from, { minimum: claim.minimum.text });

/** A claim with its condition of use, as one text. */
function loadClaim(id: string | null | undefined, words: Words): Phrase | null {
  if (!id) return null;
  const claim = findClaim(id);
  return words.sentences(`${words.plain(claim.sentence)}.`, conditionOf(claim, words));
}
