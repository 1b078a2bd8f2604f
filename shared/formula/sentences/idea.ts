// Words what was not simply read of an idea: what was taken for what, and what was not taken at all.
import type { DeskIdeaCopy } from "#shared/content/schema/pages/desk-idea.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { splitWords } from "#shared/search/normalise.ts";
import { writeSearch } from "#shared/search/search-query.ts";
import { fillText } from "#shared/words/fill-text.ts";
import type { IdeaChoice, IdeaPart } from "../idea.ts";
import { longestIdea } from "../read-idea.ts";
import { needsWord } from "../write-idea.ts";

/** `absent`, `unknownNumber`: as the search says them. */
export interface IdeaTexts extends Localized<Omit<DeskIdeaCopy, "words" | "benches">> {
  readonly absent: Phrase;
  readonly unknownNumber: Phrase;
  /** Before the name of one of our formulas. */
  readonly like: Phrase;
  /** Of the site's search, without what is looked for. */
  readonly searchAddress: string;
  /** What is made on the other bench, as keys of words, and the way there. */
  readonly otherWords: readonly string[];
  readonly otherName: Phrase;
  readonly otherAddress: string;
}

interface NamedChoice extends IdeaChoice {
  readonly name: Phrase;
  /** Code of a strain. */
  readonly code: string | null;
}

export interface IdeaLine {
  readonly text: string;
  /** What the laboratory may be asked about; null where nothing is missing. */
  readonly about: string | null;
  /** `idea`: the text with this choice in the place of what was not read. */
  readonly choices: readonly (Pick<NamedChoice, "slug" | "name" | "code"> & {
    readonly idea: string;
    /** Where it leads instead. */
    readonly to?: string;
  })[];
}

/** Most lines that are told one by one. */
const mostLines = 20;

export const nameOfChoice = ({ name, code }: Pick<NamedChoice, "name" | "code">): string =>
  code === null ? textOf(name) : `${textOf(name)} ${code}`;

/** `leftOut`: names of what found no room. */
export function describeIdea<Choice extends NamedChoice>(
  parts: readonly IdeaPart<Choice>[],
  leftOut: readonly string[],
  texts: IdeaTexts,
): readonly IdeaLine[] {
  const told = parts.filter(needsWord);
  const search = (text: string) => ({
    slug: "search",
    name: texts.elsewhere,
    code: null,
    idea: "",
    to: texts.searchAddress + writeSearch(text),
  });
  const lines = told.slice(0, mostLines).map((part): IdeaLine => {
    if (isOfOtherBench(part, texts))
      return {
        text: fillText(textOf(texts.otherBench), { text: part.text }),
        about: null,
        choices: [
          { slug: "bench", name: texts.otherName, code: null, idea: "", to: texts.otherAddress },
        ],
      };
    const others = told.filter((each) => each !== part).map(({ text }) => text);
    return {
      text: describePart(part, texts),
      about:
        part.choice || part.isCount || (part.near.length > 0 && !part.isTopic) ? null : part.text,
      choices:
        part.choice || part.isCount || part.near.length > 0
          ? part.near.map(({ slug, name, code }) => ({
              slug,
              name,
              code,
              idea: [`${slug} ${part.dose}`.trim(), ...others].join("; ").slice(0, longestIdea),
            }))
          : [search(part.text)],
    };
  });
  const plain = (text: Phrase, blanks: Readonly<Record<string, string>>): IdeaLine => ({
    text: fillText(textOf(text), blanks),
    about: null,
    choices: [],
  });
  const rest = told.slice(mostLines).map(({ text }) => text);
  return [
    ...lines,
    ...(rest.length > 0 ? [plain(texts.more, { texts: rest.join("; ") })] : []),
    ...(leftOut.length > 0 ? [plain(texts.leftOut, { names: leftOut.join(", ") })] : []),
  ];
}

/** "un sérum" beside supplements: no name that anything here has. */
const isOfOtherBench = (
  { text, choice, near }: Pick<IdeaPart<unknown>, "text" | "choice" | "near">,
  { otherWords }: IdeaTexts,
): boolean =>
  choice === null &&
  near.length === 0 &&
  splitWords(text).some(({ key }) => otherWords.includes(key));

function describePart<Choice extends NamedChoice>(
  {
    text,
    choice,
    isOwn,
    dose,
    unread,
    near,
    isTopic,
    isAbsent,
    isUnknownNumber,
    isCount,
    twiceOf,
  }: IdeaPart<Choice>,
  texts: IdeaTexts,
): string {
  const say = (template: Phrase, more: Readonly<Record<string, string>> = {}) =>
    fillText(textOf(template), {
      text,
      name: choice ? nameOfChoice(choice) : text,
      words: unread.join(", "),
      ...more,
    });
  if (isUnknownNumber) return say(texts.unknownNumber);
  if (isCount) return say(texts.number);
  if (isAbsent) return say(texts.absent);
  if (isTopic) return say(texts.topic);
  if (!choice)
    return say(near.length === 0 ? texts.none : unread.length > 0 ? texts.alike : texts.which);
  const { dose: known = dose } = twiceOf ?? {};
  return [
    ...(isOwn || twiceOf ? [] : [say(texts.understood)]),
    ...(dose !== "" && dose !== known ? [say(texts.twice, { dose: known })] : []),
    ...(unread.length > 0 ? [say(texts.unread)] : []),
  ].join(" ");
}
