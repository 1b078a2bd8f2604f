// Links an active or a formula to the formula desk, which then has it on the bench.
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import css from "./ComposeLink.module.css";

/** Not on paper. `to`: with a query that is the formula, which the server reads: the link leaves the document. */
export function ComposeLink({ to, label }: { to: string; label: Phrase }) {
  const site = useSite();
  return (
    <a className={css.link} href={addressIn(site, to)} rel="nofollow" data-screen="">
      <Text of={label} />
    </a>
  );
}
