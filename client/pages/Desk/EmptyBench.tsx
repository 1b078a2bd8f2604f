// A bench without actives: the field that adds the first, what a bench looks like with three of them, formulas to begin with.
import { DoseGauge } from "#client/components/DoseGauge/DoseGauge.tsx";
import { HtmlText, Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { narrowTrack, wideTrack } from "#shared/formula/gauge-places.ts";
import type { BenchStart, DeskData } from "#shared/pages/desk.ts";
import { AddField } from "./AddField.tsx";
import row from "./BenchRow.module.css";
import tray from "./BenchTray.module.css";
import { toneOf, Zones } from "./BenchTray.tsx";
import css from "./EmptyBench.module.css";
import list from "./Sections.module.css";
import { Update } from "./Update.tsx";
import type { UsedFormula } from "./use-formula.ts";

/** A dose in each of the three places, on a scale of no nutrient. */
const scale = { threshold: 15, maximum: 150, europe: 250 };
const ghosts = [
  { amount: 10, sign: "empty" },
  { amount: 100, sign: "lit" },
  { amount: 200, sign: "barred" },
] as const;
const untold = { threshold: null, maximum: null, europe: null, open: null };

/** From the top of a rod to its beads, px. */
const top = 58;

export function EmptyBench({
  bench,
  starts,
  told,
}: {
  bench: UsedFormula;
  starts: readonly BenchStart[];
  told: DeskData["idea"];
}) {
  const site = useSite();
  const {
    formula: { instrument },
    texts,
  } = bench;
  const isSerum = instrument === "serum";
  return (
    <>
      <div className={tray.bench} data-empty="" data-serum={isSerum || undefined}>
        <div className={tray.head}>
          <div>
            <p className={list.small}>
              <Text of={texts.bench.empty} />
            </p>
            <AddField {...{ bench, told }} />
            <Update texts={texts.scriptless} />
          </div>
          <div className={css.ghost} data-tone={toneOf(bench)} aria-hidden="true">
            <Zones bench={bench} hasWindow />
            {ghosts.map(({ amount, sign }) => {
              const gauge = {
                scale: isSerum ? { ...scale, europe: null } : scale,
                marks: [{ amount, sign, text: null }],
                texts: untold,
                isSerum,
                isPractice: isSerum,
                top,
              };
              return (
                <div className={css.rod} key={amount}>
                  <div className={row.wide}>
                    <DoseGauge {...gauge} track={wideTrack} />
                  </div>
                  <div className={row.narrow}>
                    <DoseGauge {...gauge} track={narrowTrack} />
                  </div>
                </div>
              );
            })}
          </div>
        </div>
      </div>
      {starts.length > 0 && (
        <section className={css.starts} aria-labelledby="starts">
          <h2 className={list.title} id="starts">
            <Text of={texts.bench.starts} />
          </h2>
          <ul className={list.words}>
            {starts.map(({ id, name, actives, result, address }) => (
              <li key={id}>
                <a href={addressIn(site, address)} rel="nofollow">
                  <Text as="b" of={name} />
                  <HtmlText of={actives} /> <Text as="span" of={result} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
