// The page of maxima and reference values: a row for each nutrient or substance, a column for each kind of limit of a place.
import { cosmeticUse } from "#server/facts/cosmetic-use.ts";
import { findSource } from "#server/facts/find-source.ts";
import {
  type Compared,
  inOrder,
  type LimitedSubstance,
  limitedNutrients,
  limitedSubstances,
  type RegisteredLimit,
} from "#server/facts/limit-register.ts";
import { homeMarket, marketIds, unionLevels } from "#shared/content/markets.ts";
import type { Niosome } from "#shared/content/schema/entries.ts";
import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Phrase, Translated } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { pathOfEntry } from "#shared/families/families.ts";
import { niosomes } from "#shared/generated/entries.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { registerTexts } from "#shared/generated/interface/registers.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { claimsPage } from "#shared/generated/pages/claims.ts";
import { maximaPage } from "#shared/generated/pages/maxima.ts";
import type {
  LimitCell,
  LimitColumn,
  LimitRow,
  LimitTable,
  ListedLimit,
  MaximaData,
  NamedSource,
} from "#shared/pages/maxima.ts";
import { claimsPath } from "#shared/pages/register-address.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";
import { wordValue } from "./describe-fact.ts";
import { localize } from "./localize.ts";
import { rowOf } from "./status/load-status.ts";

const { notes } = statusTexts;

export function loadMaxima(reader: Reader): MaximaData {
  const words = wordsFor(reader);
  const nutrients = limitedNutrients();
  const substances = limitedSubstances();
  const table = tableOf(nutrients, words);
  const listed = substances.flatMap((substance) => listLimits(substance, words));
  const cosmetics = niosomes.flatMap((entry) => listCosmetic(entry, words));
  const limits = [...nutrients, ...substances].flatMap((substance) => substance.limits);
  return {
    copy: localize(maximaPage, reader),
    texts: localize(registerTexts, reader),
    other: { path: claimsPath, name: words.text(claimsPage.title) },
    places: listPlaces(limits, words),
    nutrients: table,
    substances: listed,
    cosmetics,
    sources: listSources(limits, words),
    kinds: [...new Set(inOrder(limits).map(({ kind }) => kind))],
    notes: [
      words.text(notes.practice[homeMarket]),
      ...marketIds.map((market) => words.text(notes.check[market])),
      words.text(notes.cosmetic),
    ],
    evidence: {
      title: words.text(evidenceTexts.keyTitle),
      items: countEvidence(
        [
          ...limits.map(({ source }) => findSource(source).by),
          ...cosmetics.map(({ source }) => source.by),
        ],
        words,
      ),
    },
  };
}

const columnOf = ({ place, kind }: Pick<RegisteredLimit, "place" | "kind">) =>
  `${place ?? "none"}-${kind}`;

function tableOf(substances: readonly LimitedSubstance[], words: Words): LimitTable {
  const byColumn = Map.groupBy(inOrder(substances.flatMap(({ limits }) => limits)), columnOf);
  const columns = [...byColumn.values()].flatMap((limits) => makeColumn(limits, words));
  return {
    columns: columns.map(({ column }) => column),
    rows: substances.flatMap((substance) => rowOfSubstance(substance, columns, words)),
  };
}

interface SourcedColumn {
  readonly column: LimitColumn;
  /** Id and year of the source of most of its limits: those say no more of it. */
  readonly source: string | null;
  readonly year: number | null;
}

