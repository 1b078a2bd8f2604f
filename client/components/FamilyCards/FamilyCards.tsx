// All ingredient families, as cards.
import { Carousel } from "#client/components/Carousel/Carousel.tsx";
import { CategoryCard } from "#client/components/CategoryCard/CategoryCard.tsx";
import type { FamiliesCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";

export function FamilyCards({ copy, titleId }: { copy: Localized<FamiliesCopy>; titleId: string }) {
  return (
    <Carousel
      below={1420}
      columns="families"
      id={titleId}
      title={copy.title}
      items={copy.cards.map((card) => ({
        key: card.type,
        content: <CategoryCard card={card} />,
      }))}
    />
  );
}
