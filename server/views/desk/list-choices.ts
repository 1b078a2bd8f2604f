// The choices of a bench with all their names: made once for each edition and instrument.

import { type DeskActive, deskActives, deskCatalogue } from "#server/desk/desk-actives.ts";
import { firstDose } from "#server/desk/first-dose.ts";
import { findBroken, needFormula } from "#server/desk/need-formula.ts";
import { productFormula } from "#server/desk/product-formula.ts";
import { productName, sortedProducts } from "#server/facts/find-products.ts";
import { absentActives } from "#shared/content/absent-actives.ts";
import { claimSubjectIds } from "#shared/content/claim-subjects.ts";
import { deskStarts } from "#shared/content/desk-starts.ts";
import { type Translated, translate, untranslated } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { families, familiesOf } from "#shared/families/families.ts";
import { printAmount } from "#shared/formula/amounts.ts";
import { keyOfName } from "#shared/formula/choice-names.ts";
import { foldNames } from "#shared/formula/find-choices.ts";
import { emptyFormula, type Formula, type Instrument, wishes } from "#shared/formula/formula.ts";
import type { IdeaSettings, IdeaWords } from "#shared/formula/idea.ts";
import { openChoices } from "#shared/formula/idea-words.ts";
import { orderChoices, readContent } from "#shared/formula/order-choices.ts";
import { batches } from "#shared/formula/order-values.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { facetTexts } from "#shared/generated/interface/catalogue.ts";
import { ingredientCategories } from "#shared/generated/interface/sheet.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import { deskIdea } from "#shared/generated/pages/desk-idea.ts";
import { search } from "#shared/generated/pages/search.ts";
import type { DeskChoice, DeskChoices } from "#shared/pages/desk.ts";
import { benchPath, otherInstrument } from "#shared/pages/desk-address.ts";

import { searchPath } from "#shared/search/search-query.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { localize } from "../localize.ts";
import { abbreviate, abroadOf, nameIn, shortenGenus, splitList } from "../name-ingredient.ts";
import { listTopics } from "./list-topics.ts";
import { readQuery } from "./open-formula.ts";

/** Made once for a reader. */
const made = new Map<
  string,
  { readonly choices: readonly DeskChoice[]; words: IdeaWords<DeskChoice> | null }
>();

function madeFor(instrument: Instrument, reader: Reader) {
  const { edition, pageLanguage } = reader;
  const key = `${instrument} ${edition.id} ${pageLanguage}`;
  const known = made.get(key);
  if (known) return known;
  const choices = [
    ...[...deskActives[instrument].values()].map((active) => choiceOf(active, reader)),
    ...(instrument === "complement" ? [...listComplexes(reader), ...listNeeds(reader)] : []),
    ...listStarts(instrument, reader),
    ...listProducts(instrument, reader),
  ];
  const fresh = { choices, words: null };
  made.set(key, fresh);
  return fresh;
}

export const listChoices = (instrument: Instrument, reader: Reader): readonly DeskChoice[] =>
  madeFor(instrument, reader).choices;

const absent = foldNames(absentActives.flatMap(splitList));

/** What the fields of a bench look in, and what they say. */
export function choicesFor(instrument: Instrument, reader: Reader): DeskChoices {
  const { listsOf } = nameIn(reader.pageLanguage);
  const { words, benches, ...texts } = deskIdea;
  const other = otherInstrument({ instrument });
  const { like, without, links, counted } = words;
  const sets = <Value extends string>(
    named: Readonly<Partial<Record<Value, Translated>>>,
    setting: (value: Value) => IdeaSettings,
  ) =>
    (Object.keys(named) as Value[]).flatMap((value) => {
      const text = named[value];
      return text ? [{ words: listsOf(text), sets: setting(value) }] : [];
    });
  return {
    choices: listChoices(instrument, reader),
    absent,
    isInPercent: instrument === "serum",
    words: {
      like: listsOf(like),
      without: listsOf(without),
      links: listsOf(links),
      counted: listsOf(counted),
    },
    settings: [
      ...sets(words.wishes, (wish) => ({ wishes: [wish] })),
      ...(instrument === "serum"
        ? []
        : [
            ...sets(words.markets, (market) => ({ market })),
            ...sets(words.containers, (container) => ({ container })),
          ]),
      ...listContents(instrument).map(({ unit, count, content }) => ({
        words: listsOf(words.contents[unit]).map((name) => `${count} ${name}`),
        sets: { content },
      })),
      ...batches.map((batch) => ({
        words: listsOf(words.packs).flatMap((name) =>
          [batch, wordsFor(reader).number(batch)].map((count) => `${count} ${name}`),
        ),
        sets: { batch },
      })),
    ],
    topics: listTopics(instrument, reader),
    texts: {
      ...localize(
        {
          ...texts,
          like: translate((language) => splitList(like[language])[0] ?? ""),
          absent: search.box.absent,
          unknownNumber: search.box.unknownCas,
          otherName: benches[other].name,
        },
        reader,
      ),
      searchAddress: addressIn(reader.edition, searchPath),
      otherWords: listsOf(benches[other].words).map(keyOfName),
      otherAddress: addressIn(reader.edition, benchPath(other)),
    },
  };
}

