// The formulas to begin with, as their cards show them: their actives, their claims, the places of their marks.

import { deskStarts } from "#shared/content/desk-starts.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { ActiveFacts } from "#shared/formula/desk-facts.ts";
import type { DeskWords } from "#shared/formula/desk-words.ts";
import { capsuleSizeOf, type Formula, type Instrument } from "#shared/formula/formula.ts";
import { narrowTrack, placeDose, scaleOf } from "#shared/formula/gauge-places.ts";
import { writePh } from "#shared/formula/ph-windows.ts";
import { signOf } from "#shared/formula/sentences/presentation.ts";
import type { DoseTotal, Verdict } from "#shared/formula/verdict.ts";
import type { BenchStart, DeskStart } from "#shared/pages/desk.ts";
import { benchAddress } from "#shared/pages/desk-address.ts";
import { formatDose } from "#shared/words/amounts.ts";
import { markLatin } from "#shared/words/latin.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import type { Reader } from "#shared/words/words.ts";
import { shortenGenus } from "../compose-head.ts";
import { openQuery } from "./open-formula.ts";

/** By edition: judged once, as every empty bench shows them. */
const made = new Map<string, readonly DeskStart[]>();

/** @throws when a start quotes a claim that it does not earn, or names an active that the desk does not have */
export function loadStarts(reader: Reader): readonly DeskStart[] {
  const { id } = reader.edition;
  const starts = made.get(id) ?? listStarts(reader);
  made.set(id, starts);
  return starts;
}

/** Those of one bench, as it lists them while it is empty. */
export const loadStartsOf = (instrument: Instrument, reader: Reader): readonly BenchStart[] =>
  loadStarts(reader)
    .filter((start) => start.instrument === instrument)
    .map(({ id, name, actives, result, address }) => ({ id, name, actives, result, address }));

function listStarts(reader: Reader): readonly DeskStart[] {
  return deskStarts.map((start): DeskStart => {
    const { id, instrument, tone, query } = start;
    const { formula, facts, verdict, words } = openQuery(query, instrument, reader);
    const { texts } = words;
    const quotes = start.claims.map((claimId) => {
      const found = verdict.claims.find(({ claim, isAbove }) => claim.id === claimId && !isAbove);
      if (!found) throw new Error(`the start ${id} does not earn ${claimId}`);
      return words.fill(texts.start.starts.quote, { text: textOf(found.claim.sentence) });
    });
    return {
      id,
      instrument,
      name: texts.start.starts.names[id],
      actives: describeActives(formula, facts.actives, words),
      claim: quotes.length > 0 ? quotes.join(" ") : null,
      result: withCapital(describeResult(formula, verdict, words)),
      address: benchAddress(formula),
      tone,
      marks: verdict.rods.map(markOf),
    };
  });
}

/** "Vitamine C 120 mg, acérola 40 mg.", "B. longum (SPH 104) 1 Md.": a code beside its dose would read as one number. */
function describeActives(
  { actives }: Formula,
  known: Readonly<Record<string, ActiveFacts>>,
  { language }: DeskWords,
): string {
  const said = actives.flatMap(({ slug, amount, unit }, at) => {
    const facts = known[slug];
    if (!facts || amount === null) return [];
    const name = textOf(facts.name);
    const shown = facts.code
      ? `${markLatin(shortenGenus(name).replace(". ", ".\u00a0"))} (${facts.code})`
      : at === 0
        ? name
        : withSmallLetter(name);
    return `${shown} ${formatDose(amount, unit, language)}`;
  });
  return `${said.join(", ")}.`;
}

/** The number of claims and capsules; of a serum the number of effects to be proven, and the pH. */
function describeResult(
  { instrument, container }: Formula,
  verdict: Verdict,
  words: DeskWords,
): string {
  const { said, start } = words.texts;
  const { result, aspects, ph, room } = start.starts;
  if (instrument === "serum") {
    const first = words.count(aspects, verdict.rods.flatMap(({ parts }) => parts).length);
    if (verdict.ph === null || verdict.ph === "none") return first;
    const second = words.fill(ph, { ph: writePh(verdict.ph.value, words) });
    return words.fill(result, { first, second });
  }
  const { length } = verdict.claims;
  const first = length === 0 ? words.plain(said.noClaim) : words.count(said.claims, length);
  const { units } = verdict.room;
  if (units === null) return first;
  const size = capsuleSizeOf[container] ?? "";
  return words.fill(result, { first, second: words.count(room, units, { size }) });
}

/** The mark on the smallest width of a narrow rod. */
function markOf(rod: DoseTotal): DeskStart["marks"][number] {
  const zone = rod.zone ?? "none";
  const [width] = narrowTrack.widths;
  const { share, shift } = placeDose(rod.total ?? 0, scaleOf(rod), narrowTrack);
  return {
    zone,
    sign: signOf[zone],
    place: share + shift / width,
    isOpen: rod.maximum === null && rod.threshold !== null,
  };
}
