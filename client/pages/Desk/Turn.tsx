// A link to the formula with one thing changed: with scripts it changes at once.
import type { ReactNode } from "react";
import { opensElsewhere } from "#client/components/Action/Action.tsx";
import { isSecondPlace } from "#client/hooks/second-press.ts";
import type { Change } from "#shared/formula/change-formula.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { Acts } from "./acts.ts";

export function Turn({
  acts,
  to,
  from,
  className,
  label,
  isCurrent,
  onPress,
  children,
}: {
  acts: Acts;
  to: Change;
  /** Of which formula; by default that of the moment. */
  from?: Formula;
  className?: string | undefined;
  label?: string | undefined;
  isCurrent?: boolean | undefined;
  /** Instead of the change. */
  onPress?: () => void;
  children: ReactNode;
}) {
  return (
    <a
      className={className}
      href={acts.hrefOf(to, from)}
      aria-label={label}
      aria-current={isCurrent || undefined}
      rel="nofollow"
      onClick={(event) => {
        if (opensElsewhere(event) || !acts.isReady()) return;
        event.preventDefault();
        if (to.kind === "remove" && isSecondPlace(event.timeStamp)) return;
        if (onPress) onPress();
        else acts.change(to);
      }}
    >
      {children}
    </a>
  );
}
