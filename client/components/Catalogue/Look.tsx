// How a list stands: as rows, or as a wall of plates. Two links, so that it works without script, and is a step in the history.
import { Link, type To } from "react-router-dom";
import { Text } from "#client/components/Text/Text.tsx";
import { inPlace } from "#client/hooks/scrolling.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { TableTexts } from "#shared/pages/page.ts";
import css from "./Look.module.css";

export function Look({
  isWall,
  texts: { looks },
  addressOf,
}: {
  isWall: boolean;
  texts: TableTexts;
  addressOf: (isWall: boolean) => To;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form's fields -- because these are links
    <div className={css.looks} role="group" aria-label={textOf(looks.label)} data-screen="">
      {[false, true].map((look) => (
        <Link
          className={css.look}
          to={addressOf(look)}
          state={inPlace}
          aria-current={look === isWall || undefined}
          key={String(look)}
        >
          <Text of={look ? looks.wall : looks.rows} />
        </Link>
      ))}
    </div>
  );
}
