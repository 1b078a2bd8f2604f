// A dose in its three places, as any rod of the desk shows it: below the threshold, in the window, above the maximum.
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Beads } from "#client/components/DoseBeads/DoseBeads.tsx";
import { SectionTitle } from "#client/components/Section/Section.tsx";
import { SignParts } from "#client/components/Sign/Sign.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import {
  listBeads,
  narrowTrack,
  placeDose,
  type Track,
  wideTrack,
} from "#shared/formula/rod-places.ts";
import type { DeskStartData } from "#shared/pages/desk.ts";
import css from "./Anatomy.module.css";

/** Of the marks, below their words. */
const centre = "78";

/** Over the whole page, with beads as far apart as on a bench. */
const wholeTrack: Track = {
  ...wideTrack,
  intervals: 90,
  threshold: 19.5 / 90,
  maximum: 62.5 / 90,
  europe: 82.5 / 90,
  widths: [1312, 1052],
};

const percent = (share: number) => `${100 * share}%`;

export function Anatomy({ data: { texts, anatomy } }: { data: DeskStartData }) {
  const copy = texts.start.anatomy;
  const { values } = anatomy;
  return (
    <>
      <div className={css.head}>
        <SectionTitle id="anatomy">
          <Text of={copy.title} />
        </SectionTitle>
        <Text as="p" className={css.lead} of={copy.lead} />
      </div>
      <div className={css.anatomy} data-tone="liposome">
        <Rod track={wholeTrack} look="wide" anatomy={anatomy} />
        <Rod track={narrowTrack} look="narrow" anatomy={anatomy} />
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

function Rod({
  track,
  look,
  anatomy: { scale, marks },
}: {
  track: Track;
  look: "wide" | "narrow";
  anatomy: DeskStartData["anatomy"];
}) {
  const { intervals, mark: size } = track;
  const placed = marks.map((mark) => ({ ...mark, place: placeDose(mark.amount, scale, track) }));
  const holes = placed.map(({ place }) => ({ place, radius: size / 2 + 5 }));
  return (
    <svg className={css.rod} data-look={look} aria-hidden="true">
      {listBeads(scale, track, holes).map(({ kind, first, last }) => (
        <Beads
          key={first}
          kind={kind}
          from={(100 * first) / intervals}
          to={(100 * last) / intervals}
          count={last - first}
          y={centre}
        />
      ))}
      {placed.map(({ sign, dose, place }) => (
        <g key={place.share}>
          <text
            className={css.dose}
            x={percent(place.share)}
            dx={place.shift}
            y="30"
            textAnchor="middle"
          >
            {textOf(dose)}
          </text>
          <svg className={css.mark} x={percent(place.share)} y={centre} aria-hidden="true">
            <g transform={`translate(${place.shift - size / 2} ${-size / 2}) scale(${size / 40})`}>
              <SignParts of={sign} />
            </g>
          </svg>
        </g>
      ))}
    </svg>
  );
}
