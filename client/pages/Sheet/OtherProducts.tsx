// Two entries of the same family as white cards, and an ink card for an ingredient that is in no list.
import { Link } from "react-router-dom";
import { Ring } from "#client/components/Action/Action.tsx";
import { Carousel } from "#client/components/Carousel/Carousel.tsx";
import { Tag } from "#client/components/Dot/Dot.tsx";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { BeadRing } from "#client/components/Mark/Mark.tsx";
import { Plate } from "#client/components/Plate/Plate.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Family } from "#shared/families/families.ts";
import type { RelatedEntry } from "#shared/pages/sheet.ts";
import css from "./OtherProducts.module.css";

/** `tone`: ground of the family, in the discs of the drawings. `custom`: the third card. */
export function OtherProducts({
  id,
  title,
  tone,
  entries,
  custom,
}: {
  id: string;
  title: Phrase;
  tone: Family["tone"];
  entries: readonly RelatedEntry[];
  custom: { readonly label: Phrase; readonly title: Phrase; readonly to: string };
}) {
  const cards = entries.map((entry) => ({
    key: entry.path,
    content: (
      <Link className={css.card} to={entry.path} data-ahead>
        <span className={css.label}>
          {entry.category && <Tag category={entry.category.dot} label={entry.category.label} />}
        </span>
        <span className={css.drawing} data-tone={tone}>
          <Plate of={entry} look="card" />
        </span>
        <span className={css.foot}>
          <span className={css.name}>
            {entry.code ? (
              <>
                <Latin name={textOf(entry.name)} /> <Code className={css.code} of={entry.code} />
              </>
            ) : (
              <Text of={entry.name} />
            )}
          </span>
          <Ring icon="right" />
        </span>
      </Link>
    ),
  }));
  const customCard = {
    key: custom.to,
    content: (
      <Link className={css.card} to={custom.to} data-ink data-tone="bottle">
        <Text as="span" className={css.label} of={custom.label} />
        <span className={css.drawing}>
          <svg viewBox="0 0 400 400" aria-hidden="true">
            <BeadRing count={48} radius={194} bead={4.2} />
            <circle cx="200" cy="200" r="150" fill="none" stroke="currentColor" strokeWidth="2.2" />
            <circle className={css.core} cx="200" cy="200" r="46" />
          </svg>
        </span>
        <span className={css.foot}>
          <Text as="span" className={css.name} of={custom.title} />
          <Ring icon="right" />
        </span>
      </Link>
    ),
  };
  return (
    <Carousel
      below={715}
      columns="3"
      id={id}
      size="d2"
      title={title}
      items={[...cards, customCard]}
    />
  );
}
