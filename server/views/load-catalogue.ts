// The lists of the catalogue pages: rows, filters with their counts, and the view that a query asks for.

import type { Liposome, Niosome } from "#shared/content/schema/entries.ts";
import { compareNames, compareNamesIn } from "#shared/editions/compare-names.ts";
import { languageIn, type Translated, textOf, untranslated } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import {
  type Family,
  type FamilyKind,
  type FamilyOf,
  formes,
  pathOfEntry,
} from "#shared/families/families.ts";
import { serums } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import {
  type CatalogueData,
  type CatalogueFilter,
  type CatalogueRow,
  type RowPreview,
  readCatalogueQuery,
  viewCatalogue,
} from "#shared/pages/catalogue.ts";
import { loadDrawing } from "./load-identity.ts";
import { loadPortrait } from "./load-portrait.ts";
import { loadNear } from "./load-search.ts";
import { prepareText, type Reader } from "./prepare.ts";

interface CatalogueLists {
  readonly rows: readonly CatalogueRow[];
  readonly filters: readonly CatalogueFilter[];
  readonly formes: readonly CatalogueFilter[];
}

/** Content does not change while the site runs: each list is made once an edition. */
const lists = new Map<string, CatalogueLists>();

/** Rows and filters of a family's catalogue for one reader; rows stand in alphabetical order. */
export function listCatalogue(family: Family, reader: Reader): CatalogueLists {
  const key = `${family.id} ${reader.edition.id}`;
  const known = lists.get(key) ?? makeLists(family, reader);
  lists.set(key, known);
  return known;
}

function makeLists({ id, kind, filters }: Family, reader: Reader): CatalogueLists {
  const compareHere = compareNamesIn(languageIn(reader.edition, reader.around));
  const rows = (makeRows[kind] as RowMaker<FamilyKind>)(id, reader).sort(
    (a, b) => compareHere(a.name, b.name) || compareNames(a.code ?? "", b.code ?? ""),
  );
  const count = (filter: string) => rows.filter((row) => row.tags.includes(filter)).length;
  const filterOf = (id: string, label: Translated) => ({
    id,
    label: prepareText(label, reader),
    inTitle: lowerFirst(inReadersLanguage(label, reader)),
    count: count(id),
  });
  const labels: Readonly<Record<string, Translated>> = familyPages[id].family.filters;
  return {
    rows,
    filters: filters.map((filter) => ({
      // The content step has made sure that each has a label.
      ...filterOf(filter, labels[filter] ?? untranslated(filter)),
      dot: filter,
    })),
    formes:
      kind === "niosome"
        ? formes.map((forme) => filterOf(forme, catalogueTexts.formes[forme]))
        : [],
  };
}

const inReadersLanguage = (text: Translated, { edition, around }: Reader) =>
  text[languageIn(edition, around)];

/** Words lose their capital, abbreviations keep theirs. */
const lowerFirst = (label: string) =>
  label.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

type RowMaker<Kind extends FamilyKind> = (
  id: FamilyOf<Kind>["id"],
  reader: Reader,
) => CatalogueRow[];

const makeRows = {
  liposome: (id, reader) =>
    familyEntries[id].map((entry) => ({
      path: pathOfEntry(id, entry.slug),
      ...namesOf(entry, reader),
      types: entry.categories,
      tags: entry.categories,
      ...(entry.claimStatus === "authorised" && { tick: true }),
      preview: previewOf(entry, reader),
    })),
  niosome: (id, reader) =>
    familyEntries[id].map((entry) => ({
      path: pathOfEntry(id, entry.slug),
      ...namesOf(entry, reader),
      types: entry.categories,
      tags: [...entry.categories, ...entry.formes],
      action: prepareText(entry.action, reader),
      formes: entry.formes,
      preview: previewOf(entry, reader),
    })),
  strain: (id) =>
    familyEntries[id]
      .filter(({ type }) => type === "probiotique")
      .map((entry) => ({
        path: pathOfEntry(id, entry.slug),
        name: entry.species,
        code: entry.code,
        ...(entry.formerName && { formerName: entry.formerName }),
        types: entry.categories,
        tags: [...(entry.souche ? [entry.souche] : []), ...entry.categories],
        ...(entry.souche && { souche: entry.souche }),
        cfu: entry.cfu,
      })),
} satisfies { readonly [Kind in FamilyKind]: RowMaker<Kind> };

/** In an edition of one language, names in the others find it too; the original edition searches the name that it shows. */
function namesOf({ nom }: Liposome | Niosome, reader: Reader) {
  const name = textOf(prepareText(nom, reader));
  const others = languages.map(({ id }) => nom[id]).filter((other) => other !== name);
  return {
    name,
    ...(reader.edition.id !== "original" && others.length > 0 && { otherNames: others.join(" ") }),
  };
}

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
  family: Family,
  reader: Reader,
  parameters: URLSearchParams,
): CatalogueData {
  const { rows, filters, formes } = listCatalogue(family, reader);
  const asked = readCatalogueQuery(parameters, { filters, formes });
  const view = viewCatalogue(rows, asked);
  return {
    filters,
    formes,
    query: { ...asked, page: view.page },
    view,
    near: loadNear(reader, asked.search, view.total),
    indexPath: `${reader.edition.prefix}/${family.segment}.json`,
  };
}

/** Finished serums (NOM and ACTIONS columns). */
export function listFinished(reader: Reader): CatalogueRow[] {
  return serums.map((entry) => ({
    path: pathOfEntry("niosome", entry.slug),
    name: textOf(prepareText(entry.nom, reader)),
    types: entry.categories,
    tags: [],
    action: prepareText(entry.action, reader),
  }));
}

/** Postbiotics: their rows are not clickable. */
export function listPostbiotics(id: FamilyOf<"strain">["id"], reader: Reader): CatalogueRow[] {
  return familyEntries[id]
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
