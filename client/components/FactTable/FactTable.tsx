// Facts in rows: what, how much or who, a second figure where there is one, and what to know of it. Rows are grids and roles are spelled out, as in the tables of
// the catalogues (RowTable.tsx says why): on a phone the source goes below.
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { FactTable as FactTableData } from "#shared/pages/fact-table.ts";
import css from "./FactTable.module.css";

export function FactTable({
  table: { heads, rows },
  labelledBy,
  untranslated,
}: {
  table: FactTableData;
  labelledBy: string;
  /** Finds the amounts that translators are to leave alone, in tables that have figures (same-everywhere.ts). */
  untranslated?: (text: Phrase | null) => "no" | undefined;
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
            <Text of={heads.name} />
          </th>
          <th role="columnheader" scope="col">
            <Text of={heads.amount} />
          </th>
          {share && (
            <th role="columnheader" scope="col">
              {share.meaning ? (
                <abbr className={css.abbr} title={textOf(share.meaning)}>
                  <Text of={share.label} />
                </abbr>
              ) : (
                <Text of={share.label} />
              )}
            </th>
          )}
          <th role="columnheader" scope="col">
            <Text of={heads.source} />
          </th>
        </tr>
      </thead>
      <tbody className={css.group} role="rowgroup">
        {rows.map((row, index) => (
          <tr className={css.row} role="row" key={index}>
            <th className={css.name} role="rowheader" scope="row">
              <TextLink className={css.link} to={row.path} of={row.name} />
            </th>
            <td className={css.amount} role="cell" translate={untranslated?.(row.amount)}>
              <Text of={row.amount} />
            </td>
            {share && (
              <td className={css.share} role="cell" translate={untranslated?.(row.share)}>
                {row.share && <Text of={row.share} />}
              </td>
            )}
            <td className={css.source} role="cell" data-known={Boolean(row.by)}>
              {row.by && <EvidenceMark by={row.by} />}
              <Text as="span" of={row.source} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
