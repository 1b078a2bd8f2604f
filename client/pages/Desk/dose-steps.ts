// The arrows at the field of a dose: what counts them before scripts have come reads them as what then answers them does.
import type { KeyboardEvent } from "react";

/** Steps of the dose that a key asks for, down below 0; 0 for other keys, and with Alt, which moves the active. */
export const stepsOf = ({
  key,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, "key" | "altKey" | "shiftKey">): number =>
  altKey ? 0 : ((key === "ArrowUp" ? 1 : 0) - (key === "ArrowDown" ? 1 : 0)) * (shiftKey ? 10 : 1);
