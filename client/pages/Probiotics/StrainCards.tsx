// Explains strains, card by card: the buttons of the banner and the header's menu jump to this block.
import { useState } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { SwapPicture } from "#client/components/SwapPicture/SwapPicture.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import type { FamilyPageData } from "#shared/pages/page.ts";
import css from "./StrainCards.module.css";

/** `note`: stands in the place after the last card. */
export function StrainCards({
  id,
  titleId,
  copy,
  columns,
  note,
}: {
  id: string;
  titleId: string;
  copy: FamilyPageData["strain"]["living" | "inactive"];
  columns: "3" | "4";
  note?: Phrase;
}) {
  const [isHovered, setHovered] = useState(false);
  const view = "view" in copy ? copy.view : null;
  return (
    <div className={css.block} id={id} tabIndex={-1}>
      <div className={css.heading} data-pictured={view ? true : undefined}>
        <Text as="h2" className={css.title} id={titleId} of={copy.title} />
        <Text as="p" className={css.lead} of={copy.text} />
        {view && (
          <div
            className={css.view}
            onPointerEnter={() => setHovered(true)}
            onPointerLeave={() => setHovered(false)}
          >
            <SwapPicture
              first={view.first}
              second={view.second}
              sizes="(width <= 900px) 92vw, 52vw"
              isSwapped={isHovered}
            />
          </div>
        )}
      </div>
      <ul className={css.cards} data-columns={columns}>
        {copy.cards.map((card) => (
          <li className={css.card} key={card.icon}>
            <Icon name={card.icon} size="large" />
            <div>
              <Text as="h3" className={css.name} of={card.title} />
              <Text as="p" className={css.text} of={card.text} />
            </div>
          </li>
        ))}
        {note && <Text as="li" className={css.note} of={note} />}
      </ul>
    </div>
  );
}
