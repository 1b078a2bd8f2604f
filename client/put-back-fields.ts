// Puts what was typed into fields that are gone into those that React has drawn in their place.

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What two drawings of one thing have in common. */
const keyOf = (element: HTMLElement) =>
  [element.tagName, element.id, element.getAttribute("name"), element.getAttribute("value")].join();

/** `before`: as they were, and still know their values; `now`: what is in the page. */
export function putBackFields(
  before: readonly HTMLElement[],
  now: readonly HTMLElement[],
  focused: Element | null,
): void {
  const successors = pairUp(before, now);
  for (const [old, next] of successors) {
    if (old instanceof HTMLDetailsElement) (next as HTMLDetailsElement).open = old.open;
    else copyValue(old as Field, next as Field);
  }
  const heir = focused && successors.get(focused as HTMLElement);
  if (!heir || document.activeElement !== document.body) return;
  heir.focus({ preventScroll: true });
  if (!isText(focused) || !isText(heir)) return;
  const { selectionStart, selectionEnd } = focused;
  if (selectionStart !== null) heir.setSelectionRange(selectionStart, selectionEnd);
}

/** Those that are gone, each with what stands for it now: the n-th of its kind. */
function pairUp(before: readonly HTMLElement[], now: readonly HTMLElement[]) {
  const left = [...now];
  const pairs = new Map<HTMLElement, HTMLElement>();
  for (const old of before) {
    const at = left.findIndex((next) => keyOf(next) === keyOf(old));
    const [next] = at < 0 ? [] : left.splice(at, 1);
    if (next && next !== old) pairs.set(old, next);
  }
  return pairs;
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(?:text|search|tel|url)$/.test(element.type));

/** As a hand would, so that React hears of it. */
function copyValue(old: Field, next: Field): void {
  if (old instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(old.type)) {
    if (old.checked !== (next as HTMLInputElement).checked) next.click();
    return;
  }
  if (old instanceof HTMLInputElement && old.type === "hidden") return;
  if (old.value === next.value) return;
  // React keeps a setter of its own on each field, which would take the change for one of its own.
  const type = Object.getPrototypeOf(next) as Field;
  Object.getOwnPropertyDescriptor(type, "value")?.set?.call(next, old.value);
  next.dispatchEvent(new Event("input", { bubbles: true }));
  if (next instanceof HTMLSelectElement) next.dispatchEvent(new Event("change", { bubbles: true }));
}
