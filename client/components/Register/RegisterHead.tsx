// The head of a register: its title, what it is, and what it is not.
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import css from "./RegisterHead.module.css";

export function RegisterHead({
  title,
  titleId,
  lead,
}: {
  title: Phrase;
  titleId: string;
  lead: Phrase;
}) {
  return (
    <div className={css.head}>
      <Text as="h1" className={css.title} id={titleId} of={title} />
      <Text as="p" className={css.lead} of={lead} />
    </div>
  );
}
