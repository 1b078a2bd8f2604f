// The bench: names of the zones, a row for each rod, what adds one more, how many doses stand where, and what holds it all.
import { memo } from "react";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useServedDrawing } from "#client/hooks/site-context.ts";
import { type Language, type Phrase, textOf } from "#shared/editions/edition.ts";
import { valueIn } from "#shared/facts/units.ts";
import type { DosedActive } from "#shared/formula/formula.ts";
import type { BenchTexts, BenchTotal, DeskData } from "#shared/pages/desk.ts";
import { formatPercent } from "#shared/words/amounts.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { AddField } from "./AddField.tsx";
import { BenchRow, type Tone } from "./BenchRow.tsx";
import css from "./BenchTray.module.css";
import { ChangeLink } from "./ChangeLink.tsx";
import { Fold, foldFrom } from "./Fold.tsx";
import type { FormulaState } from "./formula-state.ts";
import { useLateState, useLive } from "./live-context.ts";
import { Update } from "./Update.tsx";
import type { UsedFormula } from "./use-formula.ts";
import { Bottle, Capsules, type Part, Stick } from "./Vessel.tsx";

/** A mix is a liposome's. */
export function toneOf({
  formula: { instrument, actives },
  facts,
}: Pick<UsedFormula, "formula" | "facts">): Tone {
  if (instrument === "serum") return "niosome";
  const kinds = actives.flatMap(({ slug }) => facts.actives[slug]?.kind ?? []);
  const isLiving =
    kinds.length > 0 && kinds.every((kind) => kind === "strain" || kind === "postbiotic");
  return isLiving ? "probiotic" : "liposome";
}

/** With each rod the actives that have their field there: an active with parts in several has it at the first. */
function ownOf(
  rods: readonly BenchTotal[],
  actives: readonly DosedActive[],
): readonly (readonly DosedActive[])[] {
  const seen = new Set<string>();
  return rods.map(({ parts }) =>
    parts.flatMap(({ slug }) => {
      const dosed = actives.find((each) => each.slug === slug);
      if (!dosed || seen.has(slug)) return [];
      seen.add(slug);
      return [dosed];
    }),
  );
}

export function BenchTray({
  bench,
  late,
  parts,
  told,
}: {
  bench: UsedFormula;
  /** What its container holds, a moment later. */
  late: FormulaState;
  parts: readonly Part[];
  told: DeskData["idea"];
}) {
  const { formula, facts, verdict, said, texts, language } = bench;
  const { instrument, actives } = formula;
  const tone = toneOf(bench);
  const own = ownOf(verdict.rods, actives);
  const isLong = actives.length >= foldFrom;
  const hasWindow = verdict.rods.some(({ threshold }) => threshold !== null);
  return (
    <div
      className={css.bench}
      data-serum={instrument === "serum" || undefined}
      data-long={isLong || undefined}
    >
      <Aloud as="h2" id="bench">
        <Text of={texts.bench.title} />
      </Aloud>
      <div className={css.frame}>
        <div className={css.head}>
          <p className={css.labels} aria-hidden="true">
            <span>
              <Text of={texts.bench.active} />
            </span>
            <span>
              <Text of={texts.bench.dose[instrument]} />
            </span>
          </p>
          <Zones bench={bench} hasWindow={hasWindow} />
        </div>
        <ul aria-labelledby="bench">
          {verdict.rods.map((rod, at) => {
            const saidRod = said.rods[at];
            const mine = own[at] ?? [];
            return (
              saidRod && (
                <BenchRow
                  key={rod.id}
                  said={saidRod}
                  own={mine}
                  texts={texts.bench}
                  {...{ rod, facts, instrument, language, tone }}
                />
              )
            );
          })}
        </ul>
        <div className={css.foot}>
          <div>
            <AddField bench={bench} told={told} />
            <Update texts={texts.scriptless} />
          </div>
          <Tally bench={bench} tone={tone} hasWindow={hasWindow} />
        </div>
      </div>
      <Holder texts={texts.bench} {...{ late, parts, tone, language }} />
    </div>
  );
}

/** Names of the zones, and of the lines between them. */
export function Zones({ bench, hasWindow }: { bench: UsedFormula; hasWindow: boolean }) {
  const {
    formula: { instrument, market },
    texts: { bench: texts },
  } = bench;
  const tone = toneOf(bench);
  const zones = texts.zones[instrument];
  const edges = texts.edges[instrument];
  const isSerum = instrument === "serum";
  const isBeside = hasBeside(bench.formula);
  if (!hasWindow)
    return (
      <div className={css.zones} data-tone={tone} aria-hidden="true">
        <b className={css.zone} data-zone="silent">
          <Text of={texts.zones.nothing} />
        </b>
      </div>
    );
  return (
    <div className={css.zones} data-tone={tone} aria-hidden="true">
      <span className={css.window} />
      {(["silent", "window", "above"] as const).map((zone) => (
        <b className={css.zone} data-zone={zone} key={zone}>
          {isSerum && zone === "silent" ? (
            <ByWidth wide={zones.silent} narrow={texts.edges.narrow.below} />
          ) : (
            <Text of={zones[zone]} />
          )}
        </b>
      ))}
      <span className={css.edge} data-edge="threshold">
        <ByWidth
          wide={edges.threshold}
          narrow={isSerum ? texts.edges.narrow.usual : texts.edges.narrow.threshold}
        />
      </span>
      <span className={css.edge} data-edge="maximum">
        <Text of={isSerum ? texts.edges.serum.maximum : texts.edges.complement.maximum[market]} />
      </span>
      {isBeside && (
        <span className={css.edge} data-edge="europe">
          <ByWidth wide={texts.edges.complement.beside} narrow={texts.edges.narrow.beside} />
        </span>
      )}
      <Edges hasEurope={isBeside} />
    </div>
  );
}

