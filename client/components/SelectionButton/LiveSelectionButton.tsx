// The control itself, in the language of the page around it.

import { useEffect, useLayoutEffect, useRef } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { countPress, isSecondPress } from "#client/hooks/second-press.ts";
import { usePageLanguage, useSite } from "#client/hooks/site-context.ts";
import { rememberOpened } from "#client/hooks/use-seen.ts";
import { toggleChosen, useSelection } from "#client/hooks/use-selection.ts";
import { textOf } from "#shared/editions/edition.ts";
import { entryId, mostChosen } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./SelectionButton.module.css";
import type { LiveSelectionButtonProps } from "./selection-button-props.ts";

export function LiveSelectionButton({ path, name, look, left }: LiveSelectionButtonProps) {
  const texts = useSite().selectionControls[usePageLanguage()];
  const chosen = useSelection();
  const id = entryId(path);
  const isPill = look === "pill";
  const button = useRef<HTMLButtonElement>(null);

  // It stands in for the link that was pressed, or had the focus.
  useLayoutEffect(() => {
    if (!button.current) return;
    if (left.current.hadFocus) button.current.focus({ preventScroll: true });
    if (left.current.wasPressed) countPress(button.current);
  }, [left]);

  useEffect(() => {
    if (isPill) rememberOpened(id);
  }, [isPill, id]);

  if (!texts) return null;
  const isChosen = chosen.some((each) => each.id === id);
  const isFull = !isChosen && chosen.length >= mostChosen;
  const action = texts[isChosen ? "chosen" : isFull ? "full" : "add"];
  return (
    <button
      className={css.button}
      ref={button}
      type="button"
      data-look={look}
      data-chosen={isChosen || undefined}
      aria-disabled={isFull || undefined}
      aria-label={fillText(textOf(texts.named), { action: textOf(action), name: textOf(name) })}
      title={isPill ? undefined : textOf(action)}
      onClick={(event) => isSecondPress(event) || toggleChosen(id, textOf(name))}
    >
      <Icon name={isChosen ? "check" : "plus"} size="small" />
      {isPill && <Text as="span" of={action} />}
    </button>
  );
}
