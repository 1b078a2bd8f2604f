// The pH that each active of a serum keeps in, as beads from 0 to 14: the white column is what all of them share, as the window of the
// doses is. Text beside it says the same.
import { textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import { useLateState } from "./live-context.ts";
import css from "./PhGrid.module.css";

/** Between beads and between rows, px of the drawing; the first row has its name above it. */
const pitch = 13;
const rowPitch = 34;
const firstRow = 26;
const width = 14 * pitch;

export function PhGrid() {
  const state = useLateState();
  if (!state) return null;
  const { formula, facts, verdict, words } = state;
  const { together } = words.texts.said;
  const rows = formula.actives.flatMap(({ slug }) => {
    const ph = facts.actives[slug]?.ph;
    return ph ? [{ slug, ...ph }] : [];
  });
  if (rows.length === 0) return null;
  const common = verdict.ph === "none" ? null : (verdict.ph?.value ?? null);
  const range = common && words.range({ ...common, to: sameOr(common) }, "");
  const below = firstRow + (rows.length - 1) * rowPitch + 20;
  return (
    <section className={css.grid} aria-label={textOf(together.ph)}>
      <h3 className={css.title}>
        {range === null ? textOf(together.phNone) : `${textOf(together.ph)} ${range}`}
      </h3>
      <svg className={css.drawing} viewBox={`-10 0 ${width + 20} ${below + 8}`} aria-hidden="true">
        {common && (
          <rect
            className={css.window}
            x={common.from * pitch - 8}
            width={(common.to - common.from) * pitch + 16}
            height={below - 8}
          />
        )}
        {rows.map(({ slug, from, to }, at) => (
          <g key={slug} transform={`translate(0 ${firstRow + at * rowPitch})`}>
            <text className={css.name} x="-4" y="-11">
              {withCapital(words.active(slug))}
            </text>
            {Array.from({ length: 15 }, (_, value) => (
              <circle
                className={value >= from && value <= to ? css.inside : css.outside}
                cx={value * pitch}
                r={value >= from && value <= to ? 3.6 : 3}
                key={value}
              />
            ))}
          </g>
        ))}
        {[0, 7, 14].map((value) => (
          <text className={css.axis} x={value * pitch} y={below + 5} key={value}>
            {value}
          </text>
        ))}
      </svg>
    </section>
  );
}

const sameOr = ({ from, to }: { readonly from: number; readonly to: number }) =>
  from === to ? undefined : to;
