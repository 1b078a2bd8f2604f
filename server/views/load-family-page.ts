// The page of a family of ingredients, with its catalogue.
import { type Family, familiesOf } from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { ingredientCategories } from "#shared/generated/interface/sheet.ts";
import {
  type CatalogueData,
  describeQuery,
  facetsInAddress,
  readCatalogueQuery,
  writeCatalogueQuery,
} from "#shared/pages/catalogue.ts";
import { recordBy } from "#shared/pages/record-by.ts";
import type { Reader } from "#shared/words/words.ts";
import { cardsBeside, withCards } from "./family-cards.ts";
import type { Loaded } from "./found-page.ts";
import { listFinished, listPostbiotics, loadCatalogue } from "./load-catalogue.ts";
import { localize } from "./localize.ts";
import type { Asked, Loader } from "./page-loader.ts";

/** The loaders of family pages: the copy, the catalogue, and the parts of the family's kind. */
export const familyPageLoaders = {
  ...recordBy(familiesOf("liposome"), "page", (family) =>
    familyPage(family, (reader, catalogue) => {
      const { family: _, ...copy } = withCards(familyPages[family.id], cardsBeside(family.id));
      return { ...localize(copy, reader), catalogue, texts: tableTexts(reader) };
    }),
  ),
  ...recordBy(familiesOf("niosome"), "page", (family) =>
    familyPage(family, (reader, catalogue) => {
      const { family: _, ...copy } = withCards(familyPages[family.id], cardsBeside(family.id));
      const finished = listFinished(reader);
      return { ...localize(copy, reader), catalogue, finished, texts: tableTexts(reader) };
    }),
  ),
  ...recordBy(familiesOf("strain"), "page", (family) =>
    familyPage(family, (reader, catalogue) => {
      const { family: _, ...copy } = withCards(familyPages[family.id], cardsBeside(family.id));
      const postbiotics = listPostbiotics(family, reader).rows;
      return { ...localize(copy, reader), catalogue, postbiotics, texts: tableTexts(reader) };
    }),
  ),
} satisfies { readonly [Id in Family["page"]]: Loader<Id> };

function familyPage<Data>(
  family: Family,
  load: (reader: Reader, catalogue: CatalogueData) => Data,
): (reader: Reader, asked: Asked) => Loaded<Data> {
  return (reader, { parameters, result }) => {
    const catalogue = loadCatalogue(family, reader, parameters, result);
    return {
      head: familyPages[family.id].head,
      header: "bar",
      product: family.segment,
      data: load(reader, catalogue),
      subject: { family, entry: null },
      ...findView(catalogue, parameters),
    };
  };
}

/** Finds the view of a catalogue for an address. */
function findView(catalogue: CatalogueData, parameters: URLSearchParams) {
  const { query } = catalogue;
  const facets = facetsInAddress(catalogue);
  const asked = readCatalogueQuery(parameters, facets);
  return {
    query: writeCatalogueQuery(query, facets),
    view: describeQuery(query, facets),
    redirection: asked.page > query.page ? { fragment: "" } : null,
    isUncacheable: query.search !== "" || Object.keys(query.chosen).length > 1,
  };
}

/** The texts of tables, with the name of each category in place of the labels that filters already carry. */
function tableTexts(reader: Reader) {
  const { formes: _, ...texts } = catalogueTexts;
  const strains = familiesOf("strain").map(({ id }) => familyPages[id].family.filters);
  const categories = Object.assign({}, ingredientCategories, ...strains, factCodes.souche);
  return localize({ ...texts, categories }, reader);
}
