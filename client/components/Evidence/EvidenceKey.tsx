// The key of a page's evidence marks, with the number of data that bear each.
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { Evidence } from "#shared/content/schema/evidence.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import css from "./EvidenceKey.module.css";
import { EvidenceMark } from "./EvidenceMark.tsx";

/** Id of a page's key: marks that have no words beside them stand near a link to it. */
const keyId = "marks";

export function EvidenceKeyLink({
  title,
  className,
}: {
  title: Phrase;
  className: string | undefined;
}) {
  return (
    <MoreInfo className={className} to={`#${keyId}`}>
      <Text of={title} />
    </MoreInfo>
  );
}

export function EvidenceKey({
  title,
  items,
}: {
  title: Phrase;
  items: readonly { readonly by: Evidence; readonly name: Phrase; readonly count: number }[];
}) {
  return (
    <ul className={css.key} id={keyId} aria-label={textOf(title)}>
      <Text as="li" className={css.title} aria-hidden="true" of={title} />
      {items.map(({ by, name, count }) => (
        <li
          className={css.item}
          key={by}
          data-open={by === "to-confirm" || undefined}
          data-none={count === 0 || undefined}
        >
          <EvidenceMark by={by} />
          <Text of={name} /> <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
