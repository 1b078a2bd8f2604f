// An active that was taken off the bench can be put back, dose and place.
import type { Dispatch } from "react";
import { UndoNotice } from "#client/components/UndoNotice/UndoNotice.tsx";
import { withCapital } from "#shared/words/letters.ts";
import type { FormulaAction, LiveFormula } from "./formula-state.ts";

export function RemovedNotice({
  state,
  dispatch,
}: {
  state: LiveFormula;
  dispatch: Dispatch<FormulaAction>;
}) {
  const { removed, words } = state;
  const { texts } = words;
  return (
    <UndoNotice
      text={
        removed
          ? words.fill(texts.said.announce.removed, {
              name: withCapital(words.active(removed.slug)),
            })
          : ""
      }
      undo={removed ? () => dispatch({ kind: "take back" }) : undefined}
      dismiss={() => dispatch({ kind: "dismiss" })}
      words={texts.removed}
      isAloud={false}
    />
  );
}
