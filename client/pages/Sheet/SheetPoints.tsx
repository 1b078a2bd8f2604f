// What may be said of an active, or what its formulator should know: a title with its notices, and points that open.
import type { ReactNode } from "react";
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import { Accordion, type AccordionItem } from "./Accordion.tsx";
import css from "./SheetPoints.module.css";

/** `id`: of the block, to which links scroll; `size`: of its title, the smaller one below another block. */
export function SheetPoints({
  id,
  title,
  size = "d1",
  items,
  children,
}: {
  id: string;
  title: Phrase;
  size?: "d1" | "d2";
  items: readonly AccordionItem[];
  children?: ReactNode;
}) {
  const titleId = `${id}-title`;
  return (
    <section className={css.points} id={id} data-block tabIndex={-1} aria-labelledby={titleId}>
      <div className={css.head}>
        <Text as="h2" className={css.title} data-size={size} id={titleId} of={title} />
        {children}
      </div>
      <Accordion items={items} />
    </section>
  );
}
