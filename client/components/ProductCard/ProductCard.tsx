// A product in a list: its pack with the visitor's name, its name, what it holds. Its page is a full page load away,
// as from the rows of the catalogues.
import { Ring } from "#client/components/Action/Action.tsx";
import { Pack } from "#client/components/Pack/Pack.tsx";
import { SelectionButton } from "#client/components/SelectionButton/SelectionButton.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import type { Brand } from "#client/hooks/use-brand.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { BrowserProduct } from "#shared/pages/product-browser.ts";
import { formatCount, type PluralPhrase } from "#shared/words/count.ts";
import css from "./ProductCard.module.css";

/**
 * `more`: given for the only product of a list, shown large with a sentence.
 * `isClose`: shows its label, and not the whole pack. `brand`: the name on its pack, which goes along to its page; `none`: what stands for one. `columns`: how many stand side by side on a tablet.
 */
export function ProductCard({
  product,
  brand,
  none,
  capsules,
  columns = 3,
  isClose = false,
  more,
}: {
  product: BrowserProduct;
  brand: Brand;
  none: Phrase;
  capsules: PluralPhrase;
  columns?: 3 | 4;
  isClose?: boolean;
  more?: Phrase;
}) {
  const site = useSite();
  const { name, path, range, quantity, actifs, summary, pack, claim } = product;
  return (
    <div className={css.holder} data-alone={more ? true : undefined}>
      <a href={brand.carry(addressIn(site, path))} className={css.card}>
        <span className={css.view} data-range={range} data-close={isClose || undefined}>
          {pack && (
            <Pack
              of={pack}
              brand={brand.name}
              none={none}
              sizes={
                more
                  ? "(width <= 715px) 92vw, (width >= 1619px) 712px, 44vw"
                  : isClose
                    ? "(width <= 715px) 75vw, (width <= 1050px) 61vw, (width >= 1682px) 796px, 48vw"
                    : `(width <= 715px) 44vw, (width <= 1050px) ${columns === 3 ? 36 : 27}vw, (width >= 1682px) 468px, 28vw`
              }
            />
          )}
        </span>
        <span className={css.text}>
          <span className={css.name}>
            <Text of={name} />
            {claim && <span aria-hidden="true">*</span>}
          </span>
          <span className={css.content} data-kind={actifs ? "actifs" : "quantity"}>
            {actifs ? <Text of={actifs} /> : quantity && formatCount(capsules, quantity)}
          </span>
          {more && (
            <>
              {summary && <Text as="span" className={css.summary} of={summary} />}
              <span className={css.more}>
                <Ring icon="right" />
                <Text of={more} />
              </span>
            </>
          )}
        </span>
      </a>
      <span className={css.choose}>
        <SelectionButton path={path} name={name} look="circle" />
      </span>
    </div>
  );
}
