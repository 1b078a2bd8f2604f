// A step of the process: a ring of beads that fills as the project advances, its number inside.
import { BeadRing } from "#client/components/Mark/Mark.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { StepCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./ProcessStep.module.css";

/** Divisible by the number of steps, so that each fills as many. */
const beads = 24;

export function ProcessStep({
  step,
  number,
  total,
}: {
  step: Localized<StepCopy>;
  number: number;
  total: number;
}) {
  return (
    <div className={css.step}>
      <svg
        className={css.dial}
        viewBox="0 0 400 400"
        role="img"
        translate="no"
        aria-label={`${number}/${total}`}
      >
        <g className={css.beads} transform="rotate(-90 200 200)">
          <BeadRing count={beads} radius={182} bead={11} from={0} to={(beads / total) * number} />
        </g>
        <text className={css.number} x="200" y="200" dy="0.34em" textAnchor="middle">
          {number}
        </text>
      </svg>
      <div>
        <Text as="h3" className={css.title} of={step.title} />
        <Text as="p" className={css.text} of={step.text} />
      </div>
    </div>
  );
}
