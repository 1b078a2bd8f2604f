// A list as a wall: every entry by its plate, in a place of its own. What does not match is dimmed, and stays where it is: for pointers,
// as readers and the keyboard have the others.
import css from "#client/components/Plate/Plates.module.css";
import { textOf } from "#shared/editions/edition.ts";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";
import type { WallTexts } from "#shared/pages/page.ts";
import { formatCount } from "#shared/words/count.ts";
import { withJoints, withWholeWords } from "#shared/words/letters.ts";
import type { RowName } from "./RowName.tsx";
import { WallEntry } from "./WallEntry.tsx";

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
            <li key={row.path ?? row.code} aria-hidden={isDimmed}>
              <WallEntry row={row} isDimmed={isDimmed}>
                <Name
                  row={{ ...row, name: withJoints(withWholeWords(row.name)) }}
                  codeClass={css.code}
                />
              </WallEntry>
            </li>
          );
        })}
      </ul>
    </>
  );
}
