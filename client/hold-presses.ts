// While React takes the page over it may be used as before its scripts came: links, menus and forms answer by themselves. What React
// hears of in that time it would first finish the whole page for, which the answer to a press would have to wait for.

/** What visitors do most, of what React would finish the page for. */
const signs = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "click",
  "keydown",
  "keypress",
  "keyup",
  "input",
  "change",
] as const;

const hold = (event: Event) => event.stopPropagation();

/** From now on React hears nothing of what visitors press and type. */
export function holdPresses(): void {
  for (const sign of signs) addEventListener(sign, hold, true);
}

/** From now on it hears everything. */
export function releasePresses(): void {
  for (const sign of signs) removeEventListener(sign, hold, true);
}
