// Nutrients in rows, kinds of limits in columns; a narrow window scrolls it sideways, a phone stacks its cells. Roles
// are spelled out, as in the tables of the catalogues (RowTable.tsx says why).
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { Names } from "#client/components/Register/Names.tsx";
import { SourceLink } from "#client/components/Register/SourceLink.tsx";
import { sameEverywhere } from "#client/components/Text/same-everywhere.ts";
import { Text } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type {
  LimitCell,
  LimitColumn,
  LimitRow,
  LimitTable as LimitTableData,
  MaximaData,
} from "#shared/pages/maxima.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./LimitTable.module.css";

type Copy = MaximaData["copy"];

/** `target`: id of the row that the address names. */
export function LimitTable({
  table: { columns, rows },
  copy: { heads, scroll, tables },
  titleId,
  target,
}: {
  table: LimitTableData;
  copy: Copy;
  titleId: string;
  target: string;
}) {
  return (
    <section
      className={css.scroll}
      aria-label={fillText(textOf(scroll), { title: textOf(tables.nutrients) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways -- because keyboards must reach what it hides
      tabIndex={0}
    >
      <table className={css.table} role="table" aria-labelledby={titleId}>
        <thead className={css.group} role="rowgroup">
          <tr className={css.heads} role="row">
            <th className={css.head} role="columnheader" scope="col">
              <Text of={heads.name} />
            </th>
            <th className={css.head} role="columnheader" scope="col">
              <Text of={heads.reference} />
            </th>
            {columns.map((column) => (
              <Head of={column} key={column.id} />
            ))}
            <th className={css.head} role="columnheader" scope="col">
              <Text of={heads.compared} />
            </th>
          </tr>
        </thead>
        <tbody className={css.group} role="rowgroup">
          {rows.map((row) => (
            <tr
              className={css.row}
              role="row"
              id={row.id}
              data-target={row.id === target || undefined}
              key={row.id}
            >
              <Name of={row} />
              <td
                className={css.cell}
                role="cell"
                data-label={textOf(heads.reference)}
                translate={sameEverywhere(row.reference)}
              >
                <Text of={row.reference} />
              </td>
              {columns.map((column) => (
                <Limits of={row.cells[column.id] ?? []} column={column} key={column.id} />
              ))}
              <td className={css.cell} role="cell" data-label={textOf(heads.compared)}>
                <Text as="span" className={css.note} of={row.compared} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({ of: { place, kind, source, note } }: { of: LimitColumn }) {
  return (
    <th className={css.head} role="columnheader" scope="col">
      <Text as="span" className={css.place} of={place.name} />{" "}
      <Text as="b" className={css.kind} of={kind} />{" "}
      {source && (
        <span className={css.source}>
          <EvidenceMark by={source.by} />
          <span>
            <SourceLink of={source} />
            {note && `, ${note}`}
          </span>
        </span>
      )}
    </th>
  );
}

function Name({ of: { name, actives } }: { of: LimitRow }) {
  return (
    <th className={css.name} role="rowheader" scope="row">
      <Text as="span" className={css.words} of={name} />{" "}
      {actives.length > 0 && (
        <span className={css.note}>
          <Names of={actives} />
        </span>
      )}
    </th>
  );
}

function Limits({
  of,
  column: { place, kind },
}: {
  of: readonly LimitCell[];
  column: LimitColumn;
}) {
  return (
    <td className={css.cell} role="cell" data-label={`${textOf(place.name)} · ${textOf(kind)}`}>
      {of.map(({ amount, note, source, year }, index) => (
        <span className={css.limit} key={index}>
          <Text as="b" className={css.amount} translate={sameEverywhere(amount)} of={amount} />{" "}
          {note && <Text as="span" className={css.note} of={note} />}{" "}
          {source && (
            <span className={css.source}>
              <EvidenceMark by={source.by} />
              <span>
                <SourceLink of={source} />
                {year && `, ${year}`}
              </span>
            </span>
          )}
        </span>
      ))}
    </td>
  );
}
