// The focus after a press on a pill that is gone with what it mends: browsers would leave it on nothing.
import type { MouseEvent } from "react";

let watch: MutationObserver | undefined;

/**
 * Waits until the pill is gone, and gives its focus to what it has changed: the field of its row, or, after a press by finger, for
 * which a phone would raise its keyboard, the row itself; elsewhere the section. Does nothing while the pill stays.
 */
export function followPill({ currentTarget: pill, nativeEvent }: MouseEvent<HTMLElement>): void {
  watch?.disconnect();
  const row = pill.closest("[data-row]");
  const heir = row ?? pill.closest("section, aside");
  if (!heir) return;
  const isFinger = nativeEvent.detail > 0 && matchMedia("(pointer: coarse)").matches;
  watch = new MutationObserver(() => {
    if (pill.isConnected) return;
    watch?.disconnect();
    if (document.activeElement !== document.body) return;
    const field = isFinger ? null : row?.querySelector("input");
    if (field) return field.focus({ preventScroll: true });
    if (!(heir instanceof HTMLElement)) return;
    heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
