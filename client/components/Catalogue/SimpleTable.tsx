// A short catalogue shown whole: finished products (name, actions) or postbiotics (name, cells a gram, actions).
import type { CatalogueRow } from "#shared/catalogue/catalogue.ts";
import type { CatalogueTexts } from "#shared/content/interface/catalogue.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import { RowTable } from "./RowTable.tsx";

/** `labelledBy`: id of the title above it. */
export function SimpleTable({
  kind,
  rows,
  texts,
  labelledBy,
}: {
  kind: "finished" | "postbiotic";
  rows: readonly CatalogueRow[];
  texts: Prepared<CatalogueTexts>;
  labelledBy: string;
}) {
  return <RowTable kind={kind} rows={rows} texts={texts} labelledBy={labelledBy} />;
}
