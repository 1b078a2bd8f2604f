// Links an active or a formula to the formula desk, which then has it on the bench.
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import css from "./ComposeLink.module.css";

/** `look`: a pill in the head of a page. Not on paper. `to`: with a query that is the formula, which the server reads: the link leaves the document. */
export function ComposeLink({
  to,
  label,
  look = "line",
}: {
  to: string;
  label: Phrase;
  look?: "line" | "pill";
}) {
  const site = useSite();
  return (
    <a
      className={css.link}
      href={addressIn(site, to)}
      rel="nofollow"
      data-look={look}
      data-screen=""
    >
      <Text as="span" of={label} />
      {look === "pill" && <Icon name="right" size="small" />}
    </a>
  );
}
