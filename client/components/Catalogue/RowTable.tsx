// The table of a catalogue: columns by kind of catalogue, one link per row, which a click anywhere in the row follows.
// Rows are grids: in Safari a row of a table holds no link that covers it, and narrow windows stack its cells. Roles are
// spelled out, and the linter lets them be here: Safari before 17.0 (we serve 16.4) reads a table whose rows are laid out
// otherwise as empty, unless the roles say so.
import { type MouseEvent, memo, type ReactNode } from "react";
import { Tag } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { SelectionButton } from "#client/components/SelectionButton/SelectionButton.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { elementOf } from "#client/hooks/element-of.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { FamilyKind } from "#shared/families/families.ts";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";
import type { FacetValue } from "#shared/pages/facets.ts";
import type { TableTexts } from "#shared/pages/page.ts";
import { formatCount } from "#shared/words/count.ts";
import { formeIcons } from "./forme-icons.ts";
import { RowName } from "./RowName.tsx";
import css from "./RowTable.module.css";

/** The catalogue of a family, by its kind, or one of the two lists beside it. */
type TableKind = FamilyKind | "finished" | "postbiotic";

interface CellContext {
  readonly texts: TableTexts;
  /** All dosage forms: each keeps its place in the column. */
  readonly formes: readonly FacetValue[];
}

interface Column {
  readonly head: keyof TableTexts["columns"];
  /** Name of the cell for its style. */
  readonly cell: "name" | "tick" | "ph" | "action" | "types" | "formes" | "souche" | "cfu";
  readonly content: (row: CatalogueRow, context: CellContext) => ReactNode;
}

const nameColumn = (head: Column["head"]): Column => ({
  head,
  cell: "name",
  content: (row) => <Name row={row} />,
});

const actionColumn = (head: Column["head"]): Column => ({
  head,
  cell: "action",
  content: ({ action }) => action && <Text as="span" className={css.words} of={action} />,
});

/** After the name, where the list is narrowed by it. On phones, which have no heads, it says what it is. */
const phColumn: Column = {
  head: "ph",
  cell: "ph",
  content: ({ ph }, { texts }) =>
    ph && (
      <>
        <span className={css.unit}>
          <Text of={texts.columns.ph} />{" "}
        </span>
        {ph}
      </>
    ),
};

const typesColumn: Column = {
  head: "types",
  cell: "types",
  content: ({ types }, { texts }) => <Tags categories={types} labels={texts.categories} />,
};

const formesColumn = (head: Column["head"]): Column => ({
  head,
  cell: "formes",
  content: ({ formes: own = [] }, { formes }) => <Formes all={formes} own={own} />,
});

/** The specified columns, and the forms of liposomes. */
const columns: Readonly<Record<TableKind, readonly Column[]>> = {
  liposome: [
    nameColumn("name"),
    {
      head: "claims",
      cell: "tick",
      content: ({ claims }, { texts }) =>
        claims ? <Tick of={texts.hasClaim} count={claims} /> : null,
    },
    typesColumn,
    formesColumn("compatibleForms"),
  ],
  niosome: [nameColumn("name"), actionColumn("actions"), typesColumn, formesColumn("formes")],
  strain: [
    {
      head: "strains",
      cell: "name",
      content: (row, { texts }) => (
        <>
          <Name row={row} />
          <Tags categories={row.types} labels={texts.categories} />
        </>
      ),
    },
    {
      head: "strainTypes",
      cell: "souche",
      content: ({ souche }, { texts }) =>
        souche && <CategoryTag category={souche} labels={texts.categories} />,
    },
    {
      head: "cfu",
      cell: "cfu",
      content: (row, { texts }) => <Quantity row={row} texts={texts} />,
    },
  ],
  finished: [nameColumn("finishedName"), actionColumn("finishedActions")],
  postbiotic: [
    nameColumn("postbiotics"),
    {
      head: "cells",
      cell: "cfu",
      content: (row, { texts }) => <Quantity row={row} texts={texts} />,
    },
    actionColumn("postbioticActions"),
  ],
};

const columnsOf = (kind: TableKind, hasPh: boolean): readonly Column[] =>
  hasPh ? columns[kind].toSpliced(1, 0, phColumn) : columns[kind];

