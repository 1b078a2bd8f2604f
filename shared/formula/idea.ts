// An idea: what somebody comes with to the desk, and the choices that it is read by. Types only.
import type { Choices } from "./find-choices.ts";
import type { Formula } from "./formula.ts";

/** In the order of lists. */
export const choiceGroups = ["need", "active", "strain", "formula"] as const;
export type ChoiceGroup = (typeof choiceGroups)[number];

export interface IdeaChoice {
  readonly slug: string;
  /** All names that it is found by (find-choices.ts). */
  readonly folded: string;
  readonly group: ChoiceGroup;
}

export interface Called<Choice> {
  readonly choice: Choice;
  /** It is called so; else it has the name besides, as a synonym, in another language, as a number. */
  readonly isOwn: boolean;
}

export interface ChoiceNames<Choice> {
  /**
   * Those that have the name, by their own names where any has; our formulas stand back for what alone has it. `isMeant`: others are
   * left out.
   */
  readonly find: (
    words: readonly string[],
    isMeant?: (choice: Choice) => boolean,
  ) => readonly Called<Choice>[];
  /** True for a name of what is known and not ours. */
  readonly isAbsent: (words: readonly string[]) => boolean;
  /** True where anything, ours or not, has a name of these letters. */
  readonly has: (key: string) => boolean;
  readonly keys: () => Iterable<string>;
  readonly findKey: (key: string) => readonly Called<Choice>[];
}

/** Wishes that a text says beside its actives. */
export type IdeaSettings = Partial<
  Pick<Formula, "batch" | "container" | "content" | "market" | "wishes">
>;

/** What our sheets say of choices that are not called so: an effect on the skin, a field of study of strains. */
export interface SheetTopic {
  /** As foldNames writes them. */
  readonly folded: string;
  readonly slugs: readonly string[];
}

/** All that can be chosen, and what else the words of a text say. Words are keys, as keyOfName has them. */
export interface IdeaWords<Choice extends IdeaChoice> extends Choices<Choice> {
  readonly names: ChoiceNames<Choice>;
  readonly settings: ReadonlyMap<string, IdeaSettings>;
  readonly topics: readonly SheetTopic[];
  /** Before the name of a formula: "comme", "like". */
  readonly like: ReadonlySet<string>;
  /** What follows is not wanted: "sans", "without". */
  readonly without: ReadonlySet<string>;
  /** They say nothing of a formula: "de", "with". */
  readonly links: ReadonlySet<string>;
  /** Nor do these, but after a number it is a number of them: "2 gélules". */
  readonly counted: ReadonlySet<string>;
  /** Doses are per cents; elsewhere these are shares of a reference value. */
  readonly isInPercent: boolean;
}

export interface IdeaPart<Choice> {
  /** As it was typed. */
  readonly text: string;
  /** Null where nothing, or more than one thing, is called so. */
  readonly choice: Choice | null;
  /** The choice is called as was typed. */
  readonly isOwn: boolean;
  /** As typed, "" without one. */
  readonly dose: string;
  /** The words that say nothing that was read. */
  readonly unread: readonly string[];
  /** What may be meant, where no choice is. */
  readonly near: readonly Choice[];
  /** It names no choice: the sheets of those that are near speak of it. */
  readonly isTopic: boolean;
  /** Known, and not in the catalogue. */
  readonly isAbsent: boolean;
  /** A number of a substance that is none of ours. */
  readonly isUnknownNumber: boolean;
  /** A number of packs, or of what one holds, that is not among those to choose from. */
  readonly isCount: boolean;
  /** The part that named the same before, whose dose counts. */
  readonly twiceOf: IdeaPart<Choice> | null;
}

export interface Idea<Choice> {
  readonly parts: readonly IdeaPart<Choice>[];
  readonly settings: IdeaSettings;
  /** The words that say them, as they were typed. */
  readonly said: readonly string[];
}
