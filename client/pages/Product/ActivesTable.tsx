// The actives of a product: name, dose, share of the reference value. Names lead to their sheets.
// A table at all widths: laid out as anything else, it would need its roles spelled out (RowTable.tsx).
import { Link } from "react-router-dom";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { Text } from "#client/components/Text/Text.tsx";
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
    <table className={css.table} aria-labelledby={labelledBy}>
      <thead>
        <tr className={css.head}>
          <th scope="col">
            <Text of={texts.name} />
          </th>
          <th className={css.dose} scope="col">
            <Text of={doseTitle} />
          </th>
          {hasReferences && (
            <th className={css.reference} scope="col">
              <abbr className={css.abbr} title={textOf(texts.referenceMeaning)}>
                <Text of={texts.reference} />
              </abbr>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr className={css.row} key={textOf(row.name) + (row.code ?? "")}>
            <th className={css.name} scope="row">
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
            <td className={css.dose}>
              <Text of={row.dose} />
            </td>
            {hasReferences && <td className={css.reference}>{row.reference ?? "–"}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Name({ row: { name, code } }: { row: ProductRow }) {
  if (!code) return <Text of={name} />;
  return (
    <>
      <Latin name={textOf(name)} /> <Code className={css.code} of={code} />
    </>
  );
}
