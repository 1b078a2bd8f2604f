// A dose is typed anew more often than mended: the first press into its field selects all of it, in every browser.

/** So does the first press once the number is settled, by Enter or by what else sets it; the others set the caret. Gives what ends it. */
export function selectAtPress(field: HTMLInputElement | null): (() => void) | undefined {
  if (!field) return undefined;
  const listeners = new AbortController();
  /** What a press or typing has left there; null once it is settled. */
  let mended: string | null = null;
  const listen = (type: "mouseup" | "input" | "blur" | "keydown", follow: (event: Event) => void) =>
    field.addEventListener(type, follow, listeners);
  const settle = () => {
    mended = null;
  };
  listen("mouseup", (event) => {
    const { selectionStart, selectionEnd, value } = field;
    const drawn = (selectionEnd ?? 0) - (selectionStart ?? 0);
    // A part that was drawn over is what is meant.
    if (value !== mended && (drawn === 0 || drawn === value.length)) {
      field.select();
      // After it, WebKit would set the caret.
      event.preventDefault();
    }
    mended = value;
  });
  listen("input", () => {
    mended = field.value;
  });
  listen("blur", settle);
  listen("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Enter") settle();
  });
  return () => listeners.abort();
}
