// A family of actives inside a technology: what one looks like, the family's name, some of its actives.
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { ActivesCopy } from "#shared/content/blocks.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import css from "./ActivesCard.module.css";

export function ActivesCard({ card, sizes }: { card: Prepared<ActivesCopy>; sizes: string }) {
  return (
    <article className={css.card}>
      <div className={css.image}>
        <Picture of={card.picture} sizes={sizes} decorative />
      </div>
      <h3 className={css.title}>
        <Say of={card.title} />
      </h3>
      <p className={css.text}>
        <Say of={card.text} />
      </p>
    </article>
  );
}