/** Rendered anew with other rows alone, not with each letter that is typed. */
export const RowTable = memo(function RowTable({
  kind,
  rows,
  texts,
  formes = [],
  hasPh = false,
  labelledBy,
}: {
  kind: TableKind;
  rows: readonly CatalogueRow[];
  texts: TableTexts;
  formes?: readonly FacetValue[] | undefined;
  /** Each row shows its pH. */
  hasPh?: boolean;
  labelledBy: string;
}) {
  const shown = columnsOf(kind, hasPh);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the link of each row -- because pointers alone miss it
    <table
      className={css.table}
      ref={wake}
      role="table"
      aria-labelledby={labelledBy}
      data-kind={kind}
      data-ph={hasPh || undefined}
      onMouseDown={rememberPress}
      onClick={followRow}
      onAuxClick={followRow}
    >
      <thead className={css.head} role="rowgroup">
        <tr className={css.headRow} role="row">
          {shown.map(({ head }) => (
            <th className={css.headCell} role="columnheader" scope="col" key={head}>
              {head === "cfu" ? (
                <abbr className={css.abbr} title={textOf(texts.columns.cfuMeaning)}>
                  <Text of={texts.columns.cfu} />
                </abbr>
              ) : (
                <Text of={texts.columns[head]} />
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
            {shown.map(({ head, cell, content }, index) =>
              cell === "name" ? (
                <th className={css.cell} role="rowheader" scope="row" data-cell={cell} key={head}>
                  {content(row, { texts, formes })}
                </th>
              ) : (
                <td className={css.cell} role="cell" data-cell={cell} key={head}>
                  {content(row, { texts, formes })}
                  {index === shown.length - 1 && row.path && (
                    <span className={css.choose}>
                      <SelectionButton path={row.path} name={rowName(row)} look="circle" />
                    </span>
                  )}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const rowName = ({ name, code }: CatalogueRow) => (code ? `${name} ${code}` : name);

/** Lets texts receive clicks, now that a handler is there (RowTable.module.css). */
const wake = (table: HTMLTableElement | null) => table?.setAttribute("data-awake", "");

/** The point at which the pointer was pressed, in window coordinates. */
let press = { x: 0, y: 0 };

/** Distance that a pointer may move during a click, px; beyond that it is a drag. */
const slip = 4;

function rememberPress({ clientX, clientY }: MouseEvent) {
  press = { x: clientX, y: clientY };
}

/**
 * The link covers its row, except for the texts of the other cells: those can be selected, and pressing them follows the
 * link all the same. Dragging across them follows nothing.
 */
function followRow(event: MouseEvent<HTMLElement>) {
  const target = elementOf(event.target);
  const link = target?.closest("tr")?.querySelector("a");
  if (!link || link.contains(target) || target?.closest("button") || event.button > 1) return;
  const isDrag = Math.hypot(event.clientX - press.x, event.clientY - press.y) > slip;
  if (isDrag && getSelection()?.isCollapsed === false) return;
  if (event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey)
    window.open(link.href, "_blank", "noopener");
  else link.click();
}

/** Sheets are a full page load away, as specified: a plain link, which covers the whole row. */
function Name({ row }: { row: CatalogueRow }) {
  const site = useSite();
  const name = <RowName row={row} codeClass={css.code} />;
  if (!row.path) return <span className={css.name}>{name}</span>;
  return (
    <a className={css.name} href={addressIn(site, row.path)}>
      {name}
      <span className={css.arrow}>
        <Icon name="right" />
      </span>
    </a>
  );
}

type CategoryLabels = TableTexts["categories"];

function Tags({ categories, labels }: { categories: readonly string[]; labels: CategoryLabels }) {
  return (
    <div className={css.tags}>
      {categories.map((category) => (
        <CategoryTag key={category} category={category} labels={labels} />
      ))}
    </div>
  );
}

function CategoryTag({ category, labels }: { category: string; labels: CategoryLabels }) {
  return (
    <span className={css.words}>
      <Tag category={category} label={labels[category] ?? category} />
    </span>
  );
}

/** The words beside the tick are read where the column's head is in view, and seen where it is not. */
function Tick({ of, count }: { of: TableTexts["hasClaim"]; count: number }) {
  return (
    <>
      <Icon name="check" />
      <Text as="span" className={css.tickWords} of={of} /> {count}
    </>
  );
}

/** Icons in fixed places, so that a form can be followed down the column; the form filter is their legend. */
function Formes({ all, own }: { all: readonly FacetValue[]; own: readonly string[] }) {
  const offered = all.filter(({ isAbsent }) => !isAbsent);
  return offered.map(({ id, label }) => {
    const icon = formeIcons[id];
    return (
      <span className={css.forme} key={id}>
        {own.includes(id) && (
          <>
            {icon && <Icon name={icon} />}
            <Text as="span" className={css.formeName} of={label} />
          </>
        )}
      </span>
    );
  });
}

function Quantity({ row: { cfu = 0 }, texts }: { row: CatalogueRow; texts: TableTexts }) {
  return (
    <>
      <CfuDisc cfu={cfu} />
      <span className={css.cfu}>
        <span className={css.words}>{formatCount(texts.billions, cfu)}</span>
      </span>
    </>
  );
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
