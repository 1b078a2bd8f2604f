// The words of a formula: those of its reader, with doses in smallest units and actives and nutrients by their ids.
import type { NutrientId } from "#shared/content/nutrients.ts";
import { type Language, textOf } from "#shared/editions/edition.ts";
import { type Unit, valueIn } from "#shared/facts/units.ts";
import { withCapital, withSmallLetter } from "#shared/words/letters.ts";
import { type Words, wordsIn } from "#shared/words/words.ts";
import { roundMass } from "./amounts.ts";
import type { ActiveFacts, DeskFacts } from "./desk-facts.ts";
import type { DeskTexts } from "./desk-texts.ts";

/** `count` has the number in words too, for `{number}`. */
export interface DeskWords extends Words {
  readonly texts: DeskTexts;
  readonly facts: DeskFacts;
  /** "160 mg", "3 milliards", of smallest units. */
  dose(amount: number, unit: Unit): string;
  /** What one amount is more than another: per cents differ by points. */
  difference(amount: number, unit: Unit): string;
  /** The dose of an active, which may be counted in cells: "3 milliards d’UFC". */
  doseOf(slug: string, amount: number, unit: Unit): string;
  /** "0,05 à 0,3 %", of smallest units. */
  doseRange(from: number, to: number, unit: Unit): string;
  /** Milligrams, in whole ones. */
  weight(milligrams: number): string;
  /** "three". */
  numeral(count: number): string;
  /** One after the other, with semicolons; null where there is nothing. */
  chain(...items: readonly (string | null)[]): string | null;
  /** An active in a sentence: "cuivre", "SPH 131". */
  active(slug: string): string;
  actives(slugs: readonly string[]): string;
  nutrient(id: NutrientId): string;
}

export function deskWordsIn(language: Language, texts: DeskTexts, facts: DeskFacts): DeskWords {
  const { said } = texts;
  const words = wordsIn(language);
  const numeral = (count: number) => words.plain(said.numbers[count] ?? words.number(count));
  const active = (slug: string) => {
    const known = facts.actives[slug];
    return known ? nameInSentence(known) : slug;
  };
  const doseIn = (amount: number, unit: Unit, milliards: string) =>
    words.amount(valueIn(amount, unit), unit === "md" ? milliards : unit);
  return {
    ...words,
    texts,
    facts,
    count: (text, count, blanks = {}) =>
      words.count(text, count, { ...blanks, number: numeral(count) }),
    dose: (amount, unit) => doseIn(amount, unit, "billion"),
    difference: (amount, unit) =>
      unit === "pc"
        ? words.count(said.points, valueIn(amount, unit), {
            amount: words.number(valueIn(amount, unit)),
          })
        : doseIn(amount, unit, "billion"),
    doseOf: (slug, amount, unit) =>
      doseIn(
        amount,
        unit,
        facts.actives[slug]?.kind === "postbiotic" ? "billion-cells" : "billion-cfu",
      ),
    doseRange: (from, to, unit) =>
      words.range({ from: valueIn(from, unit), to: valueIn(to, unit) }, unit),
    // Small masses round up to a tenth: a material never weighs less than its dose.
    weight: (milligrams) =>
      milligrams < 0.1
        ? words.amount(Math.ceil(1e4 * milligrams - 0.001) / 10, "ug")
        : words.amount(
            milligrams < 10 ? Math.ceil(10 * milligrams - 0.001) / 10 : roundMass(milligrams),
            "mg",
          ),
    numeral,
    chain: (...items) =>
      items
        .filter((item) => item !== null)
        .reduce<string | null>(
          (first, second) => (first === null ? second : words.fill(said.chain, { first, second })),
          null,
        ),
    active,
    actives: (slugs) => words.list(slugs.map(active)),
    nutrient: (id) => textOf(facts.nutrients[id]?.name ?? id),
  };
}

/** A strain is named by its code, as species have several strains. */
const nameInSentence = ({ name, code }: ActiveFacts): string =>
  code ?? withSmallLetter(textOf(name));

/** The name of a text of law within a sentence; agencies keep their capitals. */
export const sourceInside = (text: string): string =>
  /^(?:Arrêté|Avis|Common|Directive|Order|Opinion|Règlement|Usage) /.test(text)
    ? withSmallLetter(text)
    : text;

/** One after the other, each with a capital. */
export const joinSentences = (...sentences: readonly (string | null)[]): string =>
  sentences.flatMap((sentence) => (sentence ? [withCapital(sentence)] : [])).join(" ");
