// The page of maxima and reference values: a row for each nutrient or substance, a column for each kind of limit of a place.
import { cosmeticUse } from "#server/facts/cosmetic-use.ts";
import { findSource } from "#server/facts/find-source.ts";
import {
  inOrder,
  type LimitedSubstance,
  limitedActives,
  limitedNutrients,
  type RegisteredLimit,
} from "#server/facts/limit-register.ts";
import { homeMarket, marketIds } from "#shared/content/markets.ts";
import type { Evidence } from "#shared/content/schema/evidence.ts";
import { languages } from "#shared/editions/languages.ts";
import { pathOfEntry } from "#shared/families/families.ts";
import { niosomes } from "#shared/generated/entries.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { registerTexts } from "#shared/generated/interface/registers.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { maximaPage } from "#shared/generated/pages/maxima.ts";
import type { FactTable } from "#shared/pages/fact-table.ts";
import type {
  LimitCell,
  LimitColumn,
  LimitRow,
  LimitTable,
  MaximaData,
  NamedSource,
} from "#shared/pages/maxima.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";
import { wordValue } from "./describe-fact.ts";
import { localize } from "./localize.ts";
import { rowOf } from "./status/load-status.ts";

const { notes, heads } = statusTexts;

export function loadMaxima(reader: Reader): MaximaData {
  const words = wordsFor(reader);
  const nutrients = limitedNutrients();
  const actives = limitedActives();
  const cosmetics = tableOfCosmetics(words);
  const limits = [...nutrients, ...actives].flatMap((substance) => substance.limits);
  const tables = [
    tableOf("nutrients", nutrients, words),
    tableOf("actives", actives, words),
  ] as const;
  return {
    copy: localize(maximaPage, reader),
    texts: localize(registerTexts, reader),
    places: listPlaces(tables),
    tables,
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
          ...cosmetics.rows.flatMap(({ by }) => by ?? []),
        ],
        words,
      ),
    },
  };
}

const columnOf = ({ place, kind }: Pick<RegisteredLimit, "place" | "kind">) =>
  `${place ?? "none"}-${kind}`;

function tableOf(
  id: LimitTable["id"],
  substances: readonly LimitedSubstance[],
  words: Words,
): LimitTable {
  const byColumn = Map.groupBy(inOrder(substances.flatMap(({ limits }) => limits)), columnOf);
  const columns = [...byColumn.values()].flatMap((limits) => makeColumn(limits, words));
  return {
    id,
    title: words.text(maximaPage.tables[id]),
    hasReferences: substances.some(({ reference }) => reference !== null),
    columns: columns.map(({ column }) => column),
    rows: substances
      .filter(({ limits, reference }) => limits.length > 0 || reference !== null)
      .map((substance) => rowOfSubstance(substance, columns, words)),
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
        place: { id: place ?? "none", name: words.text(maximaPage.places[place ?? "none"]) },
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

/** The year of a source whose name beside an amount does not say it. */
function yearBeside(id: string, year: number | null, words: Words): readonly string[] {
  const { name, short } = findSource(id);
  return year === null || words.plain(short ?? name).includes(String(year)) ? [] : [String(year)];
}

function rowOfSubstance(
  { id, name, basis, reference, actives, limits, compared }: LimitedSubstance,
  columns: readonly SourcedColumn[],
  words: Words,
): LimitRow {
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
    names: [name, ...actives.map((active) => active.name)]
      .flatMap((each) => languages.map((language) => each[language.id]))
      .join(" "),
    basis: basis && words.text(basis),
    reference: reference && words.amount(reference.amount, reference.unit),
    actives: actives.map((active) => ({ path: active.path, name: words.text(active.name) })),
    cells: Object.fromEntries(cells),
    compared: compared
      ? words.fill(maximaPage.comparedOn, { date: words.date(compared) })
      : words.text(maximaPage.toCompare),
  };
}

function makeCell(
  { amount, unit, state, source, year, about }: RegisteredLimit,
  common: SourcedColumn,
  words: Words,
): LimitCell {
  const isCommon = source === common.source;
  const years = isCommon && year === common.year ? [] : yearBeside(source, year, words);
  return {
    amount: amount === null ? words.text(maximaPage.states[state]) : words.amount(amount, unit),
    note: words.series(...years, ...(about ? [about] : [])) || null,
    source: isCommon ? null : nameSource(source, words),
  };
}

function listPlaces(tables: readonly LimitTable[]): MaximaData["places"] {
  const places = tables.flatMap(({ columns }) => columns.map(({ place }) => place));
  return [...new Map(places.map((place) => [place.id, place])).values()];
}

/** The sources of the tables, each once, and if somebody of ours read it. */
function listSources(limits: readonly RegisteredLimit[], words: Words): MaximaData["sources"] {
  const ids = [
    "nutrition-information",
    ...limits.map(({ source }) => source),
    ...niosomes.flatMap(({ use }) => use.limits.map(({ source }) => source)),
  ];
  const { read, unread } = maximaPage.sources;
  return [...new Set(ids)].map((id) => {
    const { name, url, by, accessed } = findSource(id);
    return {
      id,
      source: { name: words.text(name), url: url ?? null, by },
      state: accessed ? words.fill(read, { date: words.date(accessed) }) : words.text(unread),
    };
  });
}

/** The annexes of the Cosmetics Regulation, and what experts advise: as the sheets of the actives say it. */
function tableOfCosmetics(words: Words): FactTable {
  return {
    heads: {
      onPhones: false,
      name: words.text(maximaPage.heads.active),
      amount: words.text(heads.amount),
      share: { label: words.text(maximaPage.heads.use), meaning: null },
      source: words.text(heads.source),
    },
    rows: niosomes.flatMap((entry) =>
      cosmeticUse(entry)
        .facts.filter(({ id }) => id === "use.limits" || id === "use.advice")
        .map((fact) => ({
          ...rowOf(fact, words),
          name: words.text(entry.nom),
          path: pathOfEntry("niosome", entry.slug),
          share: wordValue(fact.name, fact.id, words),
        })),
    ),
  };
}

function countEvidence(all: readonly Evidence[], words: Words): MaximaData["evidence"]["items"] {
  return [...Map.groupBy(all, (by) => by)].map(([by, { length }]) => ({
    by,
    name: words.text(evidenceTexts.names[by]),
    count: length,
  }));
}
