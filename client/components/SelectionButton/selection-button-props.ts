// What the control and its place are given. Types only.
import type { Phrase } from "#shared/editions/edition.ts";

export interface SelectionButtonProps {
  /** Of the entry's page, without prefix. */
  readonly path: string;
  /** Of the entry, for screen readers. */
  readonly name: Phrase;
  /** A pill on the entry's own page, a circle in lists. */
  readonly look?: "pill" | "circle";
}
