// The lists of the catalogue pages: rows, filters with their counts, and the view that a query asks for.
import {
  type CatalogueData,
  type CatalogueFilter,
  type CatalogueRow,
  type RowPreview,
  readCatalogueQuery,
  viewCatalogue,
} from "#shared/catalogue/catalogue.ts";
import { compareNames } from "#shared/catalogue/compare-names.ts";
import type { Liposome, Niosome } from "#shared/content/schema/entries.ts";
import { type Translated, textOf } from "#shared/editions/edition.ts";
import { liposomes, niosomes, serums, strains } from "#shared/generated/entries.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import { loadDrawing } from "./load-identity.ts";
import { loadPortrait } from "./load-portrait.ts";
import { prepareText, type Reader } from "./prepare.ts";

export type CatalogueId = "liposomes" | "niosomes" | "probiotiques";

interface CatalogueLists {
  readonly rows: readonly CatalogueRow[];
  readonly filters: readonly CatalogueFilter[];
  readonly formes: readonly CatalogueFilter[];
}

/** Content does not change while the site runs: each list is made once an edition. */
const lists = new Map<string, CatalogueLists>();

/** Rows and filters of one catalogue for one reader; rows stand in French alphabetical order. */
export function listCatalogue(id: CatalogueId, reader: Reader): CatalogueLists {
  const key = `${id} ${reader.edition.id}`;
  const known = lists.get(key) ?? makeLists(id, reader);
  lists.set(key, known);
  return known;
}

function makeLists(id: CatalogueId, reader: Reader): CatalogueLists {
  const rows = [...makeRows[id](reader)].sort(
    (a, b) => compareNames(a.name, b.name) || compareNames(a.code ?? "", b.code ?? ""),
  );
  const count = (filter: string) => rows.filter((row) => row.tags.includes(filter)).length;
  const filtersOf = (labels: Readonly<Record<string, Translated>>) =>
    Object.entries(labels).map(([id, label]) => ({
      id,
      label: prepareText(label, reader),
      inTitle: lowerFirst(inReadersLanguage(label, reader)),
      dot: id,
      count: count(id),
    }));
  return {
    rows,
    filters: filtersOf(catalogueTexts.filters[id]),
    formes:
      id === "niosomes"
        ? filtersOf(catalogueTexts.formes).map(({ dot: _, ...forme }) => forme)
        : [],
  };
}

const inReadersLanguage = (text: Translated, { edition, around }: Reader) =>
  text[edition.id === "original" ? around : edition.id];

/** Words lose their capital, abbreviations keep theirs. */
const lowerFirst = (label: string) =>
  label.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

const makeRows: Record<CatalogueId, (reader: Reader) => CatalogueRow[]> = {
  liposomes: (reader) =>
    liposomes.map((entry) => ({
      path: `/liposomes/${entry.slug}`,
      name: textOf(prepareText(entry.nom, reader)),
      types: entry.categories,
      tags: entry.categories,
      ...(entry.claimStatus === "authorised" && { tick: true }),
      preview: previewOf(entry, reader),
    })),
  niosomes: (reader) =>
    niosomes.map((entry) => ({
      path: `/niosomes/${entry.slug}`,
      name: textOf(prepareText(entry.nom, reader)),
      types: entry.categories,
      tags: [...entry.categories, ...entry.formes],
      action: prepareText(entry.action, reader),
      formes: entry.formes,
      preview: previewOf(entry, reader),
    })),
  probiotiques: () =>
    strains
      .filter(({ type }) => type === "probiotique")
      .map((entry) => ({
        path: `/probiotiques/${entry.slug}`,
        name: entry.species,
        code: entry.code,
        ...(entry.formerName && { formerName: entry.formerName }),
        types: entry.categories,
        tags: [...(entry.souche ? [entry.souche] : []), ...entry.categories],
        ...(entry.souche && { souche: entry.souche }),
        cfu: entry.cfu,
      })),
};

/** Without words: it is decorative, and every row carries it. */
function previewOf(entry: Liposome | Niosome, reader: Reader): RowPreview {
  const { symbol, identity } = entry;
  const portrait = loadPortrait(entry, reader);
  if (portrait?.kind === "picture") {
    return { symbol, portrait: { ...portrait, picture: { ...portrait.picture, alt: "" } } };
  }
  if (portrait) {
    return {
      symbol,
      portrait: portrait.kind === "engraving" ? { ...portrait, alt: "" } : portrait,
    };
  }
  const drawing = loadDrawing(identity, (text) => prepareText(text, reader));
  if (!drawing) return { symbol };
  const { address, view, fades } = drawing;
  return { symbol, drawing: { address, view, fades } };
}

/** What a catalogue page carries: the view its address asks for, and where the whole list is. */
export function loadCatalogue(
  id: CatalogueId,
  reader: Reader,
  parameters: URLSearchParams,
): CatalogueData {
  const { rows, filters, formes } = listCatalogue(id, reader);
  const asked = readCatalogueQuery(parameters, { filters, formes });
  const view = viewCatalogue(rows, asked);
  return {
    filters,
    formes,
    query: { ...asked, page: view.page },
    view,
    indexPath: `${reader.edition.prefix}/${id}.json`,
  };
}

/** Finished serums (NOM and ACTIONS columns). */
export function listFinished(reader: Reader): CatalogueRow[] {
  return serums.map((entry) => ({
    path: `/niosomes/${entry.slug}`,
    name: textOf(prepareText(entry.nom, reader)),
    types: entry.categories,
    tags: [],
    action: prepareText(entry.action, reader),
  }));
}

/** Postbiotics: their rows are not clickable. */
export function listPostbiotics(reader: Reader): CatalogueRow[] {
  return strains
    .filter(({ type }) => type === "postbiotique")
    .map((entry) => ({
      path: null,
      name: entry.species,
      code: entry.code,
      types: entry.categories,
      tags: [],
      cfu: entry.cfu,
      ...(entry.action && { action: prepareText(entry.action, reader) }),
      ...(entry.technologie && {
        technologie: textOf(prepareText(sheetFacts.technologies[entry.technologie], reader)),
      }),
    }))
    .sort((a, b) => compareNames(a.code, b.code));
}
