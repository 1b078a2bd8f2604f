// The way from the home page to where one is.
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { Trail as TrailData } from "#shared/pages/way.ts";
import css from "./Trail.module.css";

export function Trail({ of: { label, steps } }: { of: TrailData }) {
  return (
    <nav className={css.trail} aria-label={textOf(label)}>
      <ol className={css.steps}>
        {steps.map(({ name, path }, index) => (
          <li className={css.step} key={path}>
            {index < steps.length - 1 ? (
              <TextLink className={css.link} to={path} of={name} />
            ) : (
              <Text as="span" aria-current="page" of={name} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
