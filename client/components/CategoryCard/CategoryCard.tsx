// Card of an ingredient family: the whole card is a link, the picture changes under the pointer.
import { useState } from "react";
import { Link } from "react-router-dom";
import { Ring } from "#client/components/Action/Action.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
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
  // The second picture is fetched on the first visit of a pointer, not before.
  const [isHovered, setHovered] = useState(false);
  const [wasHovered, setWasHovered] = useState(false);
  return (
    <Link
      className={css.card}
      to={card.to}
      data-shape={shape}
      data-type={card.type}
      onMouseEnter={() => {
        setHovered(true);
        setWasHovered(true);
      }}
      onMouseLeave={() => setHovered(false)}
    >
      <span className={css.image}>
        <Picture of={shape === "tall" ? card.picture : card.wide} sizes={sizes} decorative />
        {wasHovered && (
          <span className={css.hover} data-visible={isHovered}>
            <Picture of={shape === "tall" ? card.hover : card.wideHover} sizes={sizes} decorative />
          </span>
        )}
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
