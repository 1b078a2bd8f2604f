// The sheets that the visitor opened last, where they have asked the browser to remember them.

import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { SelectionButton } from "#client/components/SelectionButton/SelectionButton.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { fetchJson } from "#client/hooks/fetch-own.ts";
import { useIsHydrated, useSite } from "#client/hooks/site-context.ts";
import { rememberSeen, useSeen } from "#client/hooks/use-seen.ts";
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import { selectionNamesAddress } from "#shared/pages/data-addresses.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { entryPath } from "#shared/selection/chosen.ts";
import css from "./Seen.module.css";

export function Seen({ texts }: { texts: Localized<SelectionCopy>["seen"] }) {
  const { build, prefix } = useSite();
  const isHydrated = useIsHydrated();
  const seen = useSeen();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const hasSeen = seen !== null && seen.length > 0;

  useEffect(() => {
    if (!hasSeen) return;
    fetchJson<typeof names>(selectionNamesAddress(build, prefix)).then(setNames, () => undefined);
  }, [hasSeen, build, prefix]);

  const shown = (seen ?? []).filter((id) => names[id] !== undefined);
  return (
    // Until scripts have come its place is kept.
    <div className={css.seen} data-hidden={!isHydrated || undefined}>
      <div>
        <Text as="h2" className={css.title} of={texts.title} />
        <Text as="p" className={css.text} of={texts.text} />
        <button className={css.ask} type="button" onClick={() => rememberSeen(seen === null)}>
          <Text of={seen === null ? texts.start : texts.stop} />
        </button>
      </div>
      {seen && (
        <div>
          {seen.length === 0 && <Text as="p" className={css.text} of={texts.none} />}
          <ul>
            {shown.map((id) => (
              <li className={css.row} key={id}>
                <Link className={css.name} to={entryPath(id)}>
                  {names[id]}
                </Link>
                <SelectionButton path={entryPath(id)} name={names[id] ?? id} look="circle" />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
