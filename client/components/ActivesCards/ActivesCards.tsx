// The families of actives inside a technology: of each what one looks like, its name, some of its actives, and its filters in
// the catalogue of the same page.

import { Link } from "react-router-dom";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Carousel } from "#client/components/Carousel/Carousel.tsx";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { ActivesCopy, ActivesListCopy } from "#shared/content/schema/blocks.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./ActivesCards.module.css";

/** `sizes` of a card's picture, by the number of cards side by side where all fit. */
const sizes = {
  "3": "(width <= 600px) calc(94vw - 40px), (width <= 1050px) 46vw, 31vw",
  "4": "(width <= 600px) calc(94vw - 40px), (width <= 1050px) 46vw, 23vw",
};

export function ActivesCards({
  copy,
  titleId,
  columns,
}: {
  copy: Localized<ActivesListCopy>;
  titleId: string;
  columns: "3" | "4";
}) {
  return (
    <Carousel
      below={1050}
      columns={columns}
      fit="pairs"
      id={titleId}
      size="d2"
      title={copy.title}
      items={copy.items.map((card) => ({
        key: card.picture.name,
        content: <Card card={card} inCatalogue={copy.inCatalogue} sizes={sizes[columns]} />,
      }))}
    />
  );
}

/** `inCatalogue`: read after the name of each filter. */
function Card({
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
              <Aloud>
                {" "}
                <Text of={inCatalogue} />
              </Aloud>
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
