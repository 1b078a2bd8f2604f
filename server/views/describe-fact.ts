// Facts become words here, last: for sheets, comparison, files and print alike.
import { type Phrase, type Translated, textOf } from "#shared/editions/edition.ts";
import type { Fact, FactItem, Value } from "#shared/facts/fact.ts";
import type { FactId, LabelledFactId } from "#shared/facts/fact-order.ts";
import { factCodes, factNotes, factTexts } from "#shared/generated/interface/facts.ts";
import type { FactWords, ItemWords, LabelledWords } from "#shared/pages/fact-words.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import type { Words } from "#shared/words/words.ts";

type Codes = Readonly<Record<string, Translated>>;

/** Facts of origin are sentences, which have no label. */
const hasLabel = (id: FactId): id is LabelledFactId => id in factTexts;

const codes: Readonly<Partial<Record<FactId, Codes>>> = factCodes;

export function describeFact(fact: Fact, words: Words): FactWords {
  const { id, value, note, by } = fact;
  const isList = value?.kind === "list";
  return {
    id,
    value: describeValue(fact, words),
    isText: value?.kind === "text",
    note: note && describeNote(note, id, words),
    ph: id === "compatibility.ph" && value?.kind === "amount" ? windowOf(value) : null,
    items: isList ? value.items.map((item) => describeItem(item, id, words)) : [],
    missing: value?.kind === "missing" ? value.reason : null,
    by,
  };
}

/** A fact with its label. */
export const describeLabelled = (fact: Fact, words: Words): LabelledWords => ({
  ...describeFact(fact, words),
  label: hasLabel(fact.id) ? words.text(labelOf(fact.id)) : "",
});

/** @throws when each fact of the id has a name of its own */
function nameOf(id: FactId): Translated {
  if (!hasLabel(id)) throw new Error(`${id} has no label`);
  return labelOf(id);
}

/** A label above or in a column may be shorter: `isShort`. */
export const labelOf = (id: LabelledFactId, isShort = false): Translated => {
  const { label, short } = factTexts[id];
  return (isShort ? short : undefined) ?? label;
};

/** The value without its label; null when it is missing. */
export function describeValue({ id, value }: Fact, words: Words): Phrase | null {
  if (!value || value.kind === "missing") return null;
  // Partners may consist of a note alone.
  if (value.kind === "list" && value.items.length === 0) return null;
  const said = wordValue(value, id, words);
  const around = hasLabel(id) ? factTexts[id].value : undefined;
  return around ? words.fill(around, { value: said }) : said;
}

const windowOf = ({ from, to = from }: { from: number; to?: number | undefined }) =>
  [Math.floor(from), Math.ceil(to)] as const;

const describeItem = (
  { id, value, path, holds }: FactItem,
  of: FactId,
  words: Words,
): ItemWords => ({
  id,
  name: value ? wordValue(value, of, words) : describeCode(id, of, words),
  path: path ?? null,
  holds: holds ?? null,
});

/**
 * A registry's number has no words: it is the same in every language.
 * @throws when the words of a fact lack its code: the content was not checked
 */
function describeCode(code: string, id: FactId, words: Words): Phrase {
  const known = codes[id];
  if (!known) return code;
  const text = known[code];
  if (!text) throw new Error(`${id} has no words for ${code}`);
  return words.text(text);
}

/** `id` is the fact's, which names its codes. */
export function wordValue(value: Value, id: FactId, words: Words): Phrase {
  switch (value.kind) {
    case "amount": {
      const { from, to, unit, digits, text } = value;
      if (text) return words.text(text);
      return to === undefined ? words.amount(from, unit, digits) : words.range({ from, to }, unit);
    }
    case "text":
      return value.within ? withSmallLetter(words.plain(value.text)) : words.text(value.text);
    case "filled":
      return words.fill(
        value.text,
        Object.fromEntries(
          Object.entries(value.blanks).map(([name, blank]) => [name, wordValue(blank, id, words)]),
        ),
      );
    case "fact":
      return describeValue({ ...value, note: null, by: null }, words) ?? "";
    case "label":
      return words.text(nameOf(value.id));
    case "latin":
      return `<i lang="la">${value.name}</i>`;
    case "key":
      // The key may break after each part.
      return value.key.replaceAll("-", "-<wbr>");
    case "code":
      return describeCode(value.code, id, words);
    case "count":
      return words.count(value.text, value.count);
    case "joined": {
      const parts = value.parts.map((part) => wordValue(part, id, words));
      return value.by === " " ? words.sentences(...parts) : words.series(...parts);
    }
    case "list": {
      const { items, more = 0 } = value;
      const named = words.series(...items.map((item) => describeItem(item, id, words).name));
      return more > 0 ? `${named} ${words.count(factNotes.dose.others, more)}` : named;
    }
    case "missing":
      return "";
  }
}

/** A list begins as a sentence does. */
function describeNote(note: Value, id: FactId, words: Words): Phrase {
  const said = wordValue(note, id, words);
  return note.kind === "list" ? withCapital(textOf(said)) : said;
}
