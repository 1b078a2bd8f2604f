// A link to the formula with one thing changed: with scripts it changes at once.
import type { ReactNode } from "react";
import { opensElsewhere } from "#client/components/Action/Action.tsx";
import { isSecondPlace } from "#client/hooks/second-press.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { type Change, changeFormula } from "#shared/formula/change-formula.ts";
import { benchAddress } from "#shared/pages/desk-address.ts";
import { useDispatch, useLateFormula } from "./formula-context.ts";
import { useLive } from "./live-context.ts";

export function ChangeLink({
  to,
  className,
  label,
  isCurrent,
  id,
  children,
}: {
  to: Change;
  className?: string | undefined;
  label?: string | undefined;
  isCurrent?: boolean | undefined;
  /** Of what takes an active away: the focus goes to the next of them. */
  id?: string;
  children: ReactNode;
}) {
  const site = useSite();
  const live = useLive();
  const dispatch = useDispatch();
  const formula = useLateFormula();
  return (
    <a
      className={className}
      id={id}
      href={addressIn(site, benchAddress(changeFormula(formula, to)))}
      aria-label={label}
      aria-current={isCurrent || undefined}
      rel="nofollow"
      onClick={(event) => {
        if (opensElsewhere(event) || !live) return;
        event.preventDefault();
        if (to.kind === "remove" && isSecondPlace(event.timeStamp)) return;
        if (!id) live.followPill(event);
        dispatch({ kind: "change", change: to, ...(id && { at: "removal" }) });
      }}
    >
      {children}
    </a>
  );
}
