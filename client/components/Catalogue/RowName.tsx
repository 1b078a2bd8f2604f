// The name of a row; a strain's is Latin, with its house code and its technology.
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";

/** `codeClass`: of what follows a Latin name. */
export function RowName({ row, codeClass }: { row: CatalogueRow; codeClass: string | undefined }) {
  if (!row.code) return row.name;
  return (
    <>
      <Latin name={row.name} />{" "}
      <span className={codeClass}>
        <Code of={row.code} />
        {row.technologie && <span>{` · ${row.technologie}`}</span>}
      </span>
    </>
  );
}
