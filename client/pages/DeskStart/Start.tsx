// A formula to begin with: its rods in small, what is in it, what it earns. A link to its bench.
import { Beads } from "#client/components/DoseBeads/DoseBeads.tsx";
import { SignParts } from "#client/components/Sign/Sign.tsx";
import { HtmlText, Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { narrowTrack } from "#shared/formula/gauge-places.ts";
import type { DeskStart } from "#shared/pages/desk.ts";
import css from "./Start.module.css";

const percent = (share: number) => `${100 * share}%`;
const { intervals, mark } = narrowTrack;

/** Rods stand within the picture. */
const inset = 0.06;
const across = (share: number) => inset + (1 - 2 * inset) * share;
const threshold = across(narrowTrack.threshold);
const maximum = across(narrowTrack.maximum);

/** Between rods, px. */
const pitch = 36;

export function Start({ start }: { start: DeskStart }) {
  const site = useSite();
  const { name, actives, claim, result, address, tone, marks } = start;
  const hasWindow = marks.some(({ zone }) => zone === "window");
  const top = (240 - (marks.length - 1) * pitch) / 2;
  return (
    <a className={css.start} href={addressIn(site, address)} rel="nofollow">
      <svg className={css.picture} data-tone={tone} aria-hidden="true">
        {hasWindow && (
          <>
            <rect
              className={css.window}
              x={percent(threshold)}
              width={percent(maximum - threshold)}
              height="100%"
            />
            {marks.map(
              ({ isOpen }, at) =>
                isOpen && (
                  <rect
                    className={css.window}
                    key={at}
                    x={percent(threshold)}
                    y={at === 0 ? 0 : top + (at - 0.5) * pitch}
                    width={percent(1 - threshold)}
                    height={at === 0 ? top + pitch / 2 : at === marks.length - 1 ? 240 : pitch}
                  />
                ),
            )}
            {[threshold, maximum].map((x) => (
              <line
                className={css.line}
                data-practice={tone === "niosome" || undefined}
                key={x}
                x1={percent(x)}
                x2={percent(x)}
                y1="0"
                y2="100%"
              />
            ))}
          </>
        )}
        <svg
          className={css.rods}
          x={percent(inset)}
          width={percent(1 - 2 * inset)}
          aria-hidden="true"
        >
          {marks.map(({ sign, place, isOpen }, at) => {
            const y = String(top + at * pitch);
            const last = intervals;
            const kindOf = (bead: number) =>
              hasWindow &&
              bead / last > narrowTrack.threshold &&
              (isOpen || bead / last < narrowTrack.maximum)
                ? ("full" as const)
                : ("ring" as const);
            const runs: { kind: "full" | "ring"; from: number; to: number }[] = [];
            for (let bead = 0; bead <= last; bead += 1) {
              if (Math.abs(bead - place * last) < 2) continue;
              const run = runs.at(-1);
              if (run && run.kind === kindOf(bead) && run.to === bead - 1) run.to = bead;
              else runs.push({ kind: kindOf(bead), from: bead, to: bead });
            }
            return (
              <g key={at}>
                {runs.map(({ kind, from, to }) => (
                  <Beads
                    key={from}
                    kind={kind}
                    from={(100 * from) / last}
                    to={(100 * to) / last}
                    count={to - from}
                    y={y}
                  />
                ))}
                <svg className={css.rods} x={percent(place)} y={y} aria-hidden="true">
                  <g transform={`translate(${-mark / 2} ${-mark / 2}) scale(${mark / 40})`}>
                    <SignParts of={sign} />
                  </g>
                </svg>
              </g>
            );
          })}
        </svg>
      </svg>
      <Text as="h3" className={css.name} of={name} />
      <p className={css.actives}>
        <HtmlText of={actives} />
      </p>
      {claim && <Text as="p" className={css.claim} of={claim} />}
      <Text as="p" className={css.result} of={result} />
    </a>
  );
}
