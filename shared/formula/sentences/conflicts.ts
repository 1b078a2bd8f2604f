// Words the exclusions between actives, and the ways to put them right.
import { textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type DeskWords, joinSentences } from "../desk-words.ts";
import { containerOf } from "../engine/fit.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { Exclusion } from "../verdict.ts";
import type { Fix } from "./presentation.ts";

/** "cuivre et vitamine C, non encapsulés": what a form, or vesicles, make bearable. */
export function describeBearable(
  unless: NonNullable<Exclusion["unless"]>,
  names: string,
  words: DeskWords,
): string {
  const { together } = words.texts.said;
  const titles = {
    encapsulated: together.loose,
    dry: together.wet,
    apart: together.distant,
  } as const;
  return words.fill(titles[unless], { names });
}

export function describeConflict(
  { kind, between, reason, unless }: Exclusion,
  { words, facts, formula, verdict }: JudgedFormula,
): { title: string; text: string; fixes: readonly Fix[] } {
  const { together } = words.texts.said;
  const names = words.actives(between);
  const toRemove = (slugs: readonly string[]) =>
    slugs.map((slug): Fix => {
      const label = words.fill(together.remove, { name: words.active(slug) });
      return { kind: "remove", slug, label };
    });
  if (kind === "form")
    return {
      title: words.fill(together.form, {
        container: textOf(words.texts.bench.containers[formula.container]),
        names,
      }),
      text: words.count(together.formText, between.length),
      fixes: (verdict.forms ?? []).flatMap((form): readonly Fix[] => {
        const container = containerOf(form);
        if (!container) return [];
        const name = textOf(words.texts.brief.containers[container]);
        return [
          { kind: "container", container, label: words.fill(together.change, { container: name }) },
        ];
      }),
    };
  if (kind !== "ph" && kind !== "conflict")
    return {
      title: words.fill(words.texts.said.wish.broken[kind], { names }),
      text: words.count(together.formText, between.length),
      fixes: toRemove(between),
    };
  const fixes = toRemove(between.slice(1));
  if (kind === "ph") {
    const windows = between.flatMap((slug) => {
      const ph = facts.actives[slug]?.ph;
      if (!ph) return [];
      const [from, to] = [words.number(ph.from), words.number(ph.to)];
      return [words.fill(together.phOf, { name: withCapital(words.active(slug)), from, to })];
    });
    return { title: textOf(together.phNone), text: windows.join(" "), fixes };
  }
  if (unless !== null)
    return {
      title: withCapital(`${describeBearable(unless, names, words)}.`),
      text: joinSentences(reason && textOf(reason), textOf(together[unless])),
      fixes: [],
    };
  return {
    title: withCapital(words.fill(together.conflict, { names })),
    text: joinSentences(reason && textOf(reason)),
    fixes,
  };
}
