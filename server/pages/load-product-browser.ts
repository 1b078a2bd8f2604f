// The white-label products as their browser shows them.
import { products } from "#shared/content/gathered.ts";
import { productCategories } from "#shared/content/product-categories.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { ProductBrowserData } from "#shared/pages/product-browser.ts";
import { hasPicture, preparePicture, prepareText, type Reader } from "./prepare.ts";

export function loadProductBrowser(reader: Reader): ProductBrowserData {
  return {
    categories: productCategories,
    products: [...products]
      .sort((a, b) => a.id - b.id)
      .map((product) => {
        const picture = `product-${product.slug}`;
        return {
          id: product.id,
          name: textOf(prepareText(product.name, reader)),
          symbol: product.symbol,
          categoryId: product.category_id,
          quantity: product.quantity,
          actifs: product.actifs && prepareText(product.actifs, reader),
          picture: hasPicture(picture) ? preparePicture(picture, reader) : null,
        };
      }),
  };
}
