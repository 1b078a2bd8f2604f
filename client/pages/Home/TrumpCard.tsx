// A strength: round picture, title, paragraphs. Titles and texts may contain HTML.
import { Picture } from "#client/components/Picture/Picture.tsx";
import { HtmlText } from "#client/components/Text/Text.tsx";
import type { TrumpCardCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./TrumpCard.module.css";

const sizes =
  "(width <= 430px) 82vw, (600px < width <= 840px) 43vw, (width <= 1050px) 360px, (width >= 1656px) 356px, 21.5vw";

export function TrumpCard({ card }: { card: Localized<TrumpCardCopy> }) {
  return (
    <article className={css.card}>
      <div className={css.image}>
        <Picture of={card.picture} sizes={sizes} decorative />
      </div>
      <h3 className={css.title}>
        <HtmlText of={card.title} />
      </h3>
      <div className={css.text}>
        {card.paragraphs.map((paragraph, index) => (
          <HtmlText as="p" of={paragraph} key={index} />
        ))}
      </div>
    </article>
  );
}
