// What the control and its place are given. Types only.
import type { RefObject } from "react";
import type { Phrase } from "#shared/editions/edition.ts";

export interface SelectionButtonProps {
  /** Of the entry's page, without prefix. */
  readonly path: string;
  /** Of the entry, for screen readers. */
  readonly name: Phrase;
  /** A pill on the entry's own page, a circle in lists. */
  readonly look?: "pill" | "circle";
}

/** How the link that stood in the control's place was left. */
export interface LinkLeft {
  readonly wasPressed: boolean;
  readonly hadFocus: boolean;
}

export interface LiveSelectionButtonProps extends SelectionButtonProps {
  readonly left: RefObject<LinkLeft>;
}