/** Levels of EFSA are shown beside the maxima of each market. */
const hasBeside = ({ instrument }: UsedFormula["formula"]): boolean => instrument === "complement";

function ByWidth({ wide, narrow }: { wide: Phrase; narrow: Phrase }) {
  return (
    <>
      <span className={css.long}>
        <Text of={wide} />
      </span>
      <span className={css.short}>
        <Text of={narrow} />
      </span>
    </>
  );
}

/** The lines go on through head and foot. */
function Edges({ hasEurope }: { hasEurope: boolean }) {
  return (
    <>
      <i className={css.line} data-edge="threshold" />
      <i className={css.line} data-edge="maximum" />
      {hasEurope && <i className={css.line} data-edge="europe" />}
    </>
  );
}

function Tally({ bench, tone, hasWindow }: { bench: UsedFormula; tone: Tone; hasWindow: boolean }) {
  const {
    formula: { instrument },
    verdict: { rods },
    texts: { bench: texts },
  } = bench;
  const count = (zones: readonly BenchTotal["zone"][]) =>
    rods.filter(({ zone }) => zones.includes(zone)).length;
  const counts = [
    ["silent", count(["silent", "none"])],
    ["window", count(["window", "unconfirmed"])],
    ["above", count(["above"])],
  ] as const;
  return (
    <div className={css.tally} data-tone={tone} aria-hidden="true">
      {hasWindow && (
        <>
          <span className={css.window} />
          {counts.map(
            ([zone, number]) =>
              number > 0 && (
                <b className={css.count} data-zone={zone} key={zone}>
                  <span>{number}</span>
                  <small>{formatCount(texts.counts[instrument], number)}</small>
                </b>
              ),
          )}
          <Edges hasEurope={hasBeside(bench.formula)} />
        </>
      )}
    </div>
  );
}

/** As the server has drawn it, until the bench answers by itself. */
function PhDrawing() {
  const live = useLive();
  const state = useLateState();
  const served = useServedDrawing("ph");
  if (live && state) return <live.PhGrid {...state} ph={state.verdict.ph} />;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: served }} />;
}

const Holder = memo(function Holder({
  late: { formula, verdict, said },
  parts,
  texts,
  tone,
  language,
}: {
  late: FormulaState;
  parts: readonly Part[];
  texts: BenchTexts["bench"];
  tone: Tone;
  language: Language;
}) {
  const { room } = verdict;
  if (formula.instrument === "serum") {
    const percent = valueIn(verdict.percent, "pc");
    const shown = Math.round(10 * percent) / 10;
    return (
      <aside className={css.holder} data-tone={tone} aria-label={textOf(texts.bottle)}>
        <div className={css.held}>
          <h2 className={css.vessel}>
            <Text of={texts.bottle} />
          </h2>
          <p className={css.how}>
            {fillText(textOf(texts.bottleText), { percent: formatPercent(percent, language) })}
          </p>
          {/* What translators put into the texts of a drawing is not drawn. */}
          <div className={css.drawing} translate="no">
            <Bottle
              parts={parts}
              base={textOf(texts.base)}
              percent={percent > 0 ? formatPercent(shown, language) : null}
              rest={formatPercent(Math.max(0, Math.round(1000 - 10 * shown) / 10), language)}
            />
          </div>
          <PhDrawing />
        </div>
      </aside>
    );
  }
  const current = said.containers.find(({ id }) => id === formula.container);
  const units = verdict.containers.find(({ container }) => container === formula.container)?.units;
  return (
    <aside className={css.holder} data-tone={tone} aria-label={textOf(texts.containersLabel)}>
      <div className={css.held}>
        <h2 className={css.vessel}>{current?.name}</h2>
        <p className={css.how}>
          {said.units && <b>{said.units}</b>}
          <span>{current?.filled ?? current?.text}</span>
        </p>
        <Fold isFolded={formula.actives.length >= foldFrom} sum={textOf(texts.containersLabel)}>
          <div className={css.drawing} translate="no">
            {room.capacity !== null && (
              <Capsules
                container={formula.container}
                capacity={room.capacity}
                units={units ?? 1}
                parts={parts}
                carrier={textOf(texts.carrier)}
                times={fillText(textOf(texts.times), { count: String(units ?? 1) })}
              />
            )}
            {formula.container === "stick" && <Stick />}
          </div>
          <ul className={css.sizes}>
            {said.containers.map(({ id, name, short }) => (
              <li key={id}>
                <ChangeLink
                  className={css.size}
                  to={{ kind: "set", settings: { container: id } }}
                  isCurrent={id === formula.container}
                >
                  <span className={css.radio} />
                  <span>{name}</span>
                  <small>{short}</small>
                </ChangeLink>
              </li>
            ))}
          </ul>
          <p className={css.bead}>
            {said.salts && <span>{`${said.salts}. `}</span>}
            <Text as="span" of={texts.bead} />
          </p>
        </Fold>
      </div>
    </aside>
  );
});
