// Card of an ingredient family: the whole card is a link, the picture changes under the pointer.
import { useState } from "react";
import { Link } from "react-router-dom";
import { Ring } from "#client/components/Action/Action.tsx";
import { SwapPicture } from "#client/components/SwapPicture/SwapPicture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { CategoryCardCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./CategoryCard.module.css";

/** One card per row: too wide for a tall picture, except on phones. */
const alone = "(475px < width <= 1420px)";

/** Widths of the picture, including the part that its box crops. */
const sizes = {
  tall: "(width <= 900px) calc(94vw - 40px), (width <= 1420px) 60vw, (width >= 1569px) 444px, 28.3vw",
  tallest:
    "(width <= 900px) calc(94vw - 40px), (width <= 1420px) 60vw, (width >= 1606px) 586px, 36.5vw",
  wide: "(width <= 475px) 442px, (width <= 715px) 92vw, (width >= 1638px) 740px, 45.2vw",
};

/** `shape`: tall beside others on the home page, wide where two families close a page. */
export function CategoryCard({
  card,
  shape = "tall",
}: {
  card: Localized<CategoryCardCopy>;
  shape?: "tall" | "wide";
}) {
  const [isHovered, setHovered] = useState(false);
  const isTall = shape === "tall";
  return (
    <Link
      className={css.card}
      to={card.to}
      data-shape={shape}
      data-type={card.type}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <span className={css.image}>
        <SwapPicture
          first={isTall ? card.picture : card.wide}
          second={isTall ? card.hover : card.wideHover}
          firstCrops={isTall ? [{ of: card.wide, media: alone }] : []}
          secondCrops={isTall ? [{ of: card.wideHover, media: alone }] : []}
          sizes={sizes[isTall && card.type === "probiotic" ? "tallest" : shape]}
          isSwapped={isHovered}
          decorative
        />
      </span>
      <span className={css.text}>
        <Text as="span" className={css.title} of={card.title} />
        <Ring icon="right" />
        {isTall && <Text as="span" className={css.description} of={card.text} />}
      </span>
    </Link>
  );
}
