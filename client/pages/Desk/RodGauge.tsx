// A rod of a bench of three doses (DoseBench.tsx), as the desk draws it: wide, and narrow where the window is. The server's page has it as HTML
// (server/pages/render-drawings.tsx), and its code comes with what answers a hand.
import { DoseGauge } from "#client/components/DoseGauge/DoseGauge.tsx";
import type { Language } from "#shared/editions/edition.ts";
import { narrowTrack, wideTrack } from "#shared/formula/gauge-places.ts";
import type { TotalPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchTotal } from "#shared/pages/desk.ts";
import css from "./DoseBench.module.css";
import { gaugeOf } from "./gauge-of.ts";

export function RodGauge({
  rod,
  said,
  language,
}: {
  rod: BenchTotal;
  said: TotalPresentation;
  language: Language;
}) {
  const gauge = gaugeOf(rod, said, false, language);
  return (
    <>
      <div className={css.wide}>
        <DoseGauge {...gauge} track={wideTrack} />
      </div>
      <div className={css.narrow}>
        <DoseGauge {...gauge} track={narrowTrack} />
      </div>
    </>
  );
}
