// The header's way to the visitor's selection, with how many it holds. A plain link: the server makes that page of its address.
import { useEffect, useState } from "react";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import type { Change } from "#client/hooks/use-selection.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { selectionPath, selectionQuery } from "#shared/selection/selection-address.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./SelectionLink.module.css";
import { useCurrent } from "./use-current.ts";

/** Time for which the effect of a press is shown, ms. */
const saidTime = 6000;

/** `hasRoom`: for a word beside it, on phones. */
export function SelectionLink({ hasRoom }: { hasRoom: boolean }) {
  const site = useSite();
  const currentOf = useCurrent();
  const [ids, setIds] = useState<readonly string[]>([]);
  /** The effect of the last press on a control; a new object each time. */
  const [change, setChange] = useState<Change | null>(null);

  // Not needed to read the page: fetched afterwards.
  useEffect(() => {
    let stop = () => {};
    import("#client/hooks/use-selection.ts").then(
      ({ watchSelection }) => {
        stop = watchSelection(setIds, setChange);
      },
      () => undefined,
    );
    return () => stop();
  }, []);

  useEffect(() => {
    if (!change) return;
    const timer = setTimeout(() => setChange(null), saidTime);
    return () => clearTimeout(timer);
  }, [change]);

  const { selection, selectionCount, selectionChanges } = site.frame;
  const address = addressIn(site, selectionPath + selectionQuery(ids));
  const name = ids.length > 0 ? formatCount(selectionCount, ids.length) : textOf(selection);
  return (
    <span className={css.holder}>
      <a
        className={css.link}
        href={address}
        aria-label={name}
        title={name}
        aria-current={currentOf(selectionPath)}
      >
        {hasRoom && <Text as="span" className={css.word} of={selection} />}
        <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M11 6h9M11 12h9M11 18h9" />
          {[6, 12, 18].map((y) => (
            <circle cx="5.5" cy={y} r="2.2" key={y} />
          ))}
          {ids.length > 0 && <circle className={css.core} cx="5.5" cy="6" r="2.9" />}
        </svg>
        <span className={css.count}>{ids.length > 0 && ids.length}</span>
      </a>
      {/* The number beside it goes on saying how many there are. */}
      <span className={css.said} role="status" data-empty={change === null || undefined}>
        {change && (
          <a href={address}>
            {fillText(textOf(selectionChanges[change.kind]), { name: change.name, count: name })}
          </a>
        )}
      </span>
    </span>
  );
}
