// The company's years: one bead per year, larger where the year has a text.
import { Seals } from "#client/components/Seal/Seal.tsx";
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
      <Text as="h2" className={css.title} id={titleId} of={copy.title} />
      <ol className={css.line}>
        {copy.entries.map((entry, index) => (
          <li className={css.entry} key={index}>
            <span className={css.beads}>
              {yearsBetween(years[index], years[index + 1]).map((year) => (
                <span className={css.bead} key={year} />
              ))}
            </span>
            <div className={css.words}>
              <Text as="h3" className={css.date} of={entry.date} />
              <Text as="p" className={css.text} of={entry.text} />
            </div>
          </li>
        ))}
      </ol>
      <Text as="h3" className={css.sealsTitle} of={copy.sealsTitle} />
      <Seals className={css.seals} seals={copy.seals} />
    </>
  );
}

/** The years from one entry to the year before the next; the last entry is one year. */
function yearsBetween(from = 0, to = from + 1): number[] {
  return Array.from({ length: Math.max(1, to - from) }, (_, index) => from + index);
}
