// The main button where it sends a form.
import type { ReactNode } from "react";
import css from "./Action.module.css";

/** `hot`: its ring is lit; at most one per screen. */
export function SubmitButton({ hot = false, children }: { hot?: boolean; children: ReactNode }) {
  return (
    <span className={css.holder} data-look="primary" data-hot={hot || undefined}>
      <button className={css.button} type="submit">
        {children}
      </button>
    </span>
  );
}
