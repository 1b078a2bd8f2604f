// The steps of a project, all in view: each is a ring of beads that fills as the project advances, its number inside.
import { BeadRing } from "#client/components/Mark/Mark.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { StepCopy } from "#shared/content/schema/blocks.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./Process.module.css";

/** Divisible by the number of steps, so that each fills as many. */
const beads = 24;

export function Process({ steps }: { steps: readonly Localized<StepCopy>[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text }, index) => (
        <li className={css.step} key={index}>
          <svg
            className={css.dial}
            viewBox="0 0 400 400"
            role="img"
            translate="no"
            aria-label={`${index + 1}/${steps.length}`}
          >
            <g className={css.beads} transform="rotate(-90 200 200)">
              <BeadRing
                count={beads}
                radius={182}
                bead={11}
                from={0}
                to={(beads / steps.length) * (index + 1)}
              />
            </g>
            <text className={css.number} x="200" y="200" dy="0.34em" textAnchor="middle">
              {index + 1}
            </text>
          </svg>
          <div className={css.words}>
            <Text as="h3" className={css.title} of={title} />
            <Text as="p" className={css.text} of={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
