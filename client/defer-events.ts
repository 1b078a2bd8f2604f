// Holds presses back from React while it takes the page over: links, menus and forms then work as before scripts came. For each
// event that React hears in that time it would first finish the whole page, and the answer to the press would wait for that.

/** The most frequent of the events that make React finish the page. */
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

/** React hears no press and no input from now on. */
export function deferEvents(): void {
  for (const sign of signs) addEventListener(sign, hold, true);
}

/** React hears everything from now on. */
export function releaseEvents(): void {
  for (const sign of signs) removeEventListener(sign, hold, true);
}
