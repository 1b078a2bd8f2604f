// The changes that a brand may make to a product: batch sizes as discs whose area is the number, custom parts, packagings.
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { ProductData } from "#shared/pages/product.ts";
import css from "./Customising.module.css";

/** Radius of the disc of the largest batch, in units of the drawing. */
const largestRadius = 74;

export function Customising({
  copy,
  choices,
  titleId,
}: {
  copy: ProductData["customising"];
  choices: ProductData["choices"];
  titleId: string;
}) {
  return (
    <div className={css.block}>
      <div className={css.side}>
        <Text as="h2" className={css.title} id={titleId} of={copy.title} />
        <Text as="p" className={css.text} of={copy.text} />
        <div className={css.batches}>
          <Text as="h3" className={css.small} of={copy.batchesTitle} />
          <ul className={css.scale}>
            {copy.batches.map(({ units, label }) => (
              <li className={css.batch} key={units}>
                <Disc units={units} largest={Math.max(...copy.batches.map((b) => b.units))} />
                <Text of={label} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div>
        <ul className={css.items}>
          {choices.items.map(({ icon, title, text }) => (
            <li className={css.item} key={icon}>
              <Icon name={icon} size="large" />
              <Text as="h3" className={css.itemTitle} of={title} />
              <Text as="p" className={css.itemText} of={text} />
            </li>
          ))}
        </ul>
        <Text as="h3" className={css.packagingTitle} of={copy.packagingTitle} />
        <ul className={css.packaging}>
          {choices.packaging.map(({ icon, label }) => (
            <li className={css.option} key={icon}>
              <Icon name={icon} />
              <Text of={label} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Discs stand on one line; each is as wide as it is, so that the list lays them out. */
function Disc({ units, largest }: { units: number; largest: number }) {
  const radius = Number((largestRadius * Math.sqrt(units / largest)).toFixed(1));
  const size = 2 * radius + 2;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle className={css.disc} cx={size / 2} cy={size / 2} r={radius} />
    </svg>
  );
}
