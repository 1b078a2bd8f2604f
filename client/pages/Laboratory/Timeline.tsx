// The company's years: one bead per year, larger where the year has a text.
import { Seal } from "#client/components/Seal/Seal.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import type { PageData } from "#shared/pages/page.ts";
import css from "./Timeline.module.css";

export function Timeline({
  copy,
  titleId,
}: {
  copy: PageData["laboratory"]["history"];
  titleId: string;
}) {
  const { year: today } = useSite();
  const years = copy.entries.map(({ year }) => year ?? today);
  return (
    <>
      <h2 className={css.title} id={titleId}>
        <Text of={copy.title} />
      </h2>
      <ol className={css.line}>
        {copy.entries.map((entry, index) => (
          <li className={css.entry} key={index}>
            <span className={css.beads}>
              {yearsBetween(years[index], years[index + 1]).map((year) => (
                <span className={css.bead} key={year} />
              ))}
            </span>
            <div className={css.words}>
              <h3 className={css.date}>
                <Text of={entry.date} />
              </h3>
              <p className={css.text}>
                <Text of={entry.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <h3 className={css.sealsTitle}>
        <Text of={copy.sealsTitle} />
      </h3>
      <ul className={css.seals}>
        {copy.seals.map((seal) => (
          <li key={seal.name}>
            <Seal seal={seal} caption={false} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The years from one entry to the year before the next; the last entry is one year. */
function yearsBetween(from = 0, to = from + 1): number[] {
  return Array.from({ length: Math.max(1, to - from) }, (_, index) => from + index);
}
