// The white-label products as their browser shows them.
import { products } from "#shared/content/gathered.ts";
import { productCategories } from "#shared/content/product-categories.ts";
import type { ProductBrowserData } from "#shared/pages/product-browser.ts";
import { hasPicture, preparePicture, prepareText, type Reader } from "./prepare.ts";

export function loadProductBrowser(reader: Reader): ProductBrowserData {
  return {
    categories: productCategories.map(({ id, name, frenchName, kind }) => ({
      id,
      name: prepareText({ fr: frenchName, en: name }, reader),
      kind,
    })),
    products: [...products]
      .sort((a, b) => a.id - b.id)
      .map((product) => {
        const picture = `product-${product.slug}`;
        return {
          id: product.id,
          // Names stay French in the original edition: they are what the packs say.
          name: prepareText({ ...product.name, original: "fr" }, reader),
          symbol: product.symbol,
          categoryId: product.category_id,
          quantity: product.quantity,
          actifs: product.actifs && prepareText(product.actifs, reader),
          summary: product.quantity === null ? prepareText(product.summary, reader) : null,
          picture: hasPicture(picture) ? preparePicture(picture, reader) : null,
        };
      }),
  };
}
