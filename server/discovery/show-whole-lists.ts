// Shows a page with its whole list instead of a view of it: Markdown has neither page numbers nor tabs.
import type { FoundPage } from "#server/views/found-page.ts";
import { loadCatalogueIndex } from "#server/views/load-page.ts";
import type { Family } from "#shared/families/families.ts";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";
import type { Page, PageOf } from "#shared/pages/page.ts";
import { firstCategoryId } from "#shared/pages/product-browser.ts";

export function showWholeLists({ page, subject, edition }: FoundPage): Page {
  if (page.id === "whiteLabel") {
    const { browser } = page.data;
    const products = browser.products.map((product) => ({
      ...product,
      categoryId: firstCategoryId,
      facets: { categorie: [String(firstCategoryId)] },
    }));
    return { ...page, data: { ...page.data, browser: { ...browser, products } } };
  }
  const family = subject?.family;
  return family && page.id === family.page
    ? withRows(page, loadCatalogueIndex(family.segment, edition) ?? [])
    : page;
}

function withRows<Id extends Family["page"]>(
  page: PageOf<Id>,
  rows: readonly CatalogueRow[],
): { [Each in Id]: PageOf<Each> }[Id] {
  const view = { rows, total: rows.length, page: 1, pages: 1, counts: {} };
  const { catalogue } = page.data;
  return { ...page, data: { ...page.data, catalogue: { ...catalogue, view } } };
}
