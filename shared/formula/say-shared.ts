// What actives share, and what one imposes on the rest.
import { textOf } from "#shared/editions/edition.ts";
import type { RodContext } from "./rod-words.ts";
import type { SaidFact } from "./said.ts";
import { sayConflict } from "./say-together.ts";
import type { Shared } from "./verdict.ts";
import { startBig, startSmall } from "./voice.ts";

/** The panel "Ensemble": only what is shared or imposed. */
export function sayShared(context: RodContext): readonly SaidFact[] {
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
        voice.say(marks.temperatureValue, { degrees: voice.number(degrees) }),
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

function sayExclusions(context: RodContext): SaidFact[] {
  const { voice, formula, verdict } = context;
  const { together } = voice.texts.said;
  const label = textOf(together.exclusions);
  const between = verdict.exclusions.filter(({ kind }) => kind !== "form");
  if (between.length === 0)
    return [
      {
        id: "exclusions",
        label,
        value: voice.count(together.noExclusion, formula.actives.length),
        note: "",
      },
    ];
  return between.map((exclusion, at) => {
    const { title, text } = sayConflict(exclusion, context);
    return {
      id: `exclusion-${at}`,
      label,
      value: startSmall(title.replace(/\.$/, "")),
      note: text,
    };
  });
}

function sayForms({ voice, verdict: { forms }, formula, facts }: RodContext): SaidFact[] {
  const { together } = voice.texts.said;
  if (forms === null) return [];
  const label = voice.count(together.forms, Math.max(1, forms.length));
  const open = formula.actives
    .map(({ slug }) => slug)
    .filter((slug) => facts.actives[slug]?.forms.length === 0);
  const note =
    forms.length === 0
      ? textOf(together.formsNoneText)
      : open.length > 0
        ? voice.say(together.formsOpen, { names: voice.actives(open) })
        : voice.count(together.formsText, forms.length);
  const names = forms.map((form) => textOf(voice.texts.marks.formNames[form]).toLowerCase());
  return [
    {
      id: "forms",
      label,
      value: forms.length === 0 ? textOf(together.formsNone) : names.join(", "),
      note,
    },
  ];
}

/** Each pair by itself, without those that something keeps apart. */
function sayPartners({ voice, verdict: { partners, exclusions } }: RodContext): SaidFact[] {
  const apart = new Set(exclusions.map(({ between }) => between.toSorted().join(" ")));
  const pairs = partners.filter((pair) => !apart.has(pair.toSorted().join(" ")));
  if (pairs.length === 0) return [];
  const { together } = voice.texts.said;
  return [
    {
      id: "partners",
      label: textOf(together.partners),
      value: pairs.map((pair) => voice.actives(pair)).join(" · "),
      note: textOf(together.partnersText),
    },
  ];
}
