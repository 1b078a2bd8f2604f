// The product of our ranges that contains an ingredient: its name on the ground of its range, and its picture.
import { RingAction } from "#client/components/Action/Action.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { SheetProduct } from "#shared/pages/sheet.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./MockupBanner.module.css";

/** `to`: where the product is sold. */
export function MockupBanner({
  product,
  contains,
  more,
  aloud,
  to,
  titleId,
}: {
  product: SheetProduct;
  contains: Phrase;
  more: Phrase;
  /** Goes on after `more`, with {name}. */
  aloud: Phrase;
  to: string;
  titleId: string;
}) {
  const { banner, square } = product;
  return (
    <div className={css.banner} data-range={product.rangeId}>
      <div className={css.view}>
        {banner && square && (
          <>
            <div className={css.wide}>
              <Picture
                of={banner}
                sizes="(width <= 1119px) 1030px, (width >= 1680px) 1545px, 92vw"
              />
            </div>
            <div className={css.square}>
              <Picture of={square} sizes="92vw" />
            </div>
          </>
        )}
      </div>
      <div className={css.text}>
        <Text as="p" className={css.contains} of={contains} />
        <Text as="h2" className={css.name} id={titleId} of={product.subName} />
        <Text as="p" className={css.range} of={product.range} />
        <RingAction to={to} aloud={fillText(textOf(aloud), { name: textOf(product.subName) })}>
          <Text of={more} />
        </RingAction>
      </div>
    </div>
  );
}
