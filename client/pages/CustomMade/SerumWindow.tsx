// The other bench: the pH that the actives of a serum share, and the way to that serum on the desk.
import { ComposeLink } from "#client/components/ComposeLink/ComposeLink.tsx";
import { PhBeads } from "#client/components/PhBeads/PhBeads.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import type { SerumData } from "#shared/pages/dose-bench.ts";
import css from "./CustomMadePage.module.css";

/** Most that the drawing takes of the page, px. */
const widest = 640;

export function SerumWindow({ serum, titleId }: { serum: SerumData; titleId: string }) {
  const { title, text, open, address, rows, common } = serum;
  return (
    <section className={css.serum} data-tone="niosome" aria-labelledby={titleId}>
      <div className={css.serumWords}>
        <Text as="h3" className={css.serumTitle} id={titleId} of={title} />
        <Text as="p" className={css.serumText} of={text} />
        <ComposeLink to={address} label={open} look="pill" />
      </div>
      <div translate="no">
        <PhBeads rows={rows} common={common} width={widest} names="beside" className={css.beads} />
      </div>
    </section>
  );
}
