// Reads one line of a list: its names, their doses before or after them, and the words that are neither.
import { splitWords, type Word } from "#shared/search/normalise.ts";
import { joinWords } from "./choice-names.ts";
import { type FoundAmount, findAmount, isOpenDose, isShare } from "./find-amount.ts";
import type { Called, IdeaChoice, IdeaSettings, IdeaWords } from "./idea.ts";
import { joinSettings } from "./idea-settings.ts";
import { isUnit } from "./read-amount.ts";

/** Most words of a name. */
const mostWords = 8;

/** "50-81-7", "200-066-2", with any dash. */
const chemical = /\d{2,7}\p{Pd}\d{2,3}\p{Pd}\d(?!\d)/uy;

/** A name with the dose beside it, and what of its piece of the line is neither. */
export interface ReadItem<Choice> {
  /** Where its piece begins. */
  readonly from: number;
  readonly called: readonly Called<Choice>[];
  /** "" without one. */
  readonly dose: string;
  readonly unread: readonly string[];
  /** Known, and not ours. */
  readonly isAbsent: boolean;
  /** A number of a substance that is none of ours. */
  readonly isUnknownNumber: boolean;
}

export interface ReadSegment<Choice> {
  readonly items: readonly ReadItem<Choice>[];
  /** Words of a line in which no name is known. */
  readonly unread: readonly string[];
  /** The amount of such a line. */
  readonly amount: FoundAmount | null;
  readonly settings: IdeaSettings;
  /** The words that say them. */
  readonly said: readonly string[];
}

interface Reading<Choice> {
  readonly items: { -readonly [Key in keyof ReadItem<Choice>]: ReadItem<Choice>[Key] }[];
  /** Words before the first name. */
  early: readonly string[];
  /** An amount that stands before its name. */
  waiting: { readonly from: number; readonly amount: FoundAmount } | null;
  /** "15 mg de zinc": then all do. */
  areBefore: boolean;
  /** Words that say nothing so far. */
  run: { readonly from: number; readonly to: number } | null;
  isLike: boolean;
  settings: IdeaSettings;
  said: readonly string[];
}

