// Keeps what was typed and opened before React took the page over. Where it finds what it did not make, an element that a password
// manager has put beside a field, React draws the page anew, with empty fields.

import { elementOf } from "#client/hooks/element-of.ts";

/** Remembers the fields and panels of `root` as they are, and the focus; returns what puts back what a new drawing has lost. */
export function keepFields(root: HTMLElement): () => void {
  const before = listKept(root);
  let focused: Element | null = document.activeElement;
  addEventListener("focusin", ({ target }) => {
    focused = elementOf(target);
  });
  // Fetched only where it is needed, which is rare.
  return () =>
    void import("./put-back-fields.ts").then(
      ({ putBackFields }) => putBackFields(before, listKept(root), focused),
      () => undefined,
    );
}

const listKept = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>("input, textarea, select, details"),
];
