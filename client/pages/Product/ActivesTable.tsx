// The actives of a product: name, dose, share of the reference value. Names lead to their sheets.
// Roles are spelled out because narrow rows are laid out as grids, which takes a table's own roles away in some browsers.
import { Link } from "react-router-dom";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Latin } from "#client/components/Latin/Latin.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { ProductData, ProductRow } from "#shared/pages/product.ts";
import css from "./ActivesTable.module.css";

export function ActivesTable({
  rows,
  texts,
  doseTitle,
  labelledBy,
}: {
  rows: readonly ProductRow[];
  texts: ProductData["texts"]["actives"];
  doseTitle: Phrase;
  labelledBy: string;
}) {
  const hasReferences = rows.some(({ reference }) => reference);
  return (
    <table
      className={css.table}
      role="table"
      aria-labelledby={labelledBy}
      data-references={hasReferences || undefined}
    >
      <thead role="rowgroup">
        <tr className={css.head} role="row">
          <th role="columnheader" scope="col">
            <Say of={texts.name} />
          </th>
          <th role="columnheader" scope="col">
            <Say of={doseTitle} />
          </th>
          {hasReferences && (
            <th role="columnheader" scope="col">
              <abbr className={css.abbr} title={textOf(texts.referenceMeaning)}>
                <Say of={texts.reference} />
              </abbr>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr className={css.row} role="row" key={textOf(row.name) + (row.code ?? "")}>
            <th className={css.name} role="rowheader" scope="row">
              {row.path ? (
                <Link className={css.link} to={row.path}>
                  <Name row={row} />
                  <span className={css.arrow}>
                    <Icon name="right" size="small" />
                  </span>
                </Link>
              ) : (
                <Name row={row} />
              )}
            </th>
            <td className={css.dose} role="cell">
              <Say of={row.dose} />
            </td>
            {hasReferences && (
              <td className={css.reference} role="cell">
                {row.reference ?? "–"}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ row: { name, code } }: { row: ProductRow }) {
  if (!code) return <Say of={name} />;
  return (
    <>
      <Latin name={textOf(name)} /> <span className={css.code}>{code}</span>
    </>
  );
}
