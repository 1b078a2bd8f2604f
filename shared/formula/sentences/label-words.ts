// Words of a label that come from what is in it: the name of the food, and the statements and warnings of its actives. Desk and labels
// of products ask here.

import type { WordingPlace } from "#shared/content/schema/status.ts";
import { wordingKinds } from "#shared/content/wording-kinds.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { withCapital } from "#shared/words/letters.ts";
import type { ActiveFacts } from "../desk-facts.ts";
import { type DeskWords, sourceInside } from "../desk-words.ts";
import type { JudgedFormula } from "../judge-formula.ts";
import type { Warning } from "../verdict.ts";
import type { SectionsPresentation, WordingPresentation } from "./presentation.ts";

/** Nutrients that the tables of Regulation (EU) 1169/2011, annex XIII, call otherwise than sheets do; null for others. */
export function lawfulName(nutrient: string | null, words: DeskWords): string | null {
  const names: Readonly<Record<string, Phrase>> = words.texts.said.draft.names;
  const name = nutrient === null ? undefined : names[nutrient];
  return name === undefined ? null : textOf(name);
}

/** Up to this many actives, each is named; of more, those of one category together. */
const mostNamed = 4;

/**
 * "Complément alimentaire à base de mélatonine et de vitamine B6": the categories that characterise it, or the nature of its
 * substances, Directive 2002/46/EC, article 6(3)(a). Null for a serum, and without actives. Work: one look at each of twenty.
 */
export function nameFood({ words, formula, facts }: JudgedFormula): string | null {
  if (formula.instrument === "serum") return null;
  const known = formula.actives.flatMap(({ slug }) => facts.actives[slug] ?? []);
  if (known.length === 0) return null;
  const { food } = words.texts.label;
  const groups: Readonly<Record<string, Phrase>> = food.groups;
  const names = known.map((active) => {
    const group = groupOf(active);
    const alike = known.filter((other) => groupOf(other) === group);
    const together = known.length > mostNamed && alike.length > 1 ? groups[group] : undefined;
    return together === undefined ? nameIn(active, words) : textOf(together);
  });
  // "EPA & DHA" are two in a sentence.
  const items = [...new Set(names.flatMap((name) => name.split(" & ")))].map((name) =>
    words.fill(/^[aeiouhàâéèêëîïôœù]/iu.test(name) ? food.elided : food.name, { name }),
  );
  return `${words.fill(food.of, { names: words.list(items) })}.`;
}

/** Sheets of pure molecules are among those of plants too. */
function groupOf({ slug, kind, category, isPlant }: ActiveFacts): string {
  if (kind === "strain" || kind === "postbiotic") return kind;
  return category === "vegetal" && !isPlant ? slug : category;
}

/** With its species, and what keeps dead cells from being taken for live ones: Regulation (EU) 1169/2011, article 7(1). */
export function nameStrain({ name, code, kind }: ActiveFacts, words: DeskWords): string {
  const own = `${textOf(name)} ${code ?? ""}`.trim();
  return kind === "postbiotic"
    ? words.fill(words.texts.label.food.inactivated, { name: own })
    : own;
}

/** Its own name, with the species of a strain. */
function nameIn(active: ActiveFacts, words: DeskWords): string {
  const { slug, code, supplies } = active;
  if (code !== null) return nameStrain(active, words);
  const [only, ...others] = supplies;
  const lawful = others.length > 0 ? null : lawfulName(only?.nutrient ?? null, words);
  return lawful === null ? words.active(slug) : withSmall(lawful);
}

const withSmall = (name: string) => name.charAt(0).toLocaleLowerCase() + name.slice(1);

type LabelWarning = Extract<Warning, { kind: "wording" }>;

/** A warning of an active as the label has it, with the amount of a day where it names one. */
export function textOfWording(
  { slug, text }: LabelWarning,
  { words, formula }: JudgedFormula,
): string {
  const dosed = formula.actives.find((each) => each.slug === slug);
  const dose =
    dosed?.amount == null
      ? `[${textOf(words.texts.said.state.missing)}]`
      : words.dose(dosed.amount, dosed.unit);
  return `${words.fill(text, { dose }).replace(/\.$/, "")}.`;
}

