// The pH that each active of a serum keeps in, as beads from 0 to 14: the white column is what all of them share, as the window of the
// doses is. Text beside it says the same. The server draws it too (server/pages/render-drawings.tsx): its style is in its attributes, as
// what a bench sends first has no room for more.
import { textOf } from "#shared/editions/edition.ts";
import type { JudgedFormula } from "#shared/formula/judge-formula.ts";
import type { Verdict } from "#shared/formula/verdict.ts";
import { withCapital } from "#shared/words/letters.ts";
import tray from "./BenchTray.module.css";

/** Between beads and between rows, px of the drawing; the first row has its name above it. */
const pitch = 13;
const rowPitch = 34;
const firstRow = 26;
const width = 14 * pitch;
/** Most that it takes of the page, px. */
const widest = 250;

export function PhGrid({
  formula,
  facts,
  ph,
  words,
}: Pick<JudgedFormula, "formula" | "facts" | "words"> & { ph: Verdict["ph"] }) {
  const { together } = words.texts.said;
  const rows = formula.actives.flatMap(({ slug }) => {
    const own = facts.actives[slug]?.ph;
    return own ? [{ slug, ...own }] : [];
  });
  if (rows.length === 0) return null;
  const common = ph === "none" ? null : (ph?.value ?? null);
  const range = common && words.range({ ...common, to: sameOr(common) }, "");
  const below = firstRow + (rows.length - 1) * rowPitch + 20;
  return (
    <section aria-label={textOf(together.ph)}>
      <h3 className={tray.vessel}>
        {range === null ? textOf(together.phNone) : `${textOf(together.ph)} ${range}`}
      </h3>
      <div translate="no">
        <svg
          className={tray.how}
          viewBox={`-10 0 ${width + 20} ${below + 8}`}
          width={widest}
          fill="currentColor"
          // White, and the visitor's own in forced colours.
          data-tone="card"
          aria-hidden="true"
        >
          {common && (
            <rect
              fill="var(--color-ground)"
              x={common.from * pitch - 8}
              width={(common.to - common.from) * pitch + 16}
              height={below - 8}
            />
          )}
          {rows.map(({ slug, from, to }, at) => (
            <g key={slug} transform={`translate(0 ${firstRow + at * rowPitch})`}>
              <text x="-4" y="-11" fontSize="13">
                {withCapital(words.active(slug))}
              </text>
              {Array.from({ length: 15 }, (_, value) =>
                value >= from && value <= to ? (
                  <circle cx={value * pitch} r="3.6" key={value} />
                ) : (
                  <circle cx={value * pitch} r="3" fill="none" stroke="currentColor" key={value} />
                ),
              )}
            </g>
          ))}
          {[0, 7, 14].map((value) => (
            <text x={value * pitch} y={below + 5} fontSize="12" textAnchor="middle" key={value}>
              {value}
            </text>
          ))}
        </svg>
      </div>
    </section>
  );
}

const sameOr = ({ from, to }: { readonly from: number; readonly to: number }) =>
  from === to ? undefined : to;
