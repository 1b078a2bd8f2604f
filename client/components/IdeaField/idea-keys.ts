// The keys of a combobox, and lines that are pasted into a field of one line.
import type { IdeaLine } from "#shared/formula/sentences/idea.ts";
import type { IdeaBox, IdeaLanguage } from "./idea-box.ts";
import { takeText } from "./take-text.ts";

export function pressKey(event: KeyboardEvent, box: IdeaBox, language: IdeaLanguage): void {
  const { found, active, setActive, seek, field } = box;
  const { key } = event;
  const options = found?.options ?? [];
  const { length } = options;
  const current = options[active];
  const typed = field.current?.value.trim() ?? "";
  const go = (place: number) => {
    setActive(place);
    // Long lists scroll.
    document.getElementById(box.id + place)?.scrollIntoView({ block: "nearest" });
  };
  if (key === "Escape" && found) seek("");
  else if (key === "ArrowDown" && length > 0) go((active + 1) % length);
  else if (key === "ArrowUp" && length > 0) go((active > 0 ? active : length) - 1);
  else if (key === "Enter" && current) takeText(current.text, box, language);
  // Of several names that may each mean several the field offers what they may mean.
  else if (key === "Enter" && length === 0 && found?.lines.some(isToChoose))
    takeText(typed, box, language);
  else if (key === "Enter" && typed !== "") seek(typed);
  else return;
  event.preventDefault();
}

const isToChoose = ({ choices }: IdeaLine) => choices.some(({ idea }) => idea !== "");

/** A field of one line leaves out the ends of lines, which part a list. */
export function pasteLines(event: ClipboardEvent, field: HTMLInputElement): void {
  const text = event.clipboardData?.getData("text/plain").trim() ?? "";
  if (!/[\n\r]/.test(text)) return;
  event.preventDefault();
  const lines = text.split(/[\n\r]+/).map((line) => line.trim());
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(
    lines.filter(Boolean).join("; "),
    selectionStart ?? value.length,
    selectionEnd ?? value.length,
    "end",
  );
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
