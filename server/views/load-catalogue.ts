// The lists of the catalogue pages: rows, facets, and the view that a query asks for.

import { countClaims } from "#server/facts/molecule.ts";
import type { EntryOfKind, Liposome, Niosome } from "#shared/content/schema/entries.ts";
import { compareNames, compareNamesIn } from "#shared/editions/compare-names.ts";
import { languageIn, textOf } from "#shared/editions/edition.ts";
import {
  type Family,
  type FamilyKind,
  type FamilyOf,
  pathOfEntry,
} from "#shared/families/families.ts";
import { serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { catalogueTexts, refineTexts } from "#shared/generated/interface/catalogue.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import {
  type CatalogueData,
  type CatalogueRow,
  facetsInAddress,
  readCatalogueQuery,
  viewCatalogue,
} from "#shared/pages/catalogue.ts";
import type { Facet, FacetIds } from "#shared/pages/facets.ts";
import { foundIn } from "#shared/pages/found.ts";
import type { SearchResult } from "#shared/search/hits.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { listFacets, listPostbioticFacets } from "./list-facets.ts";
import { plateOf } from "./load-plate.ts";
import { loadNear } from "./load-search.ts";
import { localize } from "./localize.ts";
import { pickPlates } from "./pick-plates.ts";

interface CatalogueLists {
  readonly rows: readonly CatalogueRow[];
  readonly facets: readonly Facet[];
}

/** Content does not change while the site runs: each list is made once for the readers of a language in an edition. */
const lists = new Map<string, CatalogueLists>();

/** Rows and filters of a family's catalogue for one reader; rows stand in alphabetical order. */
export function listCatalogue(family: Family, reader: Reader): CatalogueLists {
  const key = `${family.id} ${reader.edition.id} ${reader.pageLanguage}`;
  const known = lists.get(key) ?? makeLists(family, reader);
  lists.set(key, known);
  return known;
}

function makeLists(family: Family, reader: Reader): CatalogueLists {
  const { id, kind } = family;
  const compareHere = compareNamesIn(languageIn(reader.edition, reader.pageLanguage));
  const { facets, read } = listFacets(family, kind, reader);
  const rows = (makeRows[kind] as RowMaker<FamilyKind>)(id, reader, read).sort(
    (a, b) => compareHere(a.name, b.name) || compareNames(a.code ?? "", b.code ?? ""),
  );
  return { rows, facets: facets.map((facet) => markAbsent(facet, rows)) };
}

/** A value that no row has is marked: its button would lead nowhere. */
const markAbsent = (facet: Facet, rows: readonly CatalogueRow[]): Facet => ({
  ...facet,
  values: facet.values.map((value) =>
    rows.some(({ facets }) => facets[facet.id]?.includes(value.id))
      ? value
      : { ...value, isAbsent: true },
  ),
});

type RowMaker<Kind extends FamilyKind> = (
  id: FamilyOf<Kind>["id"],
  reader: Reader,
  readFacets: (entry: EntryOfKind[Kind]) => FacetIds,
) => CatalogueRow[];

const makeRows = {
  liposome: (id, reader, readFacets) =>
    familyEntries[id].map((entry) => ({
      path: pathOfEntry(id, entry.slug),
      name: textOf(wordsFor(reader).text(entry.nom)),
      types: entry.categories,
      facets: readFacets(entry),
      claims: countClaims(entry),
      formes: entry.compatibility.forms,
      plate: plateOf(entry, reader),
      ...describePh(entry, reader),
    })),
  niosome: (id, reader, readFacets) =>
    familyEntries[id].map((entry) => ({
      path: pathOfEntry(id, entry.slug),
      name: textOf(wordsFor(reader).text(entry.nom)),
      types: entry.categories,
      facets: readFacets(entry),
      action: wordsFor(reader).text(entry.action),
      formes: entry.formes,
      plate: plateOf(entry, reader),
      ...describePh(entry, reader),
    })),
  strain: (id, _, readFacets) =>
    familyEntries[id]
      .filter(({ type }) => type === "probiotique")
      .map((entry) => ({
        path: pathOfEntry(id, entry.slug),
        name: entry.species,
        code: entry.code,
        types: entry.categories,
        facets: readFacets(entry),
        ...(entry.souche && { souche: entry.souche }),
        cfu: entry.cfu,
      })),
} satisfies { readonly [Kind in FamilyKind]: RowMaker<Kind> };

const describePh = ({ compatibility: { ph } }: Liposome | Niosome, reader: Reader) =>
  ph && { ph: wordsFor(reader).range(ph, "") };

/**
 * The data of a catalogue page: the view of its address, and the address of the whole list. `result`: of the search for the address
 * among everything; null without one.
 */
export function loadCatalogue(
  family: Family,
  reader: Reader,
  parameters: URLSearchParams,
  result: SearchResult | null,
): CatalogueData {
  const { rows, facets } = listCatalogue(family, reader);
  const beside = family.kind === "strain" ? listPostbiotics(family, reader).facets : [];
  const asked = readCatalogueQuery(parameters, facetsInAddress({ facets, beside }));
  const view = viewCatalogue(
    rows,
    asked,
    facets,
    result && foundIn(asked.search, result, family.id),
  );
  return {
    facets,
    beside,
    refine: localize(refineTexts, reader),
    query: { ...asked, page: view.page },
    view,
    strip: {
      title: wordsFor(reader).count(
        catalogueTexts.walls[family.kind === "strain" ? "strains" : "ingredients"].title,
        rows.length,
      ),
      plates: pickPlates(family, rows).map(({ plate, cfu }) => ({
        ...(plate && { plate }),
        ...(cfu && { cfu }),
      })),
    },
    near: loadNear(reader, asked.search, view.total, result),
    group: family.id,
    indexPath: `${reader.edition.prefix}/${family.segment}.json`,
  };
}

/** Finished serums (NOM and ACTIONS columns). */
export function listFinished(reader: Reader): CatalogueRow[] {
  const words = wordsFor(reader);
  return serums.map((entry) => ({
    path: pathOfEntry("niosome", entry.slug),
    name: textOf(words.text(entry.nom)),
    types: entry.categories,
    facets: {},
    action: words.text(entry.action),
  }));
}

/** Postbiotics: their rows are not clickable. */
export function listPostbiotics(family: FamilyOf<"strain">, reader: Reader): CatalogueLists {
  const words = wordsFor(reader);
  const entries = familyEntries[family.id].filter(({ type }) => type === "postbiotique");
  const { facets, read } = listPostbioticFacets(family, entries, reader);
  const rows = entries
    .map((entry) => ({
      path: null,
      name: entry.species,
      code: entry.code,
      types: entry.categories,
      facets: read(entry),
      cfu: entry.cfu,
      ...(entry.action && { action: words.text(entry.action) }),
      ...(entry.technologie && {
        technologie: textOf(words.text(sheetFacts.technologies[entry.technologie])),
      }),
    }))
    .sort((a, b) => compareNames(a.code, b.code));
  return { rows, facets };
}
