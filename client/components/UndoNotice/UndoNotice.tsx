// What has just been taken away, and how it comes back: in view wherever the page is scrolled to.
import { useEffect, useEffectEvent, useState } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { WordButton } from "#client/components/WordButton/WordButton.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { elementOf } from "#client/hooks/element-of.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import css from "./UndoNotice.module.css";

/**
 * Ctrl + Z does as the button, but in a field where something was typed since: its own undo is the latest. An enquiry that was sent
 * ends what it tells.
 */
export function UndoNotice({
  text: given,
  undo: takeItBack,
  dismiss,
  words,
  isAloud = true,
}: {
  /** "" while there is nothing to tell. */
  text: string;
  /** Undefined where nothing can be taken back. */
  undo: (() => void) | undefined;
  dismiss: () => void;
  words: { readonly undo: Phrase; readonly dismiss: Phrase };
  /** False where the page tells it to screen readers by itself. */
  isAloud?: boolean;
}) {
  const { sent } = useContact();
  const [told, setTold] = useState({ given, sent });
  if (told.given !== given) setTold({ given, sent });
  const isOver = told.given === given && told.sent !== sent;
  const text = isOver ? "" : given;
  const undo = isOver ? undefined : takeItBack;
  const takeBack = useEffectEvent(() => undo?.());
  const canUndo = undo !== undefined;
  useEffect(() => {
    if (!canUndo) return;
    const typedIn = new WeakSet<Element>();
    const handleInput = ({ target }: Event) => {
      const field = elementOf(target);
      if (field) typedIn.add(field);
    };
    const handleKey = (event: KeyboardEvent) => {
      const focused = elementOf(event.target);
      const isTyping = focused && typedIn.has(focused);
      if (isTyping || event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey)
        return;
      event.preventDefault();
      takeBack();
    };
    document.addEventListener("input", handleInput);
    document.addEventListener("keydown", handleKey);
    return () => {
      document.removeEventListener("input", handleInput);
      document.removeEventListener("keydown", handleKey);
    };
  }, [canUndo]);
  return (
    <div className={css.notice} data-empty={text === "" || undefined}>
      <p role={isAloud ? "status" : undefined}>{text}</p>
      {undo && (
        <WordButton isTall keys="Control+Z Meta+Z" onClick={undo}>
          <Text of={words.undo} />
          <span className={css.keys}>Ctrl + Z</span>
        </WordButton>
      )}
      {text !== "" && (
        <button
          className={css.dismiss}
          type="button"
          aria-label={textOf(words.dismiss)}
          onClick={dismiss}
        >
          <Icon name="close" size="small" />
        </button>
      )}
    </div>
  );
}
