// A title that opens on what is below it. `<details>` does the opening: without script, and for find-in-page.
import type { ReactNode } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import css from "./Disclosure.module.css";

/** `level`: of its title among those of the page. */
export function Disclosure({
  title,
  level: Heading,
  id,
  isOpen = false,
  count,
  children,
}: {
  title: Phrase;
  level: "h2" | "h3";
  /** Id of the title. */
  id?: string;
  /** At first. */
  isOpen?: boolean;
  /** Of the rows below, where it stands open on wide screens, without this title. */
  count?: number;
  children: ReactNode;
}) {
  return (
    <details className={css.item} open={isOpen} data-wide={count && ""}>
      <summary className={css.summary}>
        <Heading className={css.title} id={id}>
          <Text of={title} /> {count && <sup>{count}</sup>}
        </Heading>
        <span className={css.plus}>
          <Icon name="plus" />
        </span>
        <span className={css.minus}>
          <Icon name="minus" />
        </span>
      </summary>
      {children}
    </details>
  );
}
