// The options for a text as it is typed: what begins like it, in groups; or what is read of several names.

import { textOf } from "#shared/editions/edition.ts";
import { findChoices } from "#shared/formula/find-choices.ts";
import { choiceGroups, type Idea } from "#shared/formula/idea.ts";
import { readIdea } from "#shared/formula/read-idea.ts";
import { describeIdea, type IdeaTexts, nameOfChoice } from "#shared/formula/sentences/idea.ts";
import { writeIdea } from "#shared/formula/write-idea.ts";
import type { DeskChoice } from "#shared/pages/desk.ts";
import type { FoundOptions, IdeaLanguage, IdeaOption } from "./idea-box.ts";

export function findOptions(text: string, { words, texts }: IdeaLanguage): FoundOptions {
  const { parts, settings, said } = readIdea(text, words);
  const [first, ...others] = parts;
  const isOne = first !== undefined && others.length === 0 && !hasAny(settings);
  const { choices } =
    isOne && first.dose === ""
      ? findChoices(words, text, Number.POSITIVE_INFINITY)
      : { choices: [] };
  if (choices.length > 0) return { options: listOptions(choices, "", texts), first: 0, lines: [] };
  const name = [writeIdea(parts, nameOfChoice), ...said].filter(Boolean).join(", ");
  return {
    options: [
      ...(name !== "" ? [{ text, choice: null, name, group: textOf(texts.read) }] : []),
      ...(isOne ? listOptions(first.near, first.dose, texts) : []),
    ],
    // Sheets that speak of a need: which of them is for the visitor to say.
    first: isOne && first.isTopic ? -1 : 0,
    lines: describeIdea(parts, [], texts),
  };
}

const hasAny = (settings: Idea<DeskChoice>["settings"]) => Object.keys(settings).length > 0;

/** Most of a group: all vitamins, and few of a hundred strains. */
const most = { need: 4, active: 16, strain: 6, formula: 4 } as const;

/** Group by group, those last that are not shown whole; within one, the best first. */
const listOptions = (
  choices: readonly DeskChoice[],
  dose: string,
  { groups }: Pick<IdeaTexts, "groups">,
): readonly IdeaOption[] =>
  choiceGroups
    .map((group) => ({ group, all: choices.filter((choice) => choice.group === group) }))
    .toSorted((a, b) => Number(a.all.length > most[a.group]) - Number(b.all.length > most[b.group]))
    .flatMap(({ group, all }) =>
      all.slice(0, most[group]).map((choice) => ({
        text: `${choice.slug} ${dose}`.trim(),
        choice,
        name: nameOfChoice(choice),
        group: textOf(groups[group]),
      })),
    );
