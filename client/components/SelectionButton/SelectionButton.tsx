// Adds an entry to the visitor's selection or takes it out: a pill on pages, a circle in lists. Without script it is not there.

import { Icon } from "#client/components/Icon/Icon.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { usePageLanguage } from "#client/hooks/page-language.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useIsLive } from "#client/hooks/use-in-browser.ts";
import { toggleChosen, useSelection } from "#client/hooks/use-selection.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { idOf, mostChosen } from "#shared/selection/chosen.ts";
import css from "./SelectionButton.module.css";

/** `path`: of the entry's page, without prefix. `name`: of the entry, for screen readers. */
export function SelectionButton({
  path,
  name,
  look = "pill",
}: {
  path: string;
  name: Phrase;
  look?: "pill" | "circle";
}) {
  const texts = useSite().selectionControls[usePageLanguage()];
  const chosen = useSelection();
  const isLive = useIsLive();
  // Its place is kept until script is there, so that nothing moves.
  if (!isLive || !texts) return <span className={css.place} data-look={look} />;
  const id = idOf(path);
  const isChosen = chosen.some((each) => each.id === id);
  const isFull = !isChosen && chosen.length >= mostChosen;
  const action = texts[isChosen ? "chosen" : isFull ? "full" : "add"];
  return (
    <button
      className={css.button}
      type="button"
      data-look={look}
      aria-pressed={isChosen}
      aria-disabled={isFull || undefined}
      aria-label={fillText(textOf(texts.named), { action: textOf(action), name: textOf(name) })}
      title={look === "circle" ? textOf(action) : undefined}
      onClick={() => toggleChosen(id)}
    >
      <Icon name={isChosen ? "check" : "plus"} size="small" />
      {look === "pill" && (
        <span>
          <Say of={action} />
        </span>
      )}
    </button>
  );
}