export const sentencesOf = (text: string): readonly string[] => text.split(/(?<=\.)\s+/);

/** "Déconseillé aux femmes enceintes." is in "Déconseillé aux femmes enceintes ou allaitantes." */
const isPartOf = (sentence: string, other: string): boolean =>
  other.startsWith(sentence.replace(/\.$/, " "));

/** The sentences that a warning wants, and those of them that it says first. */
interface Wanted {
  readonly each: LabelWarning;
  readonly own: readonly string[];
  readonly lines: readonly string[];
}

/**
 * The most binding first. Two actives may want the same sentence, or one a part of the other's: it is said once, for both. Work: each of
 * some fifty sentences is compared with each.
 */
export function describeWordings(context: JudgedFormula): SectionsPresentation["wordings"] {
  const { words, verdict } = context;
  const { label } = words.texts;
  const all = verdict.warnings.filter((each) => each.kind === "wording");
  const said = new Set<string>();
  return wordingKinds.flatMap((kind) => {
    const warnings = all.filter(({ obligation }) => obligation === kind);
    const sentences = warnings.flatMap((each) => sentencesOf(textOfWording(each, context)));
    const wholeOf = (line: string) =>
      [...said, ...sentences].find((other) => isPartOf(line, other)) ?? line;
    const wanted = warnings.map((each): Wanted => {
      const own = sentencesOf(textOfWording(each, context));
      const lines = own.filter((line) => wholeOf(line) === line && !said.has(line));
      for (const line of lines) said.add(line);
      return { each, own, lines };
    });
    const items = wanted.flatMap(({ lines }): WordingPresentation[] => {
      if (lines.length === 0) return [];
      const by = wanted
        .filter(({ own }) => own.some((line) => lines.includes(wholeOf(line))))
        .map(({ each }) => each);
      // Of "Déconseillé aux femmes enceintes et avant 18 ans", some want the first words only.
      const whole = wanted
        .filter(({ own }) => own.some((line) => lines.includes(line)))
        .map(({ each }) => each.slug);
      const partly = [...new Set(by.map(({ slug }) => slug))].filter(
        (slug) => !whole.includes(slug),
      );
      const names = withCapital(words.actives([...new Set(whole)]));
      const [place = null] = by.map((each) => each.place);
      const sources = new Set(by.map(({ source }) => sourceInside(textOf(source))));
      return [
        {
          name: words.series(
            partly.length === 0
              ? names
              : words.fill(label.partly, { names, others: words.actives(partly) }),
            ...sources,
            place === null ? undefined : label.places[place],
          ),
          text: lines.join(" "),
          place,
        },
      ];
    });
    return items.length > 0 ? [{ kind, title: textOf(label.wordings[kind]), items }] : [];
  });
}

/** What a text adds to what has been said: its other sentences; "" without any. */
export const unsaidOf = (text: string, said: readonly string[]): string =>
  sentencesOf(text)
    .filter((line) => !said.some((other) => other === line || isPartOf(line, other)))
    .join(" ");

/** Those of one place; null: of none. */
export const textsAt = (
  wordings: SectionsPresentation["wordings"],
  place: WordingPlace | null,
): readonly string[] =>
  wordings
    .flatMap(({ items }) => items)
    .filter((item) => item.place === place)
    .map(({ text }) => text);

/**
 * All that the label says because of its actives, in its order, but the list of ingredients: the name of the food, what stands beside
 * it, warnings, mentions.
 */
export const listLabelLines = ({
  foodName,
  wordings,
  mentions,
  labels,
}: Pick<
  SectionsPresentation,
  "foodName" | "wordings" | "mentions" | "labels"
>): readonly string[] => [
  ...(foodName === null ? [] : [foodName]),
  ...textsAt(wordings, "name"),
  ...textsAt(wordings, null),
  ...mentions,
  ...labels.map(({ text }) => text),
];
