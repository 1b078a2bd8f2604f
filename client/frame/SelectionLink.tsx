// The header's way to the visitor's selection, with how many it holds. A plain link: the server makes that page of its address.
import { useEffect, useState } from "react";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { selectionPath, selectionQuery } from "#shared/selection/selection-address.ts";
import { formatCount } from "#shared/words/count.ts";
import css from "./SelectionLink.module.css";
import type { SelectionPlace } from "./SelectionPlace.tsx";
import { useCurrent } from "./use-current.ts";

/** `hasRoom`: for a word beside it, on phones. */
export function SelectionLink({ hasRoom }: { hasRoom: boolean }) {
  const site = useSite();
  const currentOf = useCurrent();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [Place, setPlace] = useState<typeof SelectionPlace | null>(null);

  // Not needed to read the page: fetched afterwards.
  useEffect(() => {
    import("./SelectionPlace.tsx").then(
      (loaded) => setPlace(() => loaded.SelectionPlace),
      () => undefined,
    );
  }, []);

  const { selection, selectionCount } = site.frame;
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
      {Place && <Place tell={setIds} address={address} name={name} css={css} />}
    </span>
  );
}
