// A button among words, or where a row has no room for more than a word.
import type { ReactNode } from "react";
import css from "./WordButton.module.css";

export function WordButton({
  isTall = false,
  keys,
  onClick,
  children,
}: {
  /** In a row of its own: as high as a finger needs. */
  isTall?: boolean;
  /** The keys that do the same, as aria-keyshortcuts has them. */
  keys?: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      className={css.word}
      type="button"
      data-tall={isTall || undefined}
      aria-keyshortcuts={keys}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
