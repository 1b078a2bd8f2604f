// A package: picture, icon, title and subtitle, points with a bold label, and an action at the foot.
import { RingAction } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { HtmlText, Text } from "#client/components/Text/Text.tsx";
import type { FormulaCardCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./FormulaCard.module.css";

export function FormulaCard({ card }: { card: Localized<FormulaCardCopy> }) {
  return (
    <article className={css.card} data-tone="card">
      <div className={css.image}>
        <Picture
          of={card.picture}
          sizes="(width <= 1050px) calc(94vw - 40px), (width >= 1649px) 742px, 45vw"
          decorative
        />
      </div>
      <div className={css.body}>
        <div className={css.heading}>
          <Icon name={card.icon} size="large" />
          <div>
            <Text as="h3" className={css.title} of={card.title} />
            <Text as="p" className={css.subtitle} of={card.subtitle} />
          </div>
        </div>
        <ul className={css.points}>
          {card.points.map((point, index) => (
            <li className={css.point} key={index}>
              <Icon name="check" />
              <div>
                <Text as="b" of={point.label} />
                <p>
                  <HtmlText of={point.text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
        <div className={css.action}>
          <RingAction to={card.link.to} aloud={card.link.aloud}>
            <Text of={card.link.label} />
          </RingAction>
        </div>
      </div>
    </article>
  );
}
