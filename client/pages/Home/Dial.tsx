// The 360 service: a dial of beads beside four items; the item under the pointer or focus lights its quarter.
import { useState } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { BeadRing } from "#client/components/Mark/Mark.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { PageData } from "#shared/pages/page.ts";
import css from "./Dial.module.css";

const beads = 72;

export function Dial({
  title,
  titleId,
  items,
}: {
  title: PageData["home"]["service"]["title"];
  titleId: string;
  items: PageData["home"]["service"]["items"];
}) {
  const [lit, setLit] = useState(0);
  return (
    <div className={css.dial}>
      <svg
        className={css.ring}
        viewBox="0 0 400 400"
        role="img"
        translate="no"
        aria-label="360°"
        data-lit={lit}
      >
        <g className={css.beads}>
          {/* The ring begins on the right; a quarter turn back puts its first quarter top right. */}
          <g transform="rotate(-90 200 200)">
            <BeadRing
              count={beads}
              radius={194}
              bead={2.4}
              from={0}
              to={beads / items.length + 1}
            />
          </g>
        </g>
        <circle cx="200" cy="200" r="168" fill="none" stroke="currentColor" strokeWidth="0.9" />
        <circle cx="200" cy="200" r="159" fill="none" stroke="currentColor" strokeWidth="0.9" />
        <text className={css.number} x="208" y="236" textAnchor="middle">
          360°
        </text>
      </svg>
      <div>
        <Text as="h2" className={css.title} id={titleId} of={title} />
        <ul>
          {items.map((item, index) => (
            <li
              className={css.item}
              key={item.icon}
              data-lit={index === lit || undefined}
              onPointerEnter={() => setLit(index)}
            >
              <Icon name={item.icon} size="large" />
              <div>
                <Text as="h3" className={css.itemTitle} of={item.title} />
                <Text as="p" className={css.itemText} of={item.text} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