export function readSegment<Choice extends IdeaChoice>(
  text: string,
  { names, settings, like, without, links, counted, isInPercent }: IdeaWords<Choice>,
): ReadSegment<Choice> {
  const words = splitWords(text);
  const reading: Reading<Choice> = {
    items: [],
    early: [],
    waiting: null,
    areBefore: false,
    run: null,
    isLike: false,
    settings: {},
    said: [],
  };

  const lookUp = (named: readonly string[]) => {
    const meant = reading.isLike ? names.find(named, ({ group }) => group === "formula") : [];
    return meant.length > 0 ? meant : names.find(named);
  };
  /** The longest name that begins with a word: of "vitamine D 3 µg" without the number of its dose, if that is a name too. */
  function nameAt(at: number) {
    const longest = nameUpTo(at, at + mostWords);
    const last = longest && words[longest.end - 1];
    const next = longest && words[longest.end];
    const isDose = /^\d+$/.test(last?.key ?? "") && isUnit(next?.key ?? "");
    return longest && isDose ? (nameUpTo(at, longest.end - 1) ?? longest) : longest;
  }
  function nameUpTo(at: number, most: number) {
    for (let end = Math.min(words.length, most); end > at; end -= 1) {
      const named = words.slice(at, end).map(({ key }) => key);
      const key = joinWords(named);
      // Most runs of words are no name: the look-ups below would join them anew.
      if (!names.has(key) && !settings.has(key)) continue;
      const called = lookUp(named);
      const isAbsent = called.length === 0 && names.isAbsent(named);
      const setting = called.length === 0 ? settings.get(key) : undefined;
      if (called.length > 0 || isAbsent || setting) return { end, called, isAbsent, setting };
    }
    return null;
  }
  const isSaid = ({ key }: Word) => links.has(key) || like.has(key) || without.has(key);

  const leave = (from: number, to: number) => {
    reading.run = { from: reading.run?.from ?? from, to };
  };
  function closeRun() {
    const { run, items } = reading;
    if (!run) return;
    const said = text.slice(run.from, run.to);
    const last = items.at(-1);
    if (last) last.unread = [...last.unread, said];
    else reading.early = [...reading.early, said];
    reading.run = null;
  }
  function addItem(
    from: number,
    called: readonly Called<Choice>[],
    { isAbsent = false, isUnknownNumber = false },
  ) {
    closeRun();
    const { waiting, early, items } = reading;
    items.push({
      from: waiting?.from ?? from,
      called,
      dose: waiting?.amount.text ?? "",
      unread: early,
      isAbsent,
      isUnknownNumber,
    });
    Object.assign(reading, { waiting: null, early: [], isLike: false });
  }
  function takeSetting(from: number, to: number, setting: IdeaSettings) {
    reading.settings = joinSettings(reading.settings, setting);
    reading.said = [...reading.said, text.slice(from, to)];
  }
  function takeAmount(from: number, amount: FoundAmount) {
    closeRun();
    const last = reading.items.at(-1);
    if (isShare(amount, isInPercent) && (last?.dose || reading.waiting)) return;
    const isOpen =
      last?.dose === "" || (amount.kind !== "other" && isOpenDose(last?.dose ?? "", isInPercent));
    if (last && !reading.areBefore && isOpen) last.dose = amount.text;
    else if (!reading.waiting && (reading.areBefore || !last)) {
      reading.waiting = { from, amount };
      reading.areBefore = true;
    } else leave(from, amount.to);
  }

  let at = 0;
  /** The place of the first word from there on. */
  const wordFrom = (place: number) => {
    let next = at;
    while (next < words.length && (words[next]?.from ?? 0) < place) next += 1;
    return next;
  };
  const isName = (place: number) => {
    const next = wordFrom(place);
    const word = words[next];
    return word !== undefined && (isSaid(word) || nameAt(next) !== null);
  };
  for (let word = words[at]; word; word = words[at]) {
    chemical.lastIndex = word.from;
    const number = chemical.exec(text)?.[0];
    const name = number === undefined ? nameAt(at) : null;
    const amount = number === undefined && !name ? findAmount(text, word.from, isName) : null;
    if (number !== undefined) {
      const called = names.find(splitWords(number).map(({ key }) => key));
      addItem(word.from, called, { isUnknownNumber: called.length === 0 });
      at = wordFrom(word.from + number.length);
    } else if (name) {
      if (name.setting) takeSetting(word.from, words[name.end - 1]?.to ?? word.to, name.setting);
      else addItem(word.from, name.called, name);
      at = name.end;
    } else if (amount) {
      takeAmount(word.from, amount);
      at = wordFrom(amount.to);
    } else if (without.has(word.key)) {
      leave(word.from, text.length);
      at = words.length;
    } else {
      if (like.has(word.key)) reading.isLike = true;
      else if (!links.has(word.key) && !counted.has(word.key)) leave(word.from, word.to);
      at += 1;
    }
  }
  closeRun();
  const { items, early, waiting } = reading;
  const last = items.at(-1);
  // After the last name an amount has none to go with.
  if (last && waiting) last.unread = [...last.unread, waiting.amount.text];
  return {
    items: items.map(withoutVainDose),
    unread: early,
    amount: last ? null : (waiting?.amount ?? null),
    settings: reading.settings,
    said: reading.said,
  };
}

/** A need and one of our formulas bring the doses of their actives: another is not read. */
function withoutVainDose<Choice extends IdeaChoice>(item: ReadItem<Choice>): ReadItem<Choice> {
  const { called, dose, unread } = item;
  const isVain = called.some(({ choice: { group } }) => group === "need" || group === "formula");
  return isVain && called.length === 1 && dose !== ""
    ? { ...item, dose: "", unread: [...unread, dose] }
    : item;
}
