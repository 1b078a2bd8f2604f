// Shows the plate and the name of an ingredient beside its list: of the row last under the pointer or in focus, at first of the first one.
import { useState } from "react";
import css from "#client/components/Plate/Plates.module.css";
import { SmallPlate } from "#client/components/Plate/SmallPlate.tsx";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";

/** The last one shown stays behind while another appears. */
export function RowPreview({ row }: { row: CatalogueRow }) {
  const [[current, last], setShown] = useState<readonly (CatalogueRow | null)[]>([row, null]);
  if (row !== current) setShown([row, current ?? null]);
  return [last, current].map(
    (shown) =>
      shown?.plate && (
        <div className={css.shown} key={shown.path} data-leaving={shown !== row || undefined}>
          <SmallPlate plate={shown.plate} />
          <p>{shown.name}</p>
        </div>
      ),
  );
}
