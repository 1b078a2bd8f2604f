// Limits in rows, of substances that have few: how much, where it holds, and its source. Roles are spelled out, as in the tables of the
// catalogues (RowTable.tsx says why).
import { Fragment } from "react";
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { SourceLink } from "#client/components/Register/SourceLink.tsx";
import { sameEverywhere } from "#client/components/Text/same-everywhere.ts";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import type { ListedLimit, MaximaData } from "#shared/pages/maxima.ts";
import css from "./LimitList.module.css";

/** `target`: id of the row that the address names. */
export function LimitList({
  limits,
  heads,
  labelledBy,
  target,
}: {
  limits: readonly ListedLimit[];
  heads: MaximaData["copy"]["heads"];
  labelledBy: string;
  target: string;
}) {
  return (
    <table className={css.table} role="table" aria-labelledby={labelledBy}>
      <thead className={css.group} role="rowgroup">
        <tr className={css.head} role="row">
          {[heads.substance, heads.amount, heads.use, heads.source].map((head, index) => (
            <th role="columnheader" scope="col" key={index}>
              <Text of={head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.group} role="rowgroup">
        {limits.map(({ id, name, path, amount, note, use, source, compared }, index) => (
          <tr
            className={css.row}
            role="row"
            id={id ?? undefined}
            data-target={(id !== null && id === target) || undefined}
            key={index}
          >
            <th className={css.name} role="rowheader" scope="row">
              <TextLink className={css.link} to={path} of={name} />
            </th>
            <td className={css.amount} role="cell" translate={sameEverywhere(amount)}>
              <Text of={amount} />
            </td>
            <td role="cell">
              <Text of={use} />
            </td>
            <td className={css.source} role="cell">
              <EvidenceMark by={source.by} />
              <span>
                <SourceLink of={source} />
                {[note, compared].map(
                  (more, at) =>
                    more && (
                      <Fragment key={at}>
                        , <Text of={more} />
                      </Fragment>
                    ),
                )}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
