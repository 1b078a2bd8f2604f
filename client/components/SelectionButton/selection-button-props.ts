// The properties of the selection's control and of its place. Types only.
import type { RefObject } from "react";
import type { Phrase } from "#shared/editions/edition.ts";

export interface SelectionButtonProps {
  /** Path of the entry's page, without prefix. */
  readonly path: string;
  /** Name of the entry, for screen readers. */
  readonly name: Phrase;
  /** A pill on the entry's own page, a circle in lists. */
  readonly look?: "pill" | "circle";
}

/** The state in which the link that held the control's place was left. */
export interface LinkLeft {
  readonly wasPressed: boolean;
  readonly hadFocus: boolean;
}

export interface LiveSelectionButtonProps extends SelectionButtonProps {
  readonly left: RefObject<LinkLeft>;
}
