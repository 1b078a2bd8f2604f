// The pH that each active of a serum keeps in, and what all of them share. The server draws it too (server/pages/render-drawings.tsx).
import { PhBeads } from "#client/components/PhBeads/PhBeads.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { JudgedFormula } from "#shared/formula/judge-formula.ts";
import { listPhRows, writePh } from "#shared/formula/ph-windows.ts";
import type { Verdict } from "#shared/formula/verdict.ts";
import tray from "./BenchTray.module.css";

/** Most that it takes of the page, px. */
const widest = 250;

export function PhGrid({
  formula,
  facts,
  ph,
  words,
}: Pick<JudgedFormula, "formula" | "facts" | "words"> & { ph: Verdict["ph"] }) {
  const { together } = words.texts.said;
  const rows = listPhRows({ formula, facts, words });
  if (rows.length === 0) return null;
  const common = ph === "none" ? null : (ph?.value ?? null);
  return (
    <section aria-label={textOf(together.ph)}>
      <h3 className={tray.vessel}>
        {common ? `${textOf(together.ph)} ${writePh(common, words)}` : textOf(together.phNone)}
      </h3>
      <div translate="no">
        <PhBeads rows={rows} common={common} width={widest} className={tray.how} />
      </div>
    </section>
  );
}
