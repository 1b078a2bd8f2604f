// Words the properties that actives share, and the conditions that one imposes on the rest.
import { textOf } from "#shared/editions/edition.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import { writePh } from "../ph-windows.ts";
import type { Shared } from "../verdict.ts";
import { describeExclusions } from "./exclusion-groups.ts";
import type { FactPresentation } from "./presentation.ts";

/** The panel "Ensemble": only what is shared or imposed. */
export function describeShared(context: JudgedFormula): readonly FactPresentation[] {
  const { words, formula, verdict } = context;
  if (formula.actives.length < 2) return [];
  return [
    ...listExclusions(context),
    ...describeForms(context),
    ...describePartners(context),
    ...listMarks(),
  ];

  function listMarks(): FactPresentation[] {
    const { marks, said } = words.texts;
    const { ph, temperature, waterActivity } = verdict;
    const mark = <Value>(
      id: string,
      label: string,
      shared: Shared<Value> | null,
      write: (value: Value) => string | null,
    ): FactPresentation[] => {
      const value = shared && write(shared.value);
      if (!shared || value === null) return [];
      return [{ id, label, value, note: `${withCapital(words.actives(shared.slugs))}.` }];
    };
    return [
      ...mark("ph", textOf(said.together.ph), ph === "none" ? null : ph, (value) =>
        writePh(value, words),
      ),
      ...mark("temperature", textOf(marks.temperature), temperature, (degrees) =>
        words.fill(marks.temperatureValue, { value: words.number(degrees) }),
      ),
      ...mark("water-activity", textOf(marks.waterActivity), waterActivity, (value) =>
        words.fill(marks.waterActivityValue, { value: words.number(value) }),
      ),
      ...(["light", "oxygen", "metals"] as const).flatMap((id) =>
        mark(id, textOf(marks[id]), verdict[id], (value) =>
          value === "none" ? null : textOf(marks.values[id][value]),
        ),
      ),
    ];
  }
}

/** None at all, or those that vesicles keep apart: what bars a formula is told by itself, with what puts it right. */
function listExclusions(context: JudgedFormula): FactPresentation[] {
  const { words, formula, verdict } = context;
  const { together } = words.texts.said;
  const label = textOf(together.exclusions);
  if (!verdict.exclusions.some(({ kind }) => kind === "conflict" || kind === "ph"))
    return [
      {
        id: "exclusions",
        label,
        value: words.count(together.noExclusion, formula.actives.length),
        note: "",
      },
    ];
  const bearable = verdict.exclusions.filter(({ unless }) => unless !== null);
  return describeExclusions(bearable, context).map(({ title, text }, at) => ({
    id: `exclusion-${at}`,
    label,
    value: withSmallLetter(title.replace(/\.$/, "")),
    note: text,
  }));
}

/** Those that every sheet provides for; what names none leaves them open. */
function describeForms({
  words,
  formula,
  facts,
  verdict: { forms },
}: JudgedFormula): FactPresentation[] {
  const { together, row } = words.texts.said;
  const open = formula.actives.flatMap(({ slug }) =>
    facts.actives[slug]?.forms.length === 0 ? [slug] : [],
  );
  const label = words.count(together.forms, Math.max(1, forms?.length ?? 1));
  const fact = (value: string, note: string): FactPresentation[] => [
    { id: "forms", label, value, note },
  ];
  const names = words.actives(open);
  if (forms === null) return fact(textOf(row.open), `${withCapital(names)}.`);
  if (forms.length === 0) return fact(textOf(together.formsNone), textOf(together.formsNoneText));
  const value = forms.map((form) => textOf(words.texts.marks.formNames[form]).toLowerCase());
  const note =
    open.length > 0
      ? words.fill(together.formsOpen, { names })
      : words.count(together.formsText, forms.length);
  return fact(value.join(", "), note);
}

/** Pairs, by the first of each; without those that are to be kept apart. */
function describePartners({
  words,
  verdict: { partners, exclusions },
}: JudgedFormula): FactPresentation[] {
  const { together } = words.texts.said;
  const isApart = (pair: readonly string[]) =>
    exclusions.some(
      ({ kind, between }) =>
        (kind === "conflict" || kind === "ph") && pair.every((slug) => between.includes(slug)),
    );
  const pairs = partners.filter((pair) => !isApart(pair));
  if (pairs.length === 0) return [];
  const firsts = [...new Set(pairs.map(([first]) => first))];
  const said = firsts.map((first) =>
    words.fill(together.pair, {
      first: words.active(first),
      others: words.actives(pairs.flatMap((pair) => (pair[0] === first ? [pair[1]] : []))),
    }),
  );
  const chain = words.chain(...said) ?? "";
  const isOne = said.length === 1;
  return [
    {
      id: "partners",
      label: textOf(together.partners),
      value: isOne ? chain : words.fill(together.pairs, { number: words.numeral(pairs.length) }),
      note: isOne
        ? textOf(together.partnersText)
        : `${withCapital(chain)}. ${textOf(together.partnersText)}`,
    },
  ];
}
