// How the sentences of a verdict are put together: texts with their blanks filled, numbers in words, names in lists.
import type { NutrientId } from "#shared/content/nutrients.ts";
import { type Language, type Phrase, textOf } from "#shared/editions/edition.ts";
import { type PluralPhrase, sayCount } from "#shared/editions/plural.ts";
import { roundMass, type Unit, unitFacts } from "./amounts.ts";
import type { ActiveFacts, DeskFacts } from "./desk-facts.ts";
import type { DeskTexts } from "./desk-texts.ts";
import { sayAmount, sayNumber, sayNumberIn, sayPercent } from "./say-amount.ts";

type Blanks = Readonly<Record<string, string>>;

export interface Voice {
  readonly texts: DeskTexts;
  readonly language: Language;
  readonly facts: DeskFacts;
  say(text: Phrase, blanks?: Blanks): string;
  /** With `{count}` in figures and `{number}` in words. */
  count(text: PluralPhrase, count: number, blanks?: Blanks): string;
  /** "160 mg", "3 milliards". */
  amount(amount: number, unit: Unit): string;
  /** Of an active, which may be counted in cells: "3 milliards d’UFC". */
  dose(slug: string, amount: number, unit: Unit): string;
  /** Milligrams, in whole ones. */
  mass(milligrams: number): string;
  percent(percent: number): string;
  /** "0,05 à 0,3 %". */
  range(from: number, to: number, unit: Unit): string;
  number(value: number): string;
  words(count: number): string;
  list(items: readonly string[]): string;
  /** One after the other, with semicolons; null where there is nothing. */
  chain(...items: readonly (string | null)[]): string | null;
  /** An active in a sentence: "cuivre", "SPH 131". */
  active(slug: string): string;
  actives(slugs: readonly string[]): string;
  nutrient(id: NutrientId): string;
}

export function createVoice(texts: DeskTexts, language: Language, facts: DeskFacts): Voice {
  const { said } = texts;
  const say = (text: Phrase, blanks: Blanks = {}) => fill(textOf(text), blanks);
  const words = (count: number) => {
    const word = said.numbers[count];
    return word === undefined ? sayNumber(count, language) : textOf(word);
  };
  const list = (items: readonly string[]) => {
    const [last = "", ...before] = items.toReversed();
    if (before.length === 0) return last;
    return say(said.and, { first: before.toReversed().join(", "), last });
  };
  const active = (slug: string) => {
    const known = facts.actives[slug];
    return known ? nameInSentence(known) : slug;
  };
  const count = (text: PluralPhrase, number: number, blanks: Blanks = {}) =>
    fill(sayCount(text, number), { ...blanks, number: words(number) });
  return {
    texts,
    language,
    facts,
    say,
    count,
    words,
    list,
    chain: (...items) =>
      items
        .filter((item) => item !== null)
        .reduce<string | null>(
          (first, second) => (first === null ? second : say(said.chain, { first, second })),
          null,
        ),
    active,
    amount: (amount, unit) =>
      unit === "md"
        ? count(said.units.billion, amount / unitFacts.md.size, {
            amount: sayNumberIn(amount, unit, language),
          })
        : sayAmount(amount, unit, language),
    dose: (slug, amount, unit) =>
      unit === "md"
        ? count(
            facts.actives[slug]?.kind === "postbiotic" ? said.units.cells : said.units.cfu,
            amount / unitFacts.md.size,
            { amount: sayNumberIn(amount, unit, language) },
          )
        : sayAmount(amount, unit, language),
    // Of little, a tenth more rather than less: a material never weighs less than its dose.
    mass: (milligrams) =>
      sayAmount(
        (milligrams < 10 ? Math.ceil(10 * milligrams - 0.001) / 10 : roundMass(milligrams)) *
          unitFacts.mg.size,
        "mg",
        language,
      ),
    percent: (percent) => sayPercent(percent, language),
    range: (from, to, unit) =>
      say(said.range, {
        from: sayNumberIn(from, unit, language),
        to: sayAmount(to, unit, language),
      }),
    number: (value) => sayNumber(value, language),
    actives: (slugs) => list(slugs.map(active)),
    nutrient: (id) => textOf(facts.nutrients[id]?.name ?? id),
  };
}

const fill = (text: string, blanks: Blanks): string =>
  text.replace(/\{(\w+)\}/g, (blank, name: string) => blanks[name] ?? blank);

/** Of a strain its code, as species have several strains. */
const nameInSentence = ({ name, code }: ActiveFacts): string => code ?? startSmall(textOf(name));

/** "Cuivre" is "cuivre", "L-Arginine" and "NADH" stay. */
export const startSmall = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

/** The name of a text of law within a sentence; agencies keep their capitals. */
export const sourceInside = (text: string): string =>
  /^(?:Arrêté|Avis|Directive|Order|Opinion|Règlement) /.test(text) ? startSmall(text) : text;

export const startBig = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Sentences one after the other, each with a capital. */
export const join = (...sentences: readonly (string | null)[]): string =>
  sentences.flatMap((sentence) => (sentence ? [startBig(sentence)] : [])).join(" ");
