// A dose in its three places, as any rod of the desk shows it: below the threshold, in the window, above the maximum.
import { Beads } from "#client/components/DoseBeads/DoseBeads.tsx";
import { DoseSign } from "#client/components/DoseMark/DoseMark.tsx";
import { SectionTitle } from "#client/components/Section/Section.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { listBeads, type Place, placeDose, wideTrack } from "#shared/formula/rod-places.ts";
import type { DeskStartData } from "#shared/pages/desk.ts";
import css from "./Anatomy.module.css";

/** Of the drawing; words of the marks stand above their centres. */
const centre = "38";
const size = wideTrack.mark;
const { intervals } = wideTrack;

const percent = (share: number) => `${100 * share}%`;
const at = ({ share, shift }: Place) => `calc(${percent(share)} + ${shift}px)`;

export function Anatomy({ data: { texts, anatomy } }: { data: DeskStartData }) {
  const copy = texts.start.anatomy;
  const { scale, marks, values } = anatomy;
  const placed = marks.map((mark) => ({
    ...mark,
    place: placeDose(mark.amount, scale, wideTrack),
  }));
  const holes = placed.map(({ place }) => ({ place, radius: size / 2 + 5 }));
  return (
    <>
      <div className={css.head}>
        <SectionTitle id="anatomy">
          <Say of={copy.title} />
        </SectionTitle>
        <p className={css.lead}>
          <Say of={copy.lead} />
        </p>
      </div>
      <div className={css.anatomy} data-tone="liposome">
        <div className={css.doses} aria-hidden="true">
          {placed.map(({ dose, place }) => (
            <span key={place.share} style={{ insetInlineStart: at(place) }}>
              <Say of={dose} />
            </span>
          ))}
        </div>
        <svg className={css.rod} aria-hidden="true">
          {listBeads(scale, wideTrack, holes).map(({ kind, first, last }) => (
            <Beads
              key={first}
              kind={kind}
              from={(100 * first) / intervals}
              to={(100 * last) / intervals}
              count={last - first}
              y={centre}
            />
          ))}
          {placed.map(({ sign, place }) => (
            <svg
              key={place.share}
              className={css.mark}
              x={percent(place.share)}
              y={centre}
              aria-hidden="true"
            >
              <g
                transform={`translate(${place.shift - size / 2} ${-size / 2}) scale(${size / 40})`}
              >
                <DoseSign sign={sign} />
              </g>
            </svg>
          ))}
        </svg>
        <dl className={css.zones}>
          {(["silent", "window", "above"] as const).map((zone) => (
            <div className={css.zone} key={zone} data-zone={zone}>
              <dt className={css.name}>
                <Say of={copy[zone].name} />
              </dt>
              <dd className={css.text}>
                <Say of={copy[zone].text} />
              </dd>
              <dd className={css.value}>
                <b>
                  <Say of={values[zone]} />
                </b>{" "}
                <Say
                  of={
                    copy[zone === "silent" ? "threshold" : zone === "window" ? "maximum" : "europe"]
                  }
                />
              </dd>
            </div>
          ))}
          <div className={css.zone} data-zone="beyond">
            <dt className={css.aloud}>
              <Say of={copy.europe} />
            </dt>
            <dd className={css.text}>
              <Say of={copy.beyond} />
            </dd>
          </div>
        </dl>
      </div>
    </>
  );
}
