// Facts in rows: what, how much or who, a second figure where there is one, and what to know of it. Rows are grids and roles are spelled out, as in the tables of
// the catalogues (RowTable.tsx says why): on a phone the source goes below.
import { Link } from "react-router-dom";
import { Known } from "#client/components/Evidence/Known.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { FactTable as FactTableData } from "#shared/pages/fact-table.ts";
import css from "./FactTable.module.css";

export function FactTable({
  table: { heads, rows },
  labelledBy,
}: {
  table: FactTableData;
  labelledBy: string;
}) {
  const { share } = heads;
  return (
    <table
      className={css.table}
      role="table"
      aria-labelledby={labelledBy}
      data-shares={Boolean(share)}
      data-heads={heads.onPhones}
    >
      <thead className={css.group} role="rowgroup">
        <tr className={css.head} role="row">
          <th role="columnheader" scope="col">
            <Say of={heads.name} />
          </th>
          <th role="columnheader" scope="col">
            <Say of={heads.amount} />
          </th>
          {share && (
            <th role="columnheader" scope="col">
              {share.meaning ? (
                <abbr className={css.abbr} title={textOf(share.meaning)}>
                  <Say of={share.label} />
                </abbr>
              ) : (
                <Say of={share.label} />
              )}
            </th>
          )}
          <th role="columnheader" scope="col">
            <Say of={heads.source} />
          </th>
        </tr>
      </thead>
      <tbody className={css.group} role="rowgroup">
        {rows.map((row, index) => (
          <tr className={css.row} role="row" key={index}>
            <th className={css.name} role="rowheader" scope="row">
              {row.path ? (
                <Link className={css.link} to={row.path}>
                  <Say of={row.name} />
                </Link>
              ) : (
                <Say of={row.name} />
              )}
            </th>
            <td className={css.amount} role="cell">
              <Say of={row.amount} />
            </td>
            {share && (
              <td className={css.share} role="cell">
                {row.share && <Say of={row.share} />}
              </td>
            )}
            <td className={css.source} role="cell" data-known={Boolean(row.by)}>
              {row.by && <Known by={row.by} />}
              <span>
                <Say of={row.source} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
