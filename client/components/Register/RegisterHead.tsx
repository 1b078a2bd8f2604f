// The head of a register: its title, what it is, and the way to the other one.
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import type { NamedPath } from "#shared/pages/named-path.ts";
import css from "./RegisterHead.module.css";

export function RegisterHead({
  title,
  titleId,
  lead,
  other,
}: {
  title: Phrase;
  titleId: string;
  lead: Phrase;
  other: NamedPath;
}) {
  return (
    <div className={css.head}>
      <Text as="h1" className={css.title} id={titleId} of={title} />
      <div>
        <Text as="p" className={css.lead} of={lead} />
        <TextLink className={css.other} to={other.path} data-screen="" of={other.name} />
      </div>
    </div>
  );
}
