// Words for whoever listens, which stand nowhere.
import type { ReactNode } from "react";
import css from "./Aloud.module.css";

/** `role`: "status" reads aloud whatever comes into it. */
export function Aloud({
  as: Element = "span",
  ...rest
}: {
  as?: "span" | "h2" | "dt";
  id?: string;
  role?: "status";
  children?: ReactNode;
}) {
  return <Element className={css.aloud} {...rest} />;
}
