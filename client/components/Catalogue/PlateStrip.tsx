// Some plates of a list in a row, which lead to its wall.
import { Link, type To } from "react-router-dom";
import { Ring } from "#client/components/Action/Action.tsx";
import css from "#client/components/Plate/Plates.module.css";
import { SmallPlate } from "#client/components/Plate/SmallPlate.tsx";
import { inPlace } from "#client/hooks/scrolling.ts";
import type { CatalogueData } from "#shared/pages/catalogue.ts";

export function PlateStrip({ of, to }: { of: CatalogueData["strip"]; to: To }) {
  return (
    <Link className={css.strip} to={to} state={inPlace}>
      <span className={css.stripTitle}>{of.title}</span>
      <span className={css.stripPlates}>
        {of.plates.map(({ plate, cfu }, place) => (
          <SmallPlate plate={plate} cfu={cfu} isNumbered={false} key={place} />
        ))}
      </span>
      <Ring icon="right" />
    </Link>
  );
}
