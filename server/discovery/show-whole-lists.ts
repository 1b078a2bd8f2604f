// A page with the whole of its list in place of a view of it: Markdown has neither pages to turn nor tabs.
import type { FoundPage } from "#server/views/found-page.ts";
import { loadCatalogueIndex } from "#server/views/load-page.ts";
import type { FamilyPageData, Page } from "#shared/pages/page.ts";
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
  if (!subject || subject.entry) return page;
  const { family } = subject;
  const data = page.data as FamilyPageData[typeof family.kind];
  const rows = loadCatalogueIndex(family.segment, edition) ?? [];
  const view = { rows, total: rows.length, page: 1, pages: 1, counts: {} };
  // The page keeps its kind; the compiler cannot follow it through a union.
  return { ...page, data: { ...data, catalogue: { ...data.catalogue, view } } } as Page;
}
