// What lies in a container, and which containers do.
import { capsuleVolumes } from "#shared/content/capsules.ts";
import { textOf } from "#shared/editions/edition.ts";
import { type Container, containers } from "./formula.ts";
import type { RodContext } from "./rod-words.ts";
import type { Fix, SaidContainer, SaidVerdict } from "./said.ts";
import { isBottleOver, sayShareOfBottle, sizeOf } from "./say-cells.ts";

const formOf = { stick: "stick", poudre: "powder", liquide: "liquid" } as const;

const isCapsule = (container: Container): container is Exclude<Container, keyof typeof formOf> =>
  container.startsWith("gelule-");

/** mg in one; null where nobody has said. */
const capacityOf = (container: Container): number | null =>
  isCapsule(container)
    ? 1000 * capsuleVolumes[sizeOf(container) as keyof typeof capsuleVolumes]
    : null;

/** As judge.ts counts them. */
const unitsOf = (milligrams: number, capacity: number): number =>
  Math.max(1, Math.ceil((milligrams - 0.001) / capacity));

const filledOf = (milligrams: number, capacity: number): number =>
  Math.round((100 * milligrams) / (capacity * unitsOf(milligrams, capacity)));

export function sayRoom(context: RodContext): string {
  const { voice, formula, verdict, facts } = context;
  const { fit } = voice.texts.said;
  const { milligrams } = verdict.room;
  if (formula.instrument === "serum")
    return voice.say(isBottleOver(verdict) ? fit.overText : fit.serumLead, {
      percent: sayShareOfBottle(context),
    });
  if (milligrams === 0) return textOf(fit.emptyLead);
  const isPowder = formula.actives.every(({ slug }) => {
    const kind = facts.actives[slug]?.kind;
    return kind === "strain" || kind === "postbiotic";
  });
  const hasSalts = formula.actives.some(({ slug }) => facts.actives[slug]?.form);
  const lead = voice.count(
    isPowder ? fit.leadPowder : hasSalts ? fit.leadSalts : fit.lead,
    formula.actives.length,
    { mass: voice.mass(milligrams) },
  );
  return `${lead} ${textOf(isPowder ? fit.leadStrains : fit.leadCarrier)}`;
}

export function sayContainers(context: RodContext): readonly SaidContainer[] {
  const { voice, formula, verdict, facts } = context;
  if (formula.instrument === "serum") return [];
  const { fit } = voice.texts.said;
  const { milligrams } = verdict.room;
  return containers.map((id) => {
    const name = textOf(voice.texts.bench.containers[id]);
    const form = isCapsule(id) ? "capsule" : formOf[id];
    const without = formula.actives
      .map(({ slug }) => slug)
      .filter((slug) => {
        const forms = facts.actives[slug]?.forms ?? [];
        return forms.length > 0 && !forms.includes(form);
      });
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
    const capacity = capacityOf(id);
    if (capacity === null) return { id, name, text: textOf(fit.capacity), note: null };
    if (milligrams === 0) return { id, name, text: voice.mass(capacity), note: null };
    const count = voice.number(unitsOf(milligrams, capacity));
    const filled = voice.say(fit.filled, {
      percent: voice.percent(filledOf(milligrams, capacity)),
      capacity: voice.mass(capacity),
    });
    return { id, name, text: voice.say(fit.perDay, { count, filled }), note: null };
  });
}

/** The largest size, where it takes fewer. */
export function sayRoomFixes({ voice, verdict }: RodContext): readonly Fix[] {
  const { milligrams, units } = verdict.room;
  const largest = "gelule-00";
  const capacity = capacityOf(largest);
  if (units === null || capacity === null) return [];
  const fewer = unitsOf(milligrams, capacity);
  if (fewer >= units) return [];
  const label = voice.say(voice.texts.said.fit.seeOther, {
    size: sizeOf(largest),
    count: voice.number(fewer),
    percent: voice.percent(filledOf(milligrams, capacity)),
  });
  return [{ kind: "container", container: largest, label }];
}

export const sayLayers = ({ voice, verdict }: RodContext): SaidVerdict["layers"] =>
  verdict.room.parts.flatMap(({ slug, milligrams }) =>
    milligrams > 0 ? [{ slug, name: voice.active(slug), mass: voice.mass(milligrams) }] : [],
  );
