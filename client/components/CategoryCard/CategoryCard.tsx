// Card of an ingredient family: the whole card is a link, the picture changes under the pointer.
import { useState } from "react";
import { Link } from "react-router-dom";
import { Ring } from "#client/components/Action/Action.tsx";
import { SwapPicture } from "#client/components/SwapPicture/SwapPicture.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { CategoryCardCopy } from "#shared/content/blocks.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import css from "./CategoryCard.module.css";

/** `shape`: tall beside others on the home page, wide where two families close a page. */
export function CategoryCard({
  card,
  shape = "tall",
  sizes,
}: {
  card: Prepared<CategoryCardCopy>;
  shape?: "tall" | "wide";
  sizes: string;
}) {
  const [isHovered, setHovered] = useState(false);
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
          first={shape === "tall" ? card.picture : card.wide}
          second={shape === "tall" ? card.hover : card.wideHover}
          sizes={sizes}
          isSwapped={isHovered}
          decorative
        />
      </span>
      <span className={css.text}>
        <span className={css.title}>
          <Say of={card.title} />
        </span>
        <Ring icon="right" />
        {shape === "tall" && (
          <span className={css.description}>
            <Say of={card.text} />
          </span>
        )}
      </span>
    </Link>
  );
}
