// The rings beside a field, for fingers: held, they repeat, ever faster.
import { type Dispatch, useEffect, useRef } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import type { FormulaAction } from "./formula-state.ts";
import css from "./Stepper.module.css";

/** Held, a ring repeats: after ms, then every so many ms. */
const repeatAfter = 400;
const repeatEvery = 60;
/** Each time by so many steps more: a thousand in less than three seconds. */
const growth = 1.13;

/** For fingers: keyboards have the arrows. */
export function Stepper({
  slug,
  direction,
  dispatch,
  label,
}: {
  slug: string;
  direction: 1 | -1;
  dispatch: Dispatch<FormulaAction>;
  label: string;
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    dispatch({ kind: "commit" });
  };
  const step = (steps: number, isGoing: boolean) =>
    dispatch({ kind: "step", slug, direction, steps, isGoing });
  const start = () => {
    let steps = 1;
    const go = () => {
      step(Math.round(steps), true);
      steps *= growth;
      timer.current = setTimeout(go, repeatEvery);
    };
    step(1, true);
    timer.current = setTimeout(go, repeatAfter);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      className={css.ring}
      type="button"
      tabIndex={-1}
      aria-label={label}
      data-direction={direction}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start();
      }}
      onPointerUp={stop}
      // A finger that scrolls after all.
      onPointerCancel={() => {
        clearTimeout(timer.current);
        dispatch({ kind: "cancel" });
      }}
      onContextMenu={(event) => event.preventDefault()}
      // By a screen reader, which has no pointer.
      onClick={(event) => {
        if (event.detail === 0) step(1, false);
      }}
    >
      <Icon name={direction > 0 ? "plus" : "minus"} size="small" />
    </button>
  );
}
