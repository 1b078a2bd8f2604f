// A band of the page: ground, rhythm and margins. Its children lay themselves out inside.
import type { ReactNode } from "react";
import { Text } from "#client/components/Text/Text.tsx";
import type { Phrase } from "#shared/editions/edition.ts";
import css from "./Section.module.css";

export type Tone =
  | "paper"
  | "sand"
  | "bottle"
  | "wash"
  | "liposome"
  | "niosome"
  | "probiotic"
  | "sky";

/**
 * `labelledBy`: id of its title. `flush`: sides whose rhythm belongs to a neighbour.
 * `rhythm`: "short" for a band of one title, and on a page of many bands. `screenOnly`: only leads to other pages, and is not printed.
 */
export function Section({
  tone = "paper",
  labelledBy,
  flush = "none",
  rhythm = "full",
  screenOnly = false,
  children,
}: {
  tone?: Tone;
  labelledBy?: string;
  flush?: "none" | "top" | "bottom" | "both";
  rhythm?: "full" | "short";
  screenOnly?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      className={css.section}
      data-tone={tone}
      data-flush={flush}
      data-rhythm={rhythm}
      data-screen-only={screenOnly || undefined}
      aria-labelledby={labelledBy}
    >
      <div className={css.inner}>{children}</div>
    </section>
  );
}

/** The title of a section, with room for what stands beside it. */
export function SectionTitle({
  id,
  size = "d1",
  title,
  aside,
}: {
  id: string;
  size?: "d1" | "d2";
  title: Phrase;
  aside?: ReactNode;
}) {
  return (
    <div className={css.heading}>
      <Text as="h2" className={css.title} data-size={size} id={id} of={title} />
      {aside}
    </div>
  );
}
