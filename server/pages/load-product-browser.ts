// The white-label products as their browser shows them.
import { claims } from "#shared/content/claims.ts";
import { products } from "#shared/content/gathered.ts";
import { productCategories } from "#shared/content/product-categories.ts";
import { categoryClaims, claimFrom, productClaims } from "#shared/content/product-claims.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import type { ProductBrowserData } from "#shared/pages/product-browser.ts";
import { hasPicture, preparePicture, prepareText, type Reader } from "./prepare.ts";

export function loadProductBrowser(reader: Reader): ProductBrowserData {
  return {
    categories: productCategories.map(({ id, name, frenchName, kind }) => ({
      id,
      name: prepareText({ fr: frenchName, en: name }, reader),
      kind,
      claim: loadClaim(categoryClaims[id], reader),
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
          claim: loadClaim(productClaims[product.slug], reader),
        };
      }),
  };
}

/**
 * A claim with its condition of use, as one text.
 * @throws when no claim has that id
 */
function loadClaim(id: string | undefined, reader: Reader): Phrase | null {
  if (!id) return null;
  const claim = claims.find((candidate) => candidate.id === id);
  if (!claim) throw new Error(`no authorised claim has the id ${id}`);
  const { condition, minimum } = claim;
  const compose = (lang: "fr" | "en") =>
    condition
      ? `${claim[lang]}. ${condition[lang]}`
      : fillText(claimFrom[lang], { claim: claim[lang], minimum: minimum[lang] });
  return prepareText({ fr: compose("fr"), en: compose("en") }, reader);
}
