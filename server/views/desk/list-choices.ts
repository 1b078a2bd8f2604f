// The choices of a bench with all their names: made once for each edition and instrument.

import { type DeskActive, deskActives, deskCatalogue } from "#server/desk/desk-actives.ts";
import { usualDose } from "#server/desk/usual-dose.ts";
import { absentActives } from "#shared/content/absent-actives.ts";
import { homeMarket } from "#shared/content/markets.ts";
import { nutrientOf } from "#shared/content/nutrients.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import { amountOf } from "#shared/facts/units.ts";
import { families, familiesOf } from "#shared/families/families.ts";
import { printAmount } from "#shared/formula/amounts.ts";
import { type Choices, foldNames } from "#shared/formula/find-choices.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { ingredientCategories } from "#shared/generated/interface/sheet.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import type { DeskChoice } from "#shared/pages/desk.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { abbreviate, abroadOf, nameIn, shortenGenus, splitList } from "../name-ingredient.ts";

const made = new Map<string, readonly DeskChoice[]>();

export function listChoices(instrument: Instrument, reader: Reader): readonly DeskChoice[] {
  const { edition, pageLanguage } = reader;
  const key = `${instrument} ${edition.id} ${pageLanguage}`;
  const known = made.get(key);
  if (known) return known;
  const choices = [
    ...[...deskActives[instrument].values()].map((active) => choiceOf(active, reader)),
    ...(instrument === "complement" ? listComplexes(reader) : []),
  ];
  made.set(key, choices);
  return choices;
}

const absent = foldNames(absentActives.flatMap(splitList));

/** What the field that adds an active looks in. */
export const choicesFor = (instrument: Instrument, reader: Reader): Choices<DeskChoice> => ({
  choices: listChoices(instrument, reader),
  absent,
});

/** The name of an active or a complex; undefined when none has that slug. */
export const findChoiceName = (slug: string, instrument: Instrument, reader: Reader) =>
  listChoices(instrument, reader).find((choice) => choice.slug === slug)?.name;

/** The addition as an address holds it: the least usual dose, up to the French maximum. */
export function additionOf(active: DeskActive): DeskChoice["adds"][number] {
  const usual = usualDose(active);
  const amount = usual && Math.min(usual.from, maximumOf(active));
  return { slug: active.slug, dose: amount === null ? "" : printAmount(amount, active.unit) };
}

/** The maximum of the home market, in smallest units; none for an entry that supplies several nutrients. */
function maximumOf({ kind, entry }: DeskActive): number {
  const supplied =
    kind === "liposome" ? (entry.nutrients ?? []) : kind === "nutrient" ? [entry.nutrient] : [];
  const [only, ...others] = supplied;
  const maximum = only && others.length === 0 ? nutrientOf(only).maxima[homeMarket] : undefined;
  return only && typeof maximum === "number"
    ? amountOf(maximum, nutrientOf(only).unit).amount
    : Number.POSITIVE_INFINITY;
}

function choiceOf(active: DeskActive, reader: Reader): DeskChoice {
  const category = categoryOf(active);
  return {
    slug: active.slug,
    ...namesOf(active, reader),
    category,
    categoryName: wordsFor(reader).text(categoryNames[category] ?? untranslated(category)),
    adds: [additionOf(active)],
  };
}

function namesOf(active: DeskActive, reader: Reader): Pick<DeskChoice, "name" | "code" | "folded"> {
  const words = wordsFor(reader);
  const { inAll, listsOf, relatedOf, synonymsOf, namesOfIdentity } = nameIn(reader.pageLanguage);
  switch (active.kind) {
    case "nutrient": {
      const name = statusTexts.nutrients[active.entry.nutrient];
      const names = abbreviate([active.slug, ...inAll(name)]);
      return {
        name: withCapital(words.plain(name)),
        code: null,
        folded: foldNames(names, abroadOf(active.slug)),
      };
    }
    case "strain":
    case "postbiotic": {
      const { species, formerName, code, synonyms } = active.entry;
      const latin = [species, ...(formerName ? [formerName] : [])];
      const own = [code, code.replace(" ", ""), `${species} ${code}`];
      const names = [
        ...latin.flatMap((name) => [name, ...shortenGenus(name)]),
        ...(synonyms ? listsOf(synonyms) : []),
        ...relatedOf(active.entry),
      ];
      return { name: species, code, folded: foldNames(own, names) };
    }
    default: {
      const { entry, slug } = active;
      const { unii = [], inchiKey = [], ...others } = namesOfIdentity(entry);
      const own = abbreviate([slug, ...inAll(entry.nom)]);
      const names = abbreviate(Object.values({ ...others, ...synonymsOf(entry) }).flat());
      return {
        name: words.text(entry.nom),
        code: null,
        folded: foldNames(own, [...names, ...abroadOf(slug)], [...unii, ...inchiKey]),
      };
    }
  }
}

/** Complexes stand on the desk by their nutrients. */
function listComplexes(reader: Reader): readonly DeskChoice[] {
  const { complexes, actives } = deskCatalogue("complement");
  return familiesOf("liposome").flatMap(({ id }) =>
    familyEntries[id].flatMap((entry): DeskChoice[] => {
      const parts = complexes.get(entry.slug);
      if (!parts) return [];
      const { inAll } = nameIn(reader.pageLanguage);
      const [category = ""] = entry.categories;
      return [
        {
          slug: entry.slug,
          name: wordsFor(reader).text(entry.nom),
          code: null,
          folded: foldNames([entry.slug, ...inAll(entry.nom)], abroadOf(entry.slug)),
          category,
          categoryName: wordsFor(reader).text(categoryNames[category] ?? untranslated(category)),
          adds: parts.flatMap((slug) => {
            const active = actives.has(slug) ? deskActives.complement.get(slug) : undefined;
            return active ? [additionOf(active)] : [];
          }),
        },
      ];
    }),
  );
}

const categoryOf = (active: DeskActive): string =>
  active.kind === "nutrient" ? active.entry.category : (active.entry.categories[0] ?? "");

const categoryNames: Readonly<Record<string, Translated>> = Object.assign(
  {},
  ...families
    .filter(({ kind }) => kind === "strain")
    .map(({ id }) => familyPages[id].family.filters),
  ingredientCategories,
);
