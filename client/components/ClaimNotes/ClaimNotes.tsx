// The authorised claims that names printed above need beside them, with their conditions, and what must be read with them.
import { Text } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import css from "./ClaimNotes.module.css";

/** `noted`: names that may carry a claim; those without are left out, and the whole block where none has one. */
export function ClaimNotes({
  noted,
  source,
  diet,
}: {
  noted: readonly { readonly name: Phrase; readonly claim: Phrase | null }[];
  source: Phrase;
  diet: Phrase;
}) {
  const claimed = noted.filter(({ claim }) => claim);
  if (claimed.length === 0) return null;
  return (
    <div className={css.notes}>
      <Text as="p" of={source} />
      <ul className={css.claims}>
        {claimed.map(({ name, claim }) => (
          <li key={textOf(name)}>
            <Text as="b" of={name} /> {claim && <Text of={claim} />}
          </li>
        ))}
      </ul>
      <Text as="p" of={diet} />
    </div>
  );
}
