// The key of a page's evidence marks, with the number of data that bear each.
import { Text } from "#client/components/Text/Text.tsx";
import type { Evidence } from "#shared/content/schema/evidence.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import css from "./EvidenceKey.module.css";
import { EvidenceMark } from "./EvidenceMark.tsx";

export function EvidenceKey({
  title,
  items,
}: {
  title: Phrase;
  items: readonly { readonly by: Evidence; readonly name: Phrase; readonly count: number }[];
}) {
  return (
    <ul className={css.key} aria-label={textOf(title)}>
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
