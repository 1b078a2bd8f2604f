// What a visitor asks for in words: the lines of a message. The server makes the words, the form puts them together.
import { fillText } from "#shared/words/fill-text.ts";
import { groupBy } from "#shared/words/group-by.ts";
import { type AskedKey, type AskedKind, askedKinds, entryIn, kindOf, questionIn } from "./asked.ts";

/** The words for what may be asked, in one language, by id. */
export interface AskedWords {
  /** Names of entries. */
  readonly entries: Readonly<Record<string, string>>;
  /** Questions to the laboratory. */
  readonly questions: Readonly<Record<string, string>>;
  /** Questions about an entry, names of documents and of the fields of a specification. */
  readonly ofEntries: Readonly<Record<string, string>>;
  /** {name}, {question}; of the others {name}, {list}. */
  readonly lines: Readonly<Record<AskedKind, string>>;
}

/** Keys come from anywhere: none is to find what every object has. */
const wordsOf = (words: Readonly<Record<string, string>>, id: string): string | undefined =>
  Object.hasOwn(words, id) ? words[id] : undefined;

/** A line of the message, and what it asks for. */
export interface AskedLine {
  readonly keys: readonly AskedKey[];
  readonly text: string;
}

/**
 * A line for each question, one for all documents of an entry, one for the fields of its specification, in the order of asking.
 * What has no words is left out.
 */
export function wordAsked(
  keys: readonly AskedKey[],
  { entries, questions, ofEntries, lines }: AskedWords,
): readonly AskedLine[] {
  return [...groupBy(keys, entryIn)].flatMap(([entry, asked]): AskedLine[] => {
    if (entry === null)
      return asked.flatMap((key) => {
        const text = wordsOf(questions, key);
        return text === undefined ? [] : [{ keys: [key], text }];
      });
    const name = wordsOf(entries, entry);
    if (name === undefined) return [];
    const known = asked.filter((key) => wordsOf(ofEntries, questionIn(key)) !== undefined);
    const say = (of: readonly AskedKey[], kind: AskedKind): AskedLine => {
      const words = of.map((key) => wordsOf(ofEntries, questionIn(key))).join(", ");
      const values = { name, question: words, list: words };
      return { keys: of, text: fillText(lines[kind], values) };
    };
    const ofKind = (kind: AskedKind) => known.filter((key) => kindOf(questionIn(key)) === kind);
    return [
      ...ofKind("question").map((key) => say([key], "question")),
      ...askedKinds.flatMap((kind) => (ofKind(kind).length > 0 ? [say(ofKind(kind), kind)] : [])),
    ];
  });
}
