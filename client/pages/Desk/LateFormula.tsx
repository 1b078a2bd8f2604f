// The rod under the hand comes first: what stands further down is not even begun before that is painted.
import { type Dispatch, startTransition, useEffect } from "react";
import { afterPaint } from "#client/hooks/after-paint.ts";
import type { LiveFormula } from "./formula-state.ts";

export function LateFormula({
  state,
  follow,
}: {
  state: LiveFormula;
  follow: Dispatch<LiveFormula>;
}) {
  useEffect(() => afterPaint(() => startTransition(() => follow(state))), [state, follow]);
  return null;
}
