// Takes a text: here, or by the page that the server answers with.
import { readIdea } from "#shared/formula/read-idea.ts";
import { describeIdea } from "#shared/formula/sentences/idea.ts";
import { writeTyped } from "#shared/formula/write-idea.ts";
import type { IdeaBox, IdeaLanguage } from "./idea-box.ts";

/** What was not understood stays in the field. */
export function takeText(
  text: string,
  { field, take, seek, setLines, addressOf }: IdeaBox,
  { words, texts }: IdeaLanguage,
): void {
  if (!take) {
    location.assign(addressOf(text));
    return;
  }
  const idea = readIdea(text, words);
  const lines = describeIdea(idea.parts, [], texts);
  if (field.current)
    field.current.value = writeTyped(idea.parts.filter(({ choice }) => choice === null));
  seek("");
  setLines(lines);
  take(text, idea, lines.length > 0);
}
