// A source by its name, which leads to it where it has an address.
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import css from "./Names.module.css";

export function SourceLink({
  of: { name, url },
}: {
  of: { readonly name: Phrase; readonly url: string | null };
}) {
  if (url === null) return <Text of={name} />;
  return (
    <a className={css.name} href={url}>
      <Text of={name} />
    </a>
  );
}
