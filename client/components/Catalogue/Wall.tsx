// A list as a wall: every entry by its plate, in a place of its own. What does not match is dimmed, and stays where it is: for pointers,
// as readers and the keyboard have the others.
import css from "#client/components/Plate/Plates.module.css";
import { SmallPlate } from "#client/components/Plate/SmallPlate.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";
import type { WallTexts } from "#shared/pages/page.ts";
import { formatCount } from "#shared/words/count.ts";
import type { RowName } from "./RowName.tsx";

/** Widths of a plate's picture: columns of 96 to 160 px, less beads and ring. */
const sizes = "(width <= 900px) 110px, 128px";

/** `dimmed`: places of rows. `Name`: from the script of the page, which has it for its rows. Stands on the ground of the family. */
export function Wall({
  rows,
  dimmed,
  texts,
  Name,
}: {
  rows: readonly CatalogueRow[];
  dimmed: readonly number[];
  texts: WallTexts;
  Name: typeof RowName;
}) {
  const others = new Set(dimmed);
  return (
    <>
      <h3 className={css.title}>{formatCount(texts.title, rows.length)}</h3>
      <p>{textOf(texts.lead)}</p>
      <ul className={css.plates}>
        {rows.map((row, place) => {
          const isDimmed = others.has(place) || undefined;
          return (
            <li key={row.path ?? row.code} data-dimmed={isDimmed} aria-hidden={isDimmed}>
              <Entry row={row} isDimmed={isDimmed} Name={Name} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Sheets are a full page load away, as from rows. */
function Entry({
  row,
  isDimmed,
  Name,
}: {
  row: CatalogueRow;
  isDimmed: true | undefined;
  Name: typeof RowName;
}) {
  const site = useSite();
  const content = (
    <>
      <SmallPlate plate={row.plate} cfu={row.cfu} sizes={sizes} />
      <span className={css.name}>
        <Name row={row} codeClass={css.code} />
      </span>
    </>
  );
  if (!row.path) return <span className={css.entry}>{content}</span>;
  return (
    <a className={css.entry} href={addressIn(site, row.path)} tabIndex={isDimmed && -1}>
      {content}
    </a>
  );
}
