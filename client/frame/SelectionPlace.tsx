// What the header fetches for the visitor's selection once the page can be read: how much it holds, what a press did, and the
// enquiry in the making beside it.
import { useEffect, useState } from "react";
import { useSite } from "#client/hooks/site-context.ts";
import { type Change, watchSelection } from "#client/hooks/use-selection.ts";
import { textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { AskedLink, type NumberClasses } from "./AskedLink.tsx";

/** Time for which the effect of a press is shown, ms. */
const saidTime = 6000;

/** `tell`: the ids that it holds; `name`: of the link with their number, to `address`. */
export function SelectionPlace({
  tell,
  address,
  name,
  css,
}: {
  tell: (ids: readonly string[]) => void;
  address: string;
  name: string;
  css: NumberClasses;
}) {
  const { selectionChanges } = useSite().frame;
  /** The effect of the last press on a control; a new object each time. */
  const [change, setChange] = useState<Change | null>(null);

  useEffect(() => watchSelection(tell, setChange), [tell]);

  useEffect(() => {
    if (!change) return;
    const timer = setTimeout(() => setChange(null), saidTime);
    return () => clearTimeout(timer);
  }, [change]);

  return (
    <>
      {/* The number beside it goes on saying how many there are. */}
      <span className={css["said"]} role="status" data-empty={change === null || undefined}>
        {change && (
          <a href={address}>
            {fillText(textOf(selectionChanges[change.kind]), { name: change.name, count: name })}
          </a>
        )}
      </span>
      <AskedLink css={css} />
    </>
  );
}
