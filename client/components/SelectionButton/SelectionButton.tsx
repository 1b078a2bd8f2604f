// Adds an entry to the visitor's selection or takes it out: a pill on the entry's own page, a circle in lists. Without script
// it is not there; until script has come its place is kept, so that nothing moves.
import { later } from "#client/hooks/later.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import css from "./SelectionButton.module.css";

export interface SelectionButtonProps {
  /** Of the entry's page, without prefix. */
  readonly path: string;
  /** Of the entry, for screen readers. */
  readonly name: Phrase;
  readonly look?: "pill" | "circle";
}

const useLiveButton = later(() =>
  import("./LiveSelectionButton.tsx").then(({ LiveSelectionButton }) => LiveSelectionButton),
);

export function SelectionButton({ path, name, look = "pill" }: SelectionButtonProps) {
  const LiveButton = useLiveButton();
  if (!LiveButton) return <span className={css.place} data-look={look} />;
  return <LiveButton path={path} name={name} look={look} />;
}
