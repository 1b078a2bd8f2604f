// A field that takes ideas, as its parts need it. Types only.
import type { ComponentType, ReactNode, RefObject } from "react";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import type { Idea, IdeaWords } from "#shared/formula/idea.ts";
import type { IdeaLine, IdeaTexts } from "#shared/formula/sentences/idea.ts";
import type { DeskChoice, ToldIdea } from "#shared/pages/desk.ts";

/** Takes what was read of a text. `isTold`: there is something to say of it, so that the field keeps the focus. */
export type TakeIdea = (text: string, idea: Idea<DeskChoice>, isTold: boolean) => void;

/** What a field reads by. */
export interface IdeaLanguage {
  readonly words: IdeaWords<DeskChoice>;
  readonly texts: IdeaTexts;
}

export interface IdeaOption {
  /** What it stands for, as the server would be asked for it. */
  readonly text: string;
  /** Null of what was read of a text with several names, or a dose. */
  readonly choice: DeskChoice | null;
  readonly name: string;
  /** The name of its group. */
  readonly group: string;
}

export interface FoundOptions {
  readonly options: readonly IdeaOption[];
  /** Place of the one that Enter takes as it stands; -1 where the text names none of them. */
  readonly first: number;
  /** What is not understood of the text as it stands. */
  readonly lines: readonly IdeaLine[];
}

export interface IdeaBox {
  /** Of the list; an option has its place besides. */
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Null while the list is closed. */
  readonly found: FoundOptions | null;
  /** Place of an option; -1 for none. */
  readonly active: number;
  readonly isPresent: (slugs: readonly string[]) => boolean;
  /** Null where the server takes it. */
  readonly take: TakeIdea | null;
  readonly addressOf: (text: string) => string;
  readonly setActive: (place: number) => void;
  readonly setLines: (lines: readonly IdeaLine[]) => void;
  /** Answers a text; "" closes the list. */
  readonly seek: (text: string) => void;
}

export interface IdeaFieldProps {
  readonly instrument: Instrument;
  readonly id: string;
  readonly className: string | undefined;
  readonly name: Phrase;
  readonly placeholder: Phrase;
  /** The list could not be fetched. */
  readonly failed: Phrase;
  readonly ask: Phrase;
  /** True of what is on the bench. */
  readonly isPresent?: (slugs: readonly string[]) => boolean;
  /** Null where, or while, the server takes it. */
  readonly take: TakeIdea | null;
  /** Of the page that takes a text. */
  readonly addressOf: (text: string) => string;
  /** What the server had to say of the text of its address. */
  readonly told?: ToldIdea | null;
  readonly icon?: ReactNode;
  /** Null until its chunk is there. */
  readonly Tool: ComponentType<IdeaToolProps> | null;
  /** Has it fetched. */
  readonly reach?: () => void;
}

export interface IdeaToolProps extends Omit<IdeaFieldProps, "Tool" | "reach"> {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Id of its list. */
  readonly list: string;
  /** Comes with the field, and so is in no chunk by itself. */
  readonly Lines: ComponentType<{
    readonly lines: readonly IdeaLine[];
    readonly ask: Phrase;
    readonly take: ((text: string) => void) | null;
    readonly addressOf: (text: string) => string;
  }>;
}
