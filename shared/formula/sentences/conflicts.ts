// What does not go together, and how that can be put right.
import { textOf } from "#shared/editions/edition.ts";
import { containerOf } from "../engine/fit.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { Exclusion } from "../verdict.ts";
import { join, startBig } from "../voice.ts";
import type { Fix } from "./presentation.ts";

export function sayConflict(
  { kind, between, reason, unless }: Exclusion,
  { voice, facts, formula, verdict }: JudgedFormula,
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
        const container = containerOf(form);
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
  if (unless !== null)
    return {
      title: startBig(`${voice.say(unless === "dry" ? together.wet : together.loose, { names })}.`),
      text: join(reason && textOf(reason), textOf(together[unless])),
      fixes: [],
    };
  return {
    title: startBig(voice.say(together.conflict, { names })),
    text: join(reason && textOf(reason)),
    fixes,
  };
}
