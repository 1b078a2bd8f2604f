// Opens the choices of a field as they come, for the reader of ideas. Made once for a list.
import { keyOfName, nameChoices } from "./choice-names.ts";
import type { Choices } from "./find-choices.ts";
import type { IdeaChoice, IdeaSettings, IdeaWords, SheetTopic } from "./idea.ts";

/** Lists of names, as content has them. */
export interface TypedWords {
  readonly words: Readonly<Record<"like" | "without" | "links" | "counted", readonly string[]>>;
  readonly settings: readonly {
    readonly words: readonly string[];
    readonly sets: IdeaSettings;
  }[];
  readonly topics: readonly SheetTopic[];
  readonly isInPercent: boolean;
}

export function openChoices<Choice extends IdeaChoice>(
  given: Choices<Choice> & TypedWords,
): IdeaWords<Choice> {
  const { choices, absent, isInPercent, words, settings, topics } = given;
  const keys = (names: readonly string[]) => new Set(names.map(keyOfName));
  return {
    choices,
    absent,
    topics,
    isInPercent,
    names: nameChoices(choices, absent),
    settings: new Map(
      settings.flatMap(({ words: named, sets }) =>
        named.map((name) => [keyOfName(name), sets] as const),
      ),
    ),
    like: keys(words.like),
    without: keys(words.without),
    links: keys(words.links),
    counted: keys(words.counted),
  };
}
