// What a section says of a long formula: phones show its sum, and all of it when that is pressed. Wide windows show it as it is, without
// script too.
import type { ReactNode } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import type { Sign as SignName } from "#shared/formula/findings.ts";
import css from "./Fold.module.css";

/** Number of actives from which a formula is long. */
export const foldFrom = 8;

export function Fold({
  isFolded,
  sign = null,
  sum,
  note = "",
  children,
}: {
  isFolded: boolean;
  sign?: SignName | null;
  sum: string;
  /** Of the answer: the verdict leaves it out where this is folded. */
  note?: string;
  children: ReactNode;
}) {
  if (!isFolded) return children;
  return (
    <details className={css.fold}>
      <summary className={css.sum}>
        {sign && <Sign of={sign} />}
        <b>{sum}</b>
        <Icon name="down" />
      </summary>
      {note && <p className={css.note}>{note}</p>}
      {children}
    </details>
  );
}
