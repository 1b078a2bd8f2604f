// What actives share, and what one imposes on the rest.
import { textOf } from "#shared/editions/edition.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { Shared } from "../verdict.ts";
import { startBig, startSmall } from "../voice.ts";
import { sayConflict } from "./conflicts.ts";
import type { SaidFact } from "./presentation.ts";

/** The panel "Ensemble": only what is shared or imposed. */
export function sayShared(context: JudgedFormula): readonly SaidFact[] {
  const { voice, formula, verdict } = context;
  if (formula.actives.length < 2) return [];
  return [...sayExclusions(context), ...sayForms(context), ...sayPartners(context), ...listMarks()];

  function listMarks(): SaidFact[] {
    const { marks, said } = voice.texts;
    const { ph, temperature, waterActivity } = verdict;
    const mark = <Value>(
      id: string,
      label: string,
      shared: Shared<Value> | null,
      write: (value: Value) => string | null,
    ): SaidFact[] => {
      const value = shared && write(shared.value);
      if (!shared || value === null) return [];
      return [{ id, label, value, note: `${startBig(voice.actives(shared.slugs))}.` }];
    };
    return [
      ...mark("ph", textOf(said.together.ph), ph === "none" ? null : ph, ({ from, to }) =>
        from === to
          ? voice.number(from)
          : voice.say(said.range, { from: voice.number(from), to: voice.number(to) }),
      ),
      ...mark("temperature", textOf(marks.temperature), temperature, (degrees) =>
        voice.say(marks.temperatureValue, { value: voice.number(degrees) }),
      ),
      ...mark("water-activity", textOf(marks.waterActivity), waterActivity, (value) =>
        voice.say(marks.waterActivityValue, { value: voice.number(value) }),
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
function sayExclusions(context: JudgedFormula): SaidFact[] {
  const { voice, formula, verdict } = context;
  const { together } = voice.texts.said;
  const label = textOf(together.exclusions);
  if (verdict.exclusions.every(({ kind }) => kind === "form"))
    return [
      {
        id: "exclusions",
        label,
        value: voice.count(together.noExclusion, formula.actives.length),
        note: "",
      },
    ];
  return verdict.exclusions
    .filter(({ unless }) => unless !== null)
    .map((exclusion, at) => {
      const { title, text } = sayConflict(exclusion, context);
      return {
        id: `exclusion-${at}`,
        label,
        value: startSmall(title.replace(/\.$/, "")),
        note: text,
      };
    });
}

/** Those that every sheet provides for; what names none leaves them open. */
function sayForms({ voice, formula, facts, verdict: { forms } }: JudgedFormula): SaidFact[] {
  const { together, row } = voice.texts.said;
  const open = formula.actives.flatMap(({ slug }) =>
    facts.actives[slug]?.forms.length === 0 ? [slug] : [],
  );
  const label = voice.count(together.forms, Math.max(1, forms?.length ?? 1));
  const fact = (value: string, note: string): SaidFact[] => [{ id: "forms", label, value, note }];
  const names = voice.actives(open);
  if (forms === null) return fact(textOf(row.open), `${startBig(names)}.`);
  if (forms.length === 0) return fact(textOf(together.formsNone), textOf(together.formsNoneText));
  const value = forms.map((form) => textOf(voice.texts.marks.formNames[form]).toLowerCase());
  const note =
    open.length > 0
      ? voice.say(together.formsOpen, { names })
      : voice.count(together.formsText, forms.length);
  return fact(value.join(", "), note);
}

/** Pairs, by the first of each; without those that are to be kept apart. */
function sayPartners({ voice, verdict: { partners, exclusions } }: JudgedFormula): SaidFact[] {
  const { together } = voice.texts.said;
  const isApart = (pair: readonly string[]) =>
    exclusions.some(
      ({ kind, between }) => kind !== "form" && pair.every((slug) => between.includes(slug)),
    );
  const pairs = partners.filter((pair) => !isApart(pair));
  if (pairs.length === 0) return [];
  const firsts = [...new Set(pairs.map(([first]) => first))];
  const said = firsts.map((first) =>
    voice.say(together.pair, {
      first: voice.active(first),
      others: voice.actives(pairs.flatMap((pair) => (pair[0] === first ? [pair[1]] : []))),
    }),
  );
  const chain = voice.chain(...said) ?? "";
  const isOne = said.length === 1;
  return [
    {
      id: "partners",
      label: textOf(together.partners),
      value: isOne ? chain : voice.say(together.pairs, { number: voice.words(pairs.length) }),
      note: isOne
        ? textOf(together.partnersText)
        : `${startBig(chain)}. ${textOf(together.partnersText)}`,
    },
  ];
}