/** What a pack may hold. */
const listContents = (instrument: Instrument) =>
  orderChoices(emptyFormula(instrument)).content.map((content) => ({
    ...readContent(content),
    content,
  }));

/** The same, opened for the reader of ideas. */
export function ideaWordsFor(instrument: Instrument, reader: Reader): IdeaWords<DeskChoice> {
  const kept = madeFor(instrument, reader);
  kept.words ??= openChoices(choicesFor(instrument, reader));
  return kept.words;
}

/** The name of an active or a complex; undefined when none has that slug. */
export const findChoiceName = (slug: string, instrument: Instrument, reader: Reader) =>
  listChoices(instrument, reader).find((choice) => choice.slug === slug)?.name;

/** The addition as an address holds it. */
export function additionOf(active: DeskActive): DeskChoice["adds"][number] {
  const amount = firstDose(active);
  return { slug: active.slug, dose: amount === null ? "" : printAmount(amount, active.unit) };
}

function choiceOf(active: DeskActive, reader: Reader): DeskChoice {
  const category = categoryOf(active);
  return {
    slug: active.slug,
    ...namesOf(active, reader),
    group: active.kind === "strain" || active.kind === "postbiotic" ? "strain" : "active",
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
        ...listsOf(deskIdea.words.strains),
      ];
      return { name: species, code, folded: foldNames(own, names) };
    }
    default: {
      const { entry, slug } = active;
      const {
        cas = [],
        ec = [],
        e = [],
        unii = [],
        inchiKey = [],
        ...others
      } = namesOfIdentity(entry);
      // Its own numbers are its own names: those of what it holds are others' names.
      const own = [...abbreviate([slug, ...inAll(entry.nom)]), ...cas, ...ec, ...e];
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
          group: "active",
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

/** What a founder wants to claim: a formula to begin with. Found by the words that the site's search knows for it. */
const listNeeds = (reader: Reader): readonly DeskChoice[] =>
  claimSubjectIds.map((subject) => {
    const label = facetTexts.claimSubjects[subject];
    const words = search.topicWords.claims[subject];
    const { inAll, listsOf } = nameIn(reader.pageLanguage);
    return {
      slug: `besoin-${subject}`,
      name: wordsFor(reader).text(label),
      code: null,
      group: "need",
      folded: foldNames([...inAll(label), ...(words ? listsOf(words) : [])]),
      category: "",
      categoryName: "",
      adds: listOfNeed(needFormula(subject)),
      subject,
    };
  });

/** Our own formulas, which are another name of what they are called after. */
const listProducts = (instrument: Instrument, reader: Reader): readonly DeskChoice[] =>
  sortedProducts.flatMap((product) => {
    const formula = productFormula(product);
    if (formula.instrument !== instrument || formula.actives.length === 0) return [];
    const name = productName(product);
    return [
      {
        slug: `formule-${product.slug}`,
        name: wordsFor(reader).text(name),
        code: null,
        group: "formula",
        folded: foldNames([], nameIn(reader.pageLanguage).inAll(name)),
        category: "",
        categoryName: "",
        adds: additionsOf(formula),
      },
    ];
  });

/** The formulas to begin with; that of strains is found by the words for them all. */
const listStarts = (instrument: Instrument, reader: Reader): readonly DeskChoice[] =>
  deskStarts.flatMap((start) => {
    if (start.instrument !== instrument) return [];
    const { formula } = readQuery(new URLSearchParams(start.query), instrument);
    const name = desk.start.starts.names[start.id];
    const { inAll, listsOf } = nameIn(reader.pageLanguage);
    const strains = start.id === "strains" ? listsOf(deskIdea.words.strains) : [];
    return [
      {
        slug: `depart-${start.id}`,
        name: wordsFor(reader).text(name),
        code: null,
        group: "formula",
        folded: foldNames([], [...inAll(name), ...strains]),
        category: "",
        categoryName: "",
        adds: additionsOf(formula),
      },
    ];
  });

function listOfNeed(formula: Formula): DeskChoice["adds"] {
  const broken = findBroken(formula);
  return additionsOf(formula).map((addition) => {
    const breaks = wishes.filter((wish) => broken.get(wish)?.includes(addition.slug));
    return breaks.length === 0 ? addition : { ...addition, breaks };
  });
}

const additionsOf = ({ actives }: Formula): DeskChoice["adds"] =>
  actives.map(({ slug, amount, unit }) => ({
    slug,
    dose: amount === null ? "" : printAmount(amount, unit),
  }));

const categoryOf = (active: DeskActive): string =>
  active.kind === "nutrient" ? active.entry.category : (active.entry.categories[0] ?? "");

const categoryNames: Readonly<Record<string, Translated>> = Object.assign(
  {},
  ...families
    .filter(({ kind }) => kind === "strain")
    .map(({ id }) => familyPages[id].family.filters),
  ingredientCategories,
);
