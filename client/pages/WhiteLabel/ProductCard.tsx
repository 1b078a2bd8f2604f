// A product of the browser: its picture or the disc of its pack, its name, what it holds. It opens the contact popup.
import { MoreInfo, Ring } from "#client/components/Action/Action.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { PackDisc } from "#client/components/Plate/Plate.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import type { PageData } from "#shared/pages/page.ts";
import type { BrowserProduct } from "#shared/pages/product-browser.ts";
import css from "./ProductCard.module.css";

/** The range each category is dressed in: ground of the picture, colour of the disc. */
const ranges: Readonly<Record<number, string>> = {
  1: "essentiels",
  2: "bien-etre",
  3: "vitalite",
  4: "beaute",
  5: "probiotiques",
  6: "bien-etre",
  7: "probiotiques",
  8: "bien-etre",
  9: "beaute",
  10: "beaute",
};

/** `isAlone`: the only product of its category, shown large with a sentence. */
export function ProductCard({
  product,
  texts,
  isAlone,
}: {
  product: BrowserProduct;
  texts: PageData["whiteLabel"]["productTexts"];
  isAlone: boolean;
}) {
  const { name, quantity, actifs, summary, picture, symbol, claim } = product;
  const range = ranges[product.categoryId] ?? "essentiels";
  return (
    <div className={css.holder} data-alone={isAlone || undefined}>
      <MoreInfo to="*" product={textOf(name)} className={css.card}>
        <span className={css.view} data-range={range}>
          {picture ? (
            <Picture
              of={picture}
              sizes={
                isAlone
                  ? "(width <= 715px) 92vw, 46vw"
                  : "(width <= 715px) 46vw, (width <= 1050px) 30vw, 22vw"
              }
              decorative
            />
          ) : (
            <span className={css.disc} aria-hidden="true">
              <PackDisc symbol={symbol} range={range} />
              <span className={css.discName}>
                <Say of={name} />
              </span>
            </span>
          )}
        </span>
        <span className={css.text}>
          <span className={css.name}>
            <Say of={name} />
            {claim && <span aria-hidden="true">*</span>}
          </span>
          <span className={css.content} data-kind={actifs ? "actifs" : "quantity"}>
            {actifs ? (
              <Say of={actifs} />
            ) : (
              quantity && fillText(textOf(texts.capsules), { count: String(quantity) })
            )}
          </span>
          {isAlone && (
            <>
              {summary && (
                <span className={css.summary}>
                  <Say of={summary} />
                </span>
              )}
              <span className={css.more}>
                <Ring icon="right" />
                <Say of={texts.more} />
              </span>
            </>
          )}
        </span>
      </MoreInfo>
    </div>
  );
}
