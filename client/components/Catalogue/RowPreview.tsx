// Shows the plate of the ingredient under the pointer beside the list. It is fetched when a pointer first enters a catalogue.
import { useState } from "react";
import { Plate } from "#client/components/Plate/Plate.tsx";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";
import css from "./RowPreview.module.css";

/** The last one shown stays behind while another appears. */
export function RowPreview({ row }: { row: CatalogueRow }) {
  const [[current, last], setShown] = useState<readonly (CatalogueRow | null)[]>([row, null]);
  if (row !== current) setShown([row, current ?? null]);
  return [last, current].map(
    (shown) =>
      shown?.preview && (
        <div className={css.preview} key={shown.path} data-leaving={shown !== row || undefined}>
          <Plate of={shown.preview} look="card" />
        </div>
      ),
  );
}