function makeColumn(limits: readonly RegisteredLimit[], words: Words): readonly SourcedColumn[] {
  const [first] = limits;
  if (!first) return [];
  const { place, kind } = first;
  const set = limits.filter(({ amount }) => amount !== null);
  const [main] = [...Map.groupBy(set, ({ source }) => source)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  // A source of few of its limits would be read as that of all.
  const [source, own] = main && main[1].length * 2 > set.length ? main : [null, []];
  const years = new Set(own.map(({ year }) => year));
  const year = years.size === 1 ? (own[0]?.year ?? null) : null;
  const isRevised = own.some(({ state }) => state === "in revision");
  return [
    {
      source,
      year,
      column: {
        id: columnOf(first),
        place: namePlace(place, words),
        kind: words.text(maximaPage.kinds[kind]),
        source: source === null ? null : nameSource(source, words),
        note: words.series(
          ...(source === null ? [] : yearBeside(source, year, words)),
          ...(isRevised ? [maximaPage.states["in revision"]] : []),
        ),
      },
    },
  ];
}

/** As beside an amount. */
const nameSource = (id: string, words: Words): NamedSource => {
  const { name, short, url, by } = findSource(id);
  return { name: words.text(short ?? name), url: url ?? null, by };
};

const nameInFull = (id: string, words: Words): NamedSource => {
  const { name, url, by } = findSource(id);
  return { name: words.text(name), url: url ?? null, by };
};

/** The year of a source whose name beside an amount does not say it. */
function yearBeside(id: string, year: number | null, words: Words): readonly string[] {
  const { name, short } = findSource(id);
  return year === null || words.plain(short ?? name).includes(String(year)) ? [] : [String(year)];
}

function rowOfSubstance(
  { id, name, reference, actives, limits }: LimitedSubstance,
  columns: readonly SourcedColumn[],
  words: Words,
): LimitRow | [] {
  if (!reference) return [];
  const cells = columns.flatMap((sourced) => {
    const { id: own } = sourced.column;
    const shown = limits.filter((limit) => columnOf(limit) === own);
    return shown.length > 0
      ? [[own, shown.map((limit) => makeCell(limit, sourced, words))] as const]
      : [];
  });
  return {
    id,
    name: withCapital(words.plain(name)),
    names: namesIn(name, ...actives.map((active) => active.name)),
    reference: words.amount(reference.amount, reference.unit),
    actives: actives.map((active) => ({ path: active.path, name: words.text(active.name) })),
    cells: Object.fromEntries(cells),
    compared: sayCompared([reference.compared, ...limits.map((limit) => limit.compared)], words),
  };
}

/** How many of its figures somebody compared, and how many of them with a copy alone. */
function sayCompared(all: readonly (Compared | null)[], words: Words): Phrase {
  const compared = all.filter((each) => each !== null);
  const copies = compared.filter(({ isCopy }) => isCopy);
  if (compared.length === 0) return words.text(maximaPage.toCompare);
  return words.fill(copies.length > 0 ? maximaPage.comparedCopies : maximaPage.comparedSome, {
    compared: String(compared.length),
    total: String(all.length),
    copies: String(copies.length),
  });
}

function makeCell(
  { amount, unit, state, source, year, about }: RegisteredLimit,
  common: SourcedColumn,
  words: Words,
): LimitCell {
  const isCommon = source === common.source;
  const years = isCommon && year === common.year ? [] : yearBeside(source, year, words);
  return {
    amount: sayAmount(amount, unit, state, words),
    note: words.series(...(isCommon ? years : []), ...(about ? [about] : [])) || null,
    source: isCommon ? null : nameSource(source, words),
    year: isCommon ? "" : words.series(...years),
  };
}

/** Nothing of it is allowed: 0. */
const sayAmount = (
  amount: number | null,
  unit: string,
  state: RegisteredLimit["state"],
  words: Words,
): Phrase =>
  amount === null
    ? words.text(maximaPage.states[state])
    : amount === 0
      ? words.text(maximaPage.notAllowed)
      : words.amount(amount, unit);

const namePlace = (place: RegisteredLimit["place"], words: Words) => {
  const id = place ?? "none";
  return { id, name: words.text(maximaPage.places[id]) };
};

const listPlaces = (limits: readonly RegisteredLimit[], words: Words): MaximaData["places"] =>
  [...new Set(inOrder(limits).map(({ place }) => place))].map((place) => namePlace(place, words));

/** In every language, for the search. */
const namesIn = (...names: readonly Translated[]): string =>
  names.flatMap((name) => languages.map(({ id }) => name[id])).join(" ");

function listLimits(
  { id, name, basis, actives, limits }: LimitedSubstance,
  words: Words,
): readonly ListedLimit[] {
  return limits.map(({ place, kind, amount, unit, state, source, about, compared }, at) => ({
    id: at === 0 ? id : null,
    name: withCapital(words.plain(name)),
    path: actives[0]?.path ?? null,
    names: namesIn(name, ...actives.map((active) => active.name)),
    place: namePlace(place, words).id,
    use: [maximaPage.places[place ?? "none"], maximaPage.kinds[kind]].map(words.plain).join(" · "),
    amount: sayAmount(amount, unit, state, words),
    note: words.series(...(about ? [about] : basis ? [basis] : [])) || null,
    source: nameInFull(source, words),
    compared: compared
      ? words.fill(compared.isCopy ? maximaPage.copiedOn : maximaPage.comparedOn, {
          date: words.date(compared.on),
        })
      : words.text(maximaPage.toCompare),
  }));
}

/** The annexes of the Cosmetics Regulation, and what experts advise: as the sheets of the actives say it. */
const listCosmetic = (entry: Niosome, words: Words): readonly ListedLimit[] =>
  cosmeticUse(entry)
    .facts.filter(({ id }) => id === "use.limits" || id === "use.advice")
    .map((fact) => {
      const { amount, source } = rowOf(fact, words);
      return {
        id: null,
        name: words.text(entry.nom),
        path: pathOfEntry("niosome", entry.slug),
        names: namesIn(entry.nom),
        place: fact.id === "use.limits" ? unionLevels.place : "none",
        use: wordValue(fact.name, fact.id, words),
        amount,
        note: null,
        source: { name: source, url: null, by: fact.by },
        compared: null,
      };
    });

/** The sources of the tables, each once, and if somebody of ours read it. */
function listSources(limits: readonly RegisteredLimit[], words: Words): MaximaData["sources"] {
  const ids = [
    "nutrition-information",
    ...limits.map(({ source }) => source),
    ...niosomes.flatMap(({ use }) => use.limits.map(({ source }) => source)),
  ];
  const { read, unread } = maximaPage.sources;
  return [...new Set(ids)].map((id) => {
    const { accessed } = findSource(id);
    return {
      id,
      source: nameInFull(id, words),
      state: accessed ? words.fill(read, { date: words.date(accessed) }) : words.text(unread),
    };
  });
}

function countEvidence(all: readonly Evidence[], words: Words): MaximaData["evidence"]["items"] {
  return [...Map.groupBy(all, (by) => by)].map(([by, { length }]) => ({
    by,
    name: words.text(evidenceTexts.names[by]),
    count: length,
  }));
}
