// Replaces a list that shows nothing: the mark without its core, and the specified words.
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import css from "./NothingFound.module.css";

export function NothingFound({ text }: { text: Phrase }) {
  return (
    <p className={css.nothing}>
      <Mark core={false} />
      <Text of={text} />
    </p>
  );
}
