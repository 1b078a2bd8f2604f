// A family of actives inside a technology: what one looks like, the family's name, some of its actives, and its filters in
// the catalogue of the same page.
import { Link } from "react-router-dom";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { ActivesCopy } from "#shared/content/schema/blocks.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./ActivesCard.module.css";

/** `inCatalogue`: read after the name of each filter. */
export function ActivesCard({
  card,
  inCatalogue,
  sizes,
}: {
  card: Localized<ActivesCopy>;
  inCatalogue: Phrase;
  sizes: string;
}) {
  return (
    <article className={css.card}>
      <div className={css.image}>
        <Picture of={card.picture} sizes={sizes} decorative />
      </div>
      <Text as="h3" className={css.title} of={card.title} />
      <Text as="p" className={css.text} of={card.text} />
      <ul className={css.filters}>
        {card.filters.map(({ label, dot, to }) => (
          <li key={to}>
            <Link className={css.filter} to={to}>
              <Dot category={dot} />
              <Text of={label} />
              <span className={css.heard}>
                {" "}
                <Text of={inCatalogue} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
