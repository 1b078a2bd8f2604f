// A dose in its three places, as any rod of the desk shows it: below the threshold, in the window, above the maximum.
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { DoseGauge } from "#client/components/DoseGauge/DoseGauge.tsx";
import { SectionTitle } from "#client/components/Section/Section.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import { narrowTrack, type Track, wideTrack } from "#shared/formula/gauge-places.ts";
import type { DeskStartData } from "#shared/pages/desk.ts";
import css from "./Anatomy.module.css";

/** The line of beads, px below the top; a dose stands that far above its mark. */
const line = 78;
const gaps = { wide: 29, narrow: 32 } as const;

/** Over the whole page, with beads as far apart as on a bench. */
const wholeTrack: Track = {
  ...wideTrack,
  intervals: 90,
  threshold: 19.5 / 90,
  maximum: 62.5 / 90,
  europe: 82.5 / 90,
  widths: [1312, 1052],
};

export function Anatomy({ data: { texts, anatomy } }: { data: DeskStartData }) {
  const copy = texts.start.anatomy;
  const { values, scale } = anatomy;
  const marks = anatomy.marks.map(({ dose, ...mark }) => ({ ...mark, text: textOf(dose) }));
  return (
    <>
      <div className={css.head}>
        <SectionTitle id="anatomy" title={copy.title} />
        <Text as="p" className={css.lead} of={copy.lead} />
      </div>
      <div className={css.anatomy} data-tone="liposome">
        <div className={css.gauge} data-look="wide">
          <DoseGauge {...{ scale, marks }} track={wholeTrack} top={line} gap={gaps.wide} />
        </div>
        <div className={css.gauge} data-look="narrow">
          <DoseGauge {...{ scale, marks }} track={narrowTrack} top={line} gap={gaps.narrow} />
        </div>
        <dl className={css.zones}>
          {(["silent", "window", "above"] as const).map((zone) => (
            <div className={css.zone} key={zone} data-zone={zone}>
              <Text as="dt" className={css.name} of={copy[zone].name} />
              <Text as="dd" className={css.text} of={copy[zone].text} />
              <dd className={css.value}>
                <Text as="b" of={values[zone]} />{" "}
                <Text
                  of={
                    copy[zone === "silent" ? "threshold" : zone === "window" ? "maximum" : "europe"]
                  }
                />
              </dd>
            </div>
          ))}
          <div className={css.zone} data-zone="beyond">
            <Aloud as="dt">
              <Text of={copy.europe} />
            </Aloud>
            <Text as="dd" className={css.text} of={copy.beyond} />
          </div>
        </dl>
      </div>
    </>
  );
}
