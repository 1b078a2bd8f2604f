// Reads what people come with: actives with or without doses, several at once, a need, one of our formulas, a code, a number, a list or a
// label of several lines. Pure, for both sides. What cannot be read is handed back in the words it was typed in: nothing is left out.
//
// Bounded: in two thousand signs a word begins eight names at most, each looked up once; of the lines without a known name the first
// two dozen are looked for among all names (find-choices.ts).
import { splitWords } from "#shared/search/normalise.ts";
import { cleanLine } from "#shared/words/clean-line.ts";
import { findAlike } from "./find-alike.ts";
import { isOpenDose, isShare } from "./find-amount.ts";
import { findChoices } from "./find-choices.ts";
import type { ChoiceGroup, Idea, IdeaChoice, IdeaPart, IdeaSettings, IdeaWords } from "./idea.ts";
import { joinSettings } from "./idea-settings.ts";
import { type ReadItem, readSegment } from "./read-segment.ts";

/** Most signs of a text: a label of twenty lines has fewer. */
export const longestIdea = 2000;

/** Most lines that are looked for by parts of names. */
const mostSought = 24;

/** Most that may be meant by a name of several. */
const mostNear = 16;

/** Fewest letters that the beginning of a name is taken for it. */
const shortestBeginning = 3;

const nothing = {
  choice: null,
  isOwn: true,
  dose: "",
  unread: [],
  near: [],
  isTopic: false,
  isAbsent: false,
  isUnknownNumber: false,
  isCount: false,
  twiceOf: null,
} as const;

/** Never throws. A text of blanks says nothing; any other has a part or a setting. */
export function readIdea<Choice extends IdeaChoice>(
  typed: string,
  words: IdeaWords<Choice>,
): Idea<Choice> {
  const text = typed.slice(0, longestIdea);
  const parts: IdeaPart<Choice>[] = [];
  let settings: IdeaSettings = {};
  const said: string[] = [];
  let sought = 0;
  for (const line of splitLines(text)) {
    const { items, unread, amount, ...read } = readSegment(line, words);
    settings = joinSettings(settings, read.settings);
    said.push(...read.said);
    const last = parts.at(-1);
    if (items.length > 0) parts.push(...toParts(line, items));
    else if (unread.length > 0) {
      sought += 1;
      parts.push(
        sought > mostSought ? toUnread(line) : seek(line, unread.join(" "), amount?.text, words),
      );
    } else if (amount) {
      // Cells of a table come a line each: the name, its amount, its share.
      const { isInPercent } = words;
      if (isShare(amount, isInPercent) && last?.choice && last.dose !== "") continue;
      if (last?.choice && isOpenDose(last.dose, isInPercent) && amount.kind !== "other")
        parts.splice(-1, 1, { ...last, text: `${last.text} ${line}`, dose: amount.text });
      else if (isCount(amount.text, words)) parts.push({ ...toUnread(amount.text), isCount: true });
      else parts.push(toUnread(line));
    }
  }
  const isSilent = parts.length === 0 && Object.keys(settings).length === 0;
  if (isSilent && text.trim() !== "") parts.push(toUnread(cleanLine(text)));
  const rest = cleanLine(typed.slice(longestIdea));
  return {
    parts: [...joinTwice(parts), ...(rest === "" ? [] : [toUnread<Choice>(rest)])],
    settings,
    said,
  };
}

/** A line without a known name: a beginning, or a part of one; else what is spelt alike. */
function seek<Choice extends IdeaChoice>(
  text: string,
  name: string,
  dose = "",
  words: IdeaWords<Choice>,
): IdeaPart<Choice> {
  const { choices, only } = findChoices(words, name, mostNear);
  const part = { ...nothing, text, dose };
  if (only && only.group !== "formula" && name.length >= shortestBeginning)
    return { ...part, choice: only, isOwn: false };
  if (choices.length > 0) return { ...part, near: order(choices) };
  const told = findTold(name, words);
  if (told.length > 0) return { ...part, near: order(told), isTopic: true };
  return { ...part, unread: [name], near: findAlike(words.names, name) };
}

/** The choices whose sheets speak of it, in their order. */
function findTold<Choice extends IdeaChoice>(
  name: string,
  { choices, topics }: IdeaWords<Choice>,
): readonly Choice[] {
  if (name.length < shortestBeginning) return [];
  const found = findChoices({ choices: topics, absent: "" }, name);
  const topicsOfIt = found.only ? [found.only] : found.choices;
  const slugs = new Set(topicsOfIt.flatMap((topic) => topic.slugs));
  return choices.filter(({ slug }) => slugs.has(slug));
}

/** Needs and our formulas go before long lists of strains. */
const order = <Choice extends IdeaChoice>(choices: readonly Choice[]): readonly Choice[] =>
  (["need", "formula", "active", "strain"] satisfies ChoiceGroup[])
    .flatMap((group) => choices.filter((choice) => choice.group === group))
    .slice(0, mostNear);

const isCount = (amount: string, { counted }: Pick<IdeaWords<IdeaChoice>, "counted">): boolean =>
  splitWords(amount).some(({ key }) => counted.has(key));

const toUnread = <Choice>(text: string): IdeaPart<Choice> => ({ ...nothing, text, unread: [text] });

/** Each name has its piece of the line. */
const toParts = <Choice extends IdeaChoice>(
  line: string,
  items: readonly ReadItem<Choice>[],
): readonly IdeaPart<Choice>[] =>
  items.map(({ called, from: _, ...item }, at) => {
    const [first] = called;
    const only = called.length === 1 && first ? first : null;
    return {
      ...nothing,
      ...item,
      text: line.slice(at === 0 ? 0 : items[at]?.from, items[at + 1]?.from).trim(),
      choice: only?.choice ?? null,
      isOwn: only?.isOwn ?? true,
      near: only ? [] : order(called.map(({ choice }) => choice)),
    };
  });

/** An active that is named again without saying more is one part; with another dose, the first one counts. */
function joinTwice<Choice>(parts: readonly IdeaPart<Choice>[]): readonly IdeaPart<Choice>[] {
  const joined: IdeaPart<Choice>[] = [];
  const places = new Map<Choice, number>();
  for (const part of parts) {
    const place = part.choice === null ? undefined : places.get(part.choice);
    const known = place === undefined ? undefined : joined[place];
    if (part.choice !== null && !known) places.set(part.choice, joined.length);
    if (place === undefined || !known) {
      joined.push(part);
      continue;
    }
    const first = known.dose === "" ? { ...known, dose: part.dose } : known;
    joined[place] = first;
    const isOther = part.dose !== "" && part.dose !== first.dose;
    if (isOther || part.unread.length > 0) joined.push({ ...part, twiceOf: first });
  }
  return joined;
}

/** Ends of lines that a field of one line takes out: "80 %)Vitamine C", "15 mgCuivre". */
const lostEnd = /([)\]*])(?=\p{L})|(\d ?(?:[µμ]g|mc?g|g|UI|IU|%))(?=\p{Lu}\p{Ll})/gu;

/** Lines, and items of a list; a comma between digits is in a number. */
const separator = /[\n\r;|•●▪]+|,(?!\d)|(?<!\d),/u;

const splitLines = (text: string): readonly string[] =>
  text
    .replace(lostEnd, "$1$2\n")
    .split(separator)
    .map(cleanLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
