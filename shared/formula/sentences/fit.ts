// Words the contents of a container, and the choice of containers.
import { textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import { isOverWhole, largestCapsule } from "../engine/fit.ts";
import { capsuleSizeOf } from "../formula.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { describeShareOfBottle } from "./answer-fit.ts";
import type { ContainerPresentation, Fix, VerdictPresentation } from "./presentation.ts";

export function describeFill(context: JudgedFormula): string {
  const { words, formula, verdict, facts } = context;
  const { fit } = words.texts.said;
  const { milligrams, isPowder } = verdict.room;
  if (formula.instrument === "serum")
    return words.fill(isOverWhole(verdict.percent) ? fit.overText : fit.serumLead, {
      percent: describeShareOfBottle(context),
    });
  if (milligrams === 0) return textOf(fit.emptyLead);
  const hasSalts = formula.actives.some(({ slug }) => facts.actives[slug]?.form);
  const lead = words.count(
    isPowder ? fit.leadPowder : hasSalts ? fit.leadSalts : fit.lead,
    formula.actives.length,
    { mass: words.weight(milligrams) },
  );
  return `${lead} ${textOf(isPowder ? fit.leadStrains : fit.leadCarrier)}`;
}

/** Each salt that is put in, beside what is counted of it. */
export function describeSalts({ words, formula, verdict, facts }: JudgedFormula): string | null {
  const { salt } = words.texts.said.fit;
  return words.chain(
    ...verdict.room.parts.flatMap(({ slug, milligrams }) => {
      const dosed = formula.actives.find((each) => each.slug === slug);
      const form = facts.actives[slug]?.form;
      if (!form || !dosed?.amount) return [];
      return words.fill(salt, {
        mass: words.weight(milligrams),
        // Its grade stands on the sheet: "citrate tricalcique, qualité tétrahydratée".
        form: textOf(form).split(", ")[0] ?? "",
        dose: words.dose(dosed.amount, dosed.unit),
        name: words.active(slug),
      });
    }),
  );
}

export function describeContainers({
  words,
  formula,
  verdict,
}: JudgedFormula): readonly ContainerPresentation[] {
  const { fit } = words.texts.said;
  return verdict.containers.map(({ container: id, without, capacity, units, filled }) => {
    const name = textOf(words.texts.bench.containers[id]);
    if (without.length > 0) {
      const names = words.actives(without);
      const note = words.count(fit.withoutText, without.length, { names });
      const isNone = without.length === formula.actives.length;
      const text =
        without.length < 3 && !isNone
          ? words.fill(fit.without, { names })
          : isNone
            ? textOf(fit.never)
            : words.fill(fit.withoutMany, { number: words.numeral(without.length) });
      return { id, name, short: text, text, filled: null, note };
    }
    const said = (short: string, share: string | null = null) => ({
      id,
      name,
      short,
      text: words.series(short, share ?? undefined),
      filled: share,
      note: null,
    });
    if (capacity === null) return said(textOf(fit.capacity));
    if (units === null) return said(words.weight(capacity));
    const share = words.fill(fit.filled, {
      percent: words.percent(filled ?? 0),
      capacity: words.weight(capacity),
    });
    return said(words.fill(fit.perDay, { count: words.number(units) }), share);
  });
}

/** How many a day, also where the form suits not every active. */
export function describeUnits({ words, formula, verdict }: JudgedFormula): string | null {
  const units = verdict.containers.find(({ container }) => container === formula.container)?.units;
  return units ? withCapital(words.count(words.texts.said.fit.capsules, units)) : null;
}

/** The largest size, where it takes fewer. */
export function listFillFixes({ words, verdict }: JudgedFormula): readonly Fix[] {
  const { units } = verdict.room;
  const largest = verdict.containers.find(({ container }) => container === largestCapsule);
  if (
    units === null ||
    !largest ||
    largest.without.length > 0 ||
    largest.units === null ||
    largest.units >= units
  )
    return [];
  const label = words.fill(words.texts.said.fit.seeOther, {
    size: capsuleSizeOf[largest.container] ?? "",
    count: words.number(largest.units),
    percent: words.percent(largest.filled ?? 0),
  });
  return [{ kind: "container", container: largest.container, label }];
}

export const listLayers = ({ words, verdict }: JudgedFormula): VerdictPresentation["layers"] =>
  verdict.room.parts.flatMap(({ slug, milligrams }) =>
    milligrams > 0 ? [{ slug, name: words.active(slug), mass: words.weight(milligrams) }] : [],
  );
