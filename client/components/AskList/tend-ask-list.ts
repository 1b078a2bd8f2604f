// Keeps the boxes of a list and the visitor's enquiry the same, whichever changes, and says what a press did.
import { addAsked, removeAsked, watchAsked } from "#client/hooks/use-asked.ts";
import type { AskingTexts } from "#shared/content/schema/interface/asking.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { askedKey, mostAsked } from "#shared/enquiry/asked.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { fillText } from "#shared/words/fill-text.ts";

/**
 * Returns how to stop. `form`: null where it has left the page meanwhile; `entry`: id of what is asked about, null for the
 * laboratory itself.
 */
export const tendAskList = (
  form: HTMLFormElement | null,
  entry: string | null,
  texts: Localized<AskingTexts> | undefined,
): (() => void) | undefined => (form && texts ? tend(form, entry, texts) : undefined);

function tend(
  form: HTMLFormElement,
  entry: string | null,
  texts: Localized<AskingTexts>,
): () => void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  const whole = form.querySelector<HTMLButtonElement>("button[type=button]");
  const status = form.querySelector<HTMLElement>("[role=status]");
  const keyOf = (box: HTMLInputElement) => askedKey(entry, box.value);
  const keys = boxes.map(keyOf);
  const nameOf = (box: HTMLInputElement) => box.labels?.[0]?.querySelector("span");
  const isWhole = () => boxes.every(({ checked }) => checked);
  let said = "";

  function show() {
    if (whole) whole.textContent = textOf(isWhole() ? texts.none : texts.all);
    const count = String(boxes.filter(({ checked }) => checked).length);
    const all = String(boxes.length);
    if (status)
      status.textContent = `${said} ${fillText(textOf(texts.count), { count, all })}`.trim();
  }

  function say(text: Phrase, values = {}) {
    said = fillText(textOf(text), values);
    show();
  }

  const sayFull = () => say(texts.full, { most: String(mostAsked) });

  function tick({ target }: Event) {
    const box = boxes.find((each) => each === target);
    if (!box) return;
    const name = nameOf(box)?.textContent ?? "";
    if (!box.checked) removeAsked([keyOf(box)]);
    else if (!addAsked([keyOf(box)])) {
      box.checked = false;
      return sayFull();
    }
    say(box.checked ? texts.added : texts.removed, { name });
  }

  function turnAll() {
    const wasWhole = isWhole();
    if (wasWhole) removeAsked(keys);
    else if (!addAsked(keys)) return sayFull();
    say(wasWhole ? texts.allRemoved : texts.allAdded);
  }

  // Some were ticked before script had come.
  addAsked(boxes.filter(({ checked }) => checked).map(keyOf));
  const stopWatching = watchAsked((asked) => {
    for (const box of boxes) box.checked = asked.includes(keyOf(box));
    // It was sent, or emptied elsewhere. What a press here did is said below.
    if (boxes.every(({ checked }) => !checked)) said = "";
    show();
  });
  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener("change", tick, { signal });
  whole?.addEventListener("click", turnAll, { signal });
  form.dataset["live"] = "";
  return () => {
    stopWatching();
    listening.abort();
  };
}
