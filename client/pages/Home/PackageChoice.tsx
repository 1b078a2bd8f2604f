// The choice of package: two cards side by side; at 1050 px or less two tabs show one card at a time.
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { FormulaCard } from "#client/components/FormulaCard/FormulaCard.tsx";
import { SectionTitle } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useIsNarrow } from "#client/hooks/use-is-narrow.ts";
import type { PageData } from "#shared/pages/page.ts";
import css from "./PackageChoice.module.css";

/** The tab, of the two, that a key leads to. */
const nextOf: Readonly<Record<string, (shown: number) => number>> = {
  ArrowLeft: (shown) => 1 - shown,
  ArrowRight: (shown) => 1 - shown,
  Home: () => 0,
  End: () => 1,
};

export function PackageChoice({
  copy,
  titleId,
}: {
  copy: PageData["home"]["packages"];
  titleId: string;
}) {
  const [shown, setShown] = useState(0);
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();
  const areTabs = useIsNarrow(1050);

  function handleKey(event: KeyboardEvent) {
    const next = nextOf[event.key]?.(shown);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    tabs.current[next]?.focus();
  }

  return (
    <>
      <SectionTitle id={titleId} title={copy.title} />
      <div className={css.tabs} role="tablist" aria-labelledby={titleId} onKeyDown={handleKey}>
        {copy.tabs.map((label, index) => (
          <button
            className={css.tab}
            key={index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            ref={(element) => {
              tabs.current[index] = element;
            }}
            onClick={() => setShown(index)}
          >
            <Text of={label} />
          </button>
        ))}
      </div>
      <div className={css.cards}>
        {copy.cards.map((card, index) => (
          <div
            className={css.card}
            key={card.icon}
            id={`${id}-panel-${index}`}
            {...(areTabs && { role: "tabpanel", "aria-labelledby": `${id}-tab-${index}` })}
            data-shown={index === shown || undefined}
          >
            <FormulaCard card={card} />
          </div>
        ))}
      </div>
    </>
  );
}
