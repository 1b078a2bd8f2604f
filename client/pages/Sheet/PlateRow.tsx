// Other entries of the family as a row of plates, and a disc of ink for an ingredient that is in no list.
import { Link } from "react-router-dom";
import { Carousel } from "#client/components/Carousel/Carousel.tsx";
import { Tag } from "#client/components/Dot/Dot.tsx";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { BeadRing } from "#client/components/Mark/Mark.tsx";
import { Plate } from "#client/components/Plate/Plate.tsx";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Family } from "#shared/families/families.ts";
import type { RelatedEntry, SheetData } from "#shared/pages/sheet.ts";
import css from "./PlateRow.module.css";

/** `tone`: ground of the family, in the discs. `all`: the list that most of them are from. `custom`: the last one. */
export function PlateRow({
  id,
  title,
  tone,
  entries,
  all,
  custom,
}: {
  id: string;
  title: Phrase;
  tone: Family["tone"];
  entries: readonly RelatedEntry[];
  all: SheetData["neighbours"]["all"];
  custom: { readonly label: Phrase; readonly title: Phrase; readonly to: string };
}) {
  const plates = entries.map((entry) => ({
    key: entry.path,
    content: (
      <Link className={css.entry} to={entry.path} data-ahead>
        <span className={css.plate} data-tone={tone}>
          <Plate of={entry} look="card" />
        </span>
        <span className={css.name}>
          {entry.code ? <Latin name={textOf(entry.name)} /> : <Text of={entry.name} />}
        </span>
        <span className={css.note}>
          {entry.category && <Tag category={entry.category.dot} label={entry.category.label} />}
          {entry.note && <Text of={entry.note} />}
          {entry.code && <Code of={entry.code} />}
        </span>
      </Link>
    ),
  }));
  const customPlate = {
    key: custom.to,
    content: (
      <Link className={css.entry} to={custom.to}>
        <span className={css.plate}>
          <svg className={css.blank} viewBox="0 0 400 400" aria-hidden="true">
            <BeadRing count={48} radius={197} bead={3} />
            <circle className={css.ink} cx="200" cy="200" r="176" />
            <circle className={css.core} cx="200" cy="200" r="46" />
          </svg>
        </span>
        <Text as="span" className={css.name} of={custom.title} />
        <Text as="span" className={css.note} of={custom.label} />
      </Link>
    ),
  };
  return (
    <>
      <Carousel
        below={715}
        columns="6"
        id={id}
        size="d2"
        title={title}
        items={[...plates, customPlate]}
      />
      {all && <TextLink className={css.all} to={all.path} of={all.label} />}
    </>
  );
}
