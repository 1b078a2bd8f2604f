// A text that leads to a page.
import { Link, type LinkProps } from "react-router-dom";
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";

/** `to`: null where there is no such page, and the text stands alone. */
export function TextLink({
  of,
  to,
  ...attributes
}: { of: Phrase; to: string | null } & Omit<LinkProps, "to" | "children">) {
  const text = <Text of={of} />;
  if (to === null) return text;
  return (
    <Link to={to} {...attributes}>
      {text}
    </Link>
  );
}
