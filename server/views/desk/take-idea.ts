// The text that an address adds to a formula: what is read of it goes into the formula, and the address keeps what there is to say.
import { deskActives } from "#server/desk/desk-actives.ts";
import { addIdea } from "#shared/formula/add-idea.ts";
import type { Formula } from "#shared/formula/formula.ts";
import { withFittingOrder } from "#shared/formula/order-choices.ts";
import { longestIdea, readIdea } from "#shared/formula/read-idea.ts";
import { describeIdea } from "#shared/formula/sentences/idea.ts";
import { needsWord, writeTyped } from "#shared/formula/write-idea.ts";
import type { ToldIdea } from "#shared/pages/desk.ts";
import { additionField } from "#shared/pages/desk-address.ts";
import { addFieldId, fieldId } from "#shared/pages/desk-fields.ts";
import { commaIn } from "#shared/words/amounts.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import type { Redirection } from "../found-page.ts";
import { choicesFor, findChoiceName, ideaWordsFor } from "./list-choices.ts";

export interface TakenIdea {
  readonly formula: Formula;
  readonly told: ToldIdea;
  /** What follows the query of the formula, "" for nothing. */
  readonly rest: string;
  /** At the first dose of what was read, or at the field where something is to be said. */
  readonly place: Redirection;
  /** Some of it was cut off, which its address would lose. */
  readonly isCut: boolean;
}

/** Null without a text. `texts`: the values of its field, of which the first that says something counts. */
export function takeIdea(
  texts: readonly string[],
  formula: Formula,
  reader: Reader,
): TakenIdea | null {
  const typed = texts.map((text) => text.toWellFormed().trim()).find(Boolean);
  if (typed === undefined) return null;
  const { instrument } = formula;
  const idea = readIdea(typed, ideaWordsFor(instrument, reader));
  const { parts } = idea;
  const added = addIdea(
    formula,
    idea,
    (slug) => deskActives[instrument].get(slug),
    commaIn(reader.pageLanguage),
  );
  const { leftOut } = added;
  const isLeft = ({ choice }: (typeof parts)[number]) =>
    choice?.adds.some(({ slug }) => leftOut.includes(slug)) ?? false;
  const kept = writeTyped(parts.filter((part) => needsWord(part) || isLeft(part)));
  const [first] = added.named;
  const place = kept === "" && first !== undefined ? fieldId(first) : addFieldId;
  const names = leftOut.map((slug) =>
    wordsFor(reader).plain(findChoiceName(slug, instrument, reader) ?? slug),
  );
  return {
    formula: withFittingOrder(added.formula),
    told: {
      text: writeTyped(parts.filter(({ choice }) => choice === null)),
      lines: describeIdea(parts, names, choicesFor(instrument, reader).texts),
    },
    rest: kept === "" ? "" : `&${additionField}=${encodeURIComponent(kept)}`,
    place: { fragment: `#${place}` },
    isCut: typed.length > longestIdea,
  };
}
