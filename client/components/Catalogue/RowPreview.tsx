// Shows the plate and the name of an entry beside its list: of the row last under the pointer or in focus, at first of the first one.
import { useState } from "react";
import css from "#client/components/Plate/Plates.module.css";
import { SmallPlate } from "#client/components/Plate/SmallPlate.tsx";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";
import type { RowName } from "./RowName.tsx";

/** Of the picture in the disc of the plate, which has five sixths of the width of `.preview`. */
const sizes = "(width >= 1680px) min(30vh, 346px), min(30vh, 20vw)";

/** The last one shown stays behind while another appears. `Name`: from the script of the page, which has it for its rows. */
export function RowPreview({ row, Name }: { row: CatalogueRow; Name: typeof RowName }) {
  const [[current, last], setShown] = useState<readonly (CatalogueRow | null)[]>([row, null]);
  if (row !== current) setShown([row, current ?? null]);
  return [last, current].map(
    (shown) =>
      shown && (
        <div className={css.shown} key={shown.path} data-leaving={shown !== row || undefined}>
          <SmallPlate plate={shown.plate} cfu={shown.cfu} sizes={sizes} />
          <p>
            <Name row={shown} codeClass={css.code} />
          </p>
        </div>
      ),
  );
}
