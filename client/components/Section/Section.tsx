// A band of the page: ground, rhythm and margins. Its children lay themselves out inside.
import type { ReactNode } from "react";
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
 * `rhythm`: "short" for a band of one title. `screenOnly`: only leads to other pages, and is not printed.
 */
export function Section({
  tone = "paper",
  labelledBy,
  id,
  flush = "none",
  rhythm = "full",
  screenOnly = false,
  children,
}: {
  tone?: Tone;
  labelledBy?: string;
  id?: string;
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
      id={id}
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
  children,
  aside,
}: {
  id: string;
  size?: "d1" | "d2";
  children: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <div className={css.heading}>
      <h2 className={css.title} data-size={size} id={id}>
        {children}
      </h2>
      {aside}
    </div>
  );
}
