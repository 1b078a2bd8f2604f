// What lies in a container, and which containers do.
import { textOf } from "#shared/editions/edition.ts";
import { isOverWhole, largestCapsule } from "../engine/fit.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { sayShareOfBottle, sizeOf } from "./answers.ts";
import type { Fix, SaidContainer, SaidVerdict } from "./presentation.ts";

export function sayRoom(context: JudgedFormula): string {
  const { voice, formula, verdict, facts } = context;
  const { fit } = voice.texts.said;
  const { milligrams, isPowder } = verdict.room;
  if (formula.instrument === "serum")
    return voice.say(isOverWhole(verdict.percent) ? fit.overText : fit.serumLead, {
      percent: sayShareOfBottle(context),
    });
  if (milligrams === 0) return textOf(fit.emptyLead);
  const hasSalts = formula.actives.some(({ slug }) => facts.actives[slug]?.form);
  const lead = voice.count(
    isPowder ? fit.leadPowder : hasSalts ? fit.leadSalts : fit.lead,
    formula.actives.length,
    { mass: voice.mass(milligrams) },
  );
  return `${lead} ${textOf(isPowder ? fit.leadStrains : fit.leadCarrier)}`;
}

export function sayContainers({
  voice,
  formula,
  verdict,
}: JudgedFormula): readonly SaidContainer[] {
  const { fit } = voice.texts.said;
  return verdict.containers.map(({ container: id, without, capacity, units, filled }) => {
    const name = textOf(voice.texts.bench.containers[id]);
    if (without.length > 0) {
      const names = voice.actives(without);
      const note = voice.count(fit.withoutText, without.length, { names });
      const isNone = without.length === formula.actives.length;
      const text =
        without.length < 3 && !isNone
          ? voice.say(fit.without, { names })
          : isNone
            ? textOf(fit.never)
            : voice.say(fit.withoutMany, { number: voice.words(without.length) });
      return { id, name, text, note };
    }
    if (capacity === null) return { id, name, text: textOf(fit.capacity), note: null };
    if (units === null) return { id, name, text: voice.mass(capacity), note: null };
    const share = voice.say(fit.filled, {
      percent: voice.percent(filled ?? 0),
      capacity: voice.mass(capacity),
    });
    return {
      id,
      name,
      text: voice.say(fit.perDay, { count: voice.number(units), filled: share }),
      note: null,
    };
  });
}

/** The largest size, where it takes fewer. */
export function sayRoomFixes({ voice, verdict }: JudgedFormula): readonly Fix[] {
  const { units } = verdict.room;
  const largest = verdict.containers.find(({ container }) => container === largestCapsule);
  if (units === null || !largest || largest.units === null || largest.units >= units) return [];
  const label = voice.say(voice.texts.said.fit.seeOther, {
    size: sizeOf(largest.container),
    count: voice.number(largest.units),
    percent: voice.percent(largest.filled ?? 0),
  });
  return [{ kind: "container", container: largest.container, label }];
}

export const sayLayers = ({ voice, verdict }: JudgedFormula): SaidVerdict["layers"] =>
  verdict.room.parts.flatMap(({ slug, milligrams }) =>
    milligrams > 0 ? [{ slug, name: voice.active(slug), mass: voice.mass(milligrams) }] : [],
  );
