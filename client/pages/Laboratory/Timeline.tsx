// The company's dates, each a disc on one line, and the standards that it follows.
import { Seals } from "#client/components/Seal/Seal.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { PageData } from "#shared/pages/page.ts";
import css from "./Timeline.module.css";

export function Timeline({
  copy,
  titleId,
}: {
  copy: PageData["laboratory"]["history"];
  titleId: string;
}) {
  return (
    <>
      <Text as="h2" className={css.title} id={titleId} of={copy.title} />
      <ol className={css.line}>
        {copy.entries.map((entry, index) => (
          <li className={css.entry} key={index}>
            <Text as="h3" className={css.date} of={entry.date} />
            <Text as="p" className={css.text} of={entry.text} />
          </li>
        ))}
      </ol>
      <Text as="h3" className={css.sealsTitle} id="standards" of={copy.sealsTitle} />
      <Seals className={css.seals} seals={copy.seals} />
    </>
  );
}
