// An entry of a wall: its plate above its name, one link to its sheet where it has one.
import type { ReactNode } from "react";
import css from "#client/components/Plate/Plates.module.css";
import { SmallPlate } from "#client/components/Plate/SmallPlate.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";

/** `children`: its name. The keyboard passes over what is dimmed; a pointer may press it. */
export function WallEntry({
  row: { path, plate, cfu },
  isDimmed,
  children,
}: {
  row: CatalogueRow;
  isDimmed?: true | undefined;
  children: ReactNode;
}) {
  const site = useSite();
  const content = (
    <>
      <SmallPlate plate={plate} cfu={cfu} />
      <span className={css.name}>{children}</span>
    </>
  );
  if (!path) return <span className={css.entry}>{content}</span>;
  // Sheets are a full page load away, as from rows.
  return (
    <a className={css.entry} href={addressIn(site, path)} tabIndex={isDimmed && -1}>
      {content}
    </a>
  );
}
