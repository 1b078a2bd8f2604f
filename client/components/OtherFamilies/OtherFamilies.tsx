// The two other ingredient families, side by side, at the foot of a family's page.
import { CategoryCard } from "#client/components/CategoryCard/CategoryCard.tsx";
import { SectionTitle } from "#client/components/Section/Section.tsx";
import type { FamiliesCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./OtherFamilies.module.css";

export function OtherFamilies({
  copy,
  titleId,
}: {
  copy: Localized<FamiliesCopy>;
  titleId: string;
}) {
  return (
    <>
      <SectionTitle id={titleId} size="d2" title={copy.title} />
      <ul className={css.cards}>
        {copy.cards.map((card) => (
          <li key={card.type}>
            <CategoryCard card={card} shape="wide" />
          </li>
        ))}
      </ul>
    </>
  );
}
