// What actives share, what one imposes on the rest, and what does not go together.
import { textOf } from "#shared/editions/edition.ts";
import type { Container } from "./formula.ts";
import type { Fix, SaidFact } from "./said.ts";
import type { RodContext } from "./say-rods.ts";
import type { Exclusion, Shared } from "./verdict.ts";
import { join, startBig, startSmall } from "./voice.ts";

/** Of a dosage form, the container that it comes in. */
const containerOf: Readonly<Partial<Record<string, Container>>> = {
  capsule: "gelule-0",
  stick: "stick",
  powder: "poudre",
  liquid: "liquide",
};

export function sayConflict(
  { kind, between, reason, unlessEncapsulated }: Exclusion,
  { voice, facts, formula, verdict }: RodContext,
): { title: string; text: string; fixes: readonly Fix[] } {
  const { together } = voice.texts.said;
  const names = voice.actives(between);
  if (kind === "form")
    return {
      title: voice.say(together.form, {
        container: textOf(voice.texts.bench.containers[formula.container]),
        names,
      }),
      text: voice.count(together.formText, between.length),
      fixes: (verdict.forms ?? []).flatMap((form): readonly Fix[] => {
        const container = containerOf[form];
        if (!container) return [];
        const name = textOf(voice.texts.brief.containers[container]);
        return [
          { kind: "container", container, label: voice.say(together.change, { container: name }) },
        ];
      }),
    };
  const fixes = between.slice(1).map((slug): Fix => {
    const label = voice.say(together.remove, { name: voice.active(slug) });
    return { kind: "remove", slug, label };
  });
  if (kind === "ph") {
    const windows = between.flatMap((slug) => {
      const ph = facts.actives[slug]?.ph;
      if (!ph) return [];
      const [from, to] = [voice.number(ph.from), voice.number(ph.to)];
      return [voice.say(together.phOf, { name: startBig(voice.active(slug)), from, to })];
    });
    return { title: textOf(together.phNone), text: windows.join(" "), fixes };
  }
  if (unlessEncapsulated)
    return {
      title: startBig(`${voice.say(together.loose, { names })}.`),
      text: join(reason && textOf(reason), textOf(together.encapsulated)),
      fixes: [],
    };
  return {
    title: startBig(voice.say(together.conflict, { names })),
    text: join(reason && textOf(reason)),
    fixes,
  };
}

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

function sayForms({ voice, verdict: { forms } }: RodContext): SaidFact[] {
  const { together } = voice.texts.said;
  if (forms === null) return [];
  const label = voice.count(together.forms, Math.max(1, forms.length));
  if (forms.length === 0)
    return [
      {
        id: "forms",
        label,
        value: textOf(together.formsNone),
        note: textOf(together.formsNoneText),
      },
    ];
  const value = forms.map((form) => textOf(voice.texts.marks.formNames[form]).toLowerCase());
  return [
    {
      id: "forms",
      label,
      value: value.join(", "),
      note: voice.count(together.formsText, forms.length),
    },
  ];
}

function sayPartners({ voice, verdict: { partners } }: RodContext): SaidFact[] {
  if (partners.length === 0) return [];
  const { together } = voice.texts.said;
  const slugs = [...new Set(partners.flat())];
  return [
    {
      id: "partners",
      label: textOf(together.partners),
      value: slugs.map((slug) => voice.active(slug)).join(", "),
      note: textOf(together.partnersText),
    },
  ];
}
