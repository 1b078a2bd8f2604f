// The names of choices by their letters alone, so that a run of typed words is looked up at once. Made once for a list of choices.
import { splitWords } from "#shared/search/normalise.ts";
import type { Called, ChoiceNames, IdeaChoice } from "./idea.ts";

/** Fewest letters of a name within a text: a single one is no name. */
const shortestName = 2;

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= "0" && sign <= "9";

/** Words as one, "vitamine b 12" as "vitamineb12"; two numbers stay two. */
export function joinWords(words: readonly string[]): string {
  let joined = "";
  for (const word of words) {
    const areNumbers = isDigit(joined.at(-1)) && isDigit(word[0]);
    joined += areNumbers ? ` ${word}` : word;
  }
  return joined;
}

export const keyOfName = (name: string): string =>
  joinWords(splitWords(name).map(({ key }) => key));

export function nameChoices<Choice extends IdeaChoice>(
  choices: readonly Choice[],
  absent: string,
): ChoiceNames<Choice> {
  const named = new Map<string, Called<Choice>[]>();
  /** Names of one word, for words that names have: "vitamine" is not "vitamin e". */
  const single = new Map<string, Called<Choice>[]>();
  const vocabulary = new Set<string>();
  const addTo = (map: Map<string, Called<Choice>[]>, key: string, called: Called<Choice>) => {
    const known = map.get(key);
    if (!known) map.set(key, [called]);
    else if (!known.some(({ choice }) => choice === called.choice)) known.push(called);
  };
  const add = (name: string, called: Called<Choice>) => {
    const words = splitWords(name).map(({ key }) => key);
    const [first = ""] = words;
    const key = joinWords(words);
    if (key.length < shortestName) return;
    for (const word of words) vocabulary.add(word);
    addTo(named, key, called);
    if (words.length === 1) addTo(single, first, called);
  };
  for (const choice of choices) {
    const { folded, slug, group } = choice;
    // As foldNames writes them: own names, two bars, all others.
    const own = folded.indexOf("||");
    for (const name of [slug, ...folded.slice(0, own).split("|")])
      add(name, { choice, isOwn: true });
    for (const name of folded.slice(own).split("|"))
      add(name, { choice, isOwn: group === "formula" });
  }
  const absentKeys = new Set(absent.split("|").map(keyOfName));
  const isFormula = ({ choice }: Called<Choice>) => choice.group === "formula";
  function choose(found: readonly Called<Choice>[], isMeant: (choice: Choice) => boolean) {
    const meant = found.filter(({ choice }) => isMeant(choice));
    const others = meant.filter((called) => !isFormula(called));
    const own = others.filter(({ isOwn }) => isOwn);
    return own.length > 0 ? own : others.length === 1 ? others : meant;
  }
  const findAll = (words: readonly string[]) => {
    const [first = "", ...more] = words;
    const isWord = more.length === 0 && vocabulary.has(first);
    return (isWord ? single.get(first) : named.get(joinWords(words))) ?? [];
  };
  return {
    find: (words, isMeant = () => true) => choose(findAll(words), isMeant),
    findKey: (key) => choose(named.get(key) ?? [], () => true),
    isAbsent: (words) => absentKeys.has(joinWords(words)) && findAll(words).length === 0,
    has: (key) => named.has(key) || absentKeys.has(key),
    keys: () => named.keys(),
  };
}
