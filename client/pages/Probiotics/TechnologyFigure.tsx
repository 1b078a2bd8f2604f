// A technology in section: the drawing, and what each part is, at the end of a leader line.
import type { ReactNode } from "react";
import { Text } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { FamilyPageData } from "#shared/pages/page.ts";
import css from "./TechnologyFigure.module.css";

/** Side of the square that drawings are made in. */
export const side = 400;

export type Point = readonly [x: number, y: number];

/** Rounded so that server and browser render the same markup. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The path from what a label points at to the right edge, at the height of that label of some. */
export function leaderOf([x, y]: Point, index: number, count: number): string {
  const end = (side * (index + 0.5)) / count;
  const bend = Math.min(x + Math.abs(end - y) * 0.55, side - 24);
  return `M${round(x)} ${round(y)}L${round(bend)} ${round(end)}H${side}`;
}

type FigureCopy = FamilyPageData["strain"]["technologies"]["cards"][number]["figure"];

/**
 * Leader lines end at the right edge, one for each label at even heights, where the labels stand in a wide card;
 * in a narrow one numbers stand there instead. `targets`: what the labels point at, in the same order.
 */
export function TechnologyFigure({
  copy,
  targets,
  children,
}: {
  copy: FigureCopy;
  targets: readonly Point[];
  children: ReactNode;
}) {
  return (
    <figure className={css.figure}>
      <div className={css.plate}>
        <svg
          className={css.drawing}
          viewBox={`0 0 ${side} ${side}`}
          role="img"
          translate="no"
          aria-label={textOf(copy.description)}
        >
          {children}
          {targets.map((target, index) => {
            const [x, y] = target;
            const end = (side * (index + 0.5)) / targets.length;
            return (
              <g className={css.leader} key={end}>
                <path d={leaderOf(target, index, targets.length)} />
                <circle cx={round(x)} cy={round(y)} r="2.6" />
                <g className={css.number}>
                  <circle cx={side - 15} cy={round(end)} r="13.5" />
                  <text x={side - 15} y={round(end + 6)}>
                    {index + 1}
                  </text>
                </g>
              </g>
            );
          })}
        </svg>
        <ol className={css.labels}>
          {copy.labels.map(({ name, note }, index) => (
            <li className={css.label} key={index}>
              <Text as="b" of={name} />
              <Text as="span" of={note} />
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={css.caption}>
        <Text of={copy.caption} />
      </figcaption>
    </figure>
  );
}
