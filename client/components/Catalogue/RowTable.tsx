// The table of a catalogue: columns by kind of catalogue, one link a row that the whole row follows.
// Roles are spelled out because rows are laid out as grids, which takes a table's own roles away in some browsers.
import type { ReactNode } from "react";
import { Tag } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Latin } from "#client/components/Latin/Latin.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/frame/site-context.ts";
import type { CatalogueFilter, CatalogueRow } from "#shared/catalogue/catalogue.ts";
import type { CatalogueTexts } from "#shared/content/interface/catalogue.ts";
import { textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import { formeIcons } from "./forme-icons.ts";
import css from "./RowTable.module.css";

export type TableKind = "liposome" | "niosome" | "strain" | "finished" | "postbiotic";

interface Surroundings {
  readonly texts: Prepared<CatalogueTexts>;
  /** All dosage forms: each keeps its place in the column. */
  readonly formes: readonly CatalogueFilter[];
}

interface Column {
  readonly head: keyof CatalogueTexts["columns"];
  /** Name of the cell for its style. */
  readonly cell: "name" | "tick" | "action" | "types" | "formes" | "souche" | "cfu" | "cells";
  readonly content: (row: CatalogueRow, surroundings: Surroundings) => ReactNode;
}

const nameColumn = (head: Column["head"]): Column => ({
  head,
  cell: "name",
  content: (row) => <Name row={row} />,
});

const actionColumn = (head: Column["head"]): Column => ({
  head,
  cell: "action",
  content: ({ action }) => action && <Say of={action} />,
});

const typesColumn: Column = {
  head: "types",
  cell: "types",
  content: ({ types }) => <Tags labels={types} />,
};

/** The specified columns. */
const columns: Readonly<Record<TableKind, readonly Column[]>> = {
  liposome: [
    nameColumn("name"),
    {
      head: "claims",
      cell: "tick",
      content: ({ tick }, { texts }) => tick && <Tick of={texts.hasClaim} />,
    },
    typesColumn,
  ],
  niosome: [
    nameColumn("name"),
    actionColumn("actions"),
    typesColumn,
    {
      head: "formes",
      cell: "formes",
      content: ({ tags }, { formes }) => <Formes all={formes} tags={tags} />,
    },
  ],
  strain: [
    {
      head: "strains",
      cell: "name",
      content: (row) => (
        <>
          <Name row={row} />
          <Tags labels={row.types} />
        </>
      ),
    },
    {
      head: "strainTypes",
      cell: "souche",
      content: ({ souche }) => souche && <Tag label={souche}>{souche}</Tag>,
    },
    {
      head: "cfu",
      cell: "cfu",
      content: ({ cfu = 0 }, { texts }) => (
        <>
          <CfuDisc cfu={cfu} />
          <span className={css.cfu}>{billions(cfu, texts)}</span>
        </>
      ),
    },
  ],
  finished: [nameColumn("finishedName"), actionColumn("finishedActions")],
  postbiotic: [
    nameColumn("postbiotics"),
    { head: "cells", cell: "cells", content: ({ cfu = 0 }, { texts }) => billions(cfu, texts) },
    actionColumn("postbioticActions"),
  ],
};

const billions = (count: number, texts: Prepared<CatalogueTexts>) =>
  fillText(textOf(texts.billions), { count: String(count) });

export function RowTable({
  kind,
  rows,
  texts,
  formes = [],
  labelledBy,
}: {
  kind: TableKind;
  rows: readonly CatalogueRow[];
  texts: Prepared<CatalogueTexts>;
  formes?: readonly CatalogueFilter[];
  labelledBy: string;
}) {
  return (
    <table className={css.table} role="table" aria-labelledby={labelledBy} data-kind={kind}>
      <thead className={css.head} role="rowgroup">
        <tr className={css.headRow} role="row">
          {columns[kind].map(({ head }) => (
            <th className={css.headCell} role="columnheader" scope="col" key={head}>
              {head === "cfu" ? (
                <abbr className={css.abbr} title={textOf(texts.columns.cfuMeaning)}>
                  <Say of={texts.columns.cfu} />
                </abbr>
              ) : (
                <Say of={texts.columns[head]} />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        {rows.map((row) => (
          <tr
            className={css.row}
            role="row"
            key={row.path ?? row.code ?? row.name}
            data-linked={row.path ? true : undefined}
          >
            {columns[kind].map(({ head, cell, content }) =>
              cell === "name" ? (
                <th className={css.cell} role="rowheader" scope="row" data-cell={cell} key={head}>
                  {content(row, { texts, formes })}
                </th>
              ) : (
                <td className={css.cell} role="cell" data-cell={cell} key={head}>
                  {content(row, { texts, formes })}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sheets are a full page load away, as specified: a plain link, which covers the whole row. */
function Name({ row }: { row: CatalogueRow }) {
  const { prefix } = useSite();
  const name = (
    <>
      {row.code ? <Latin name={row.name} /> : row.name}
      {row.code && (
        <>
          {" "}
          <span className={css.code}>
            {row.code}
            {row.technologie && ` · ${row.technologie}`}
          </span>
        </>
      )}
    </>
  );
  if (!row.path) return <span className={css.name}>{name}</span>;
  return (
    <a className={css.name} href={prefix + row.path}>
      {name}
      <span className={css.arrow}>
        <Icon name="right" />
      </span>
    </a>
  );
}

function Tags({ labels }: { labels: readonly string[] }) {
  return (
    <div className={css.tags}>
      {labels.map((label) => (
        <Tag label={label} key={label}>
          {label}
        </Tag>
      ))}
    </div>
  );
}

/** The words beside the tick are read where the column's head is in view, and seen where it is not. */
function Tick({ of }: { of: Prepared<CatalogueTexts>["hasClaim"] }) {
  return (
    <>
      <Icon name="check" />
      <span className={css.tickWords}>
        <Say of={of} />
      </span>
    </>
  );
}

/** Icons in fixed places, so that a form can be followed down the column; the form filter is their legend. */
function Formes({ all, tags }: { all: readonly CatalogueFilter[]; tags: readonly string[] }) {
  return all.map(({ id, label }) => {
    const icon = formeIcons[id];
    return (
      <span className={css.forme} key={id}>
        {tags.includes(id) && (
          <>
            {icon && <Icon name={icon} />}
            <span className={css.formeName}>
              <Say of={label} />
            </span>
          </>
        )}
      </span>
    );
  });
}

/** Radius of the disc of the greatest quantity, 600 milliards, px. */
const greatestRadius = 22;

/** The quantity as a disc: its area is the number. */
function CfuDisc({ cfu }: { cfu: number }) {
  const radius = Number((greatestRadius * Math.sqrt(cfu / 600)).toFixed(2));
  return (
    <svg className={css.disc} viewBox="0 0 46 46" aria-hidden="true">
      <circle cx="23" cy="23" r={radius} />
    </svg>
  );
}
