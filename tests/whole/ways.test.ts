// Ways on from sheets and products: breadcrumbs, neighbours, companions, and pages that are there before they are asked for.
import { expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import { loadPage } from "#server/views/load-page.ts";
import { originalEdition } from "#shared/editions/edition.ts";
import { families, pathOfEntry } from "#shared/families/families.ts";
import { products } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import type { ProductData } from "#shared/pages/product.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { sheetAddresses } from "#tests/addresses.ts";
import { shareBrowser, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

/** The data of a page that there is. */
function load<Data>(path: string): Data {
  const found = loadPage(path, new URLSearchParams(), originalEdition, readSettings({}));
  if (!found) throw new Error(`no page is at ${path}`);
  return found.page.data as Data;
}

test("the steps above a title are those that search engines are told", async () => {
  for (const path of ["/fr/liposomes/zinc", "/en/formule-marque-blanche/zinc"]) {
    const page = await visit(path, 360, { javaScriptEnabled: false });
    const trail = page.getByRole("navigation", { name: /Fil d’Ariane|Breadcrumb/ });
    const told = await page.locator("script[type='application/ld+json']").textContent();
    const graph = JSON.parse(told ?? "")["@graph"] as readonly {
      readonly "@type": string;
      readonly itemListElement?: readonly { readonly name: string; readonly item: string }[];
    }[];
    const steps = graph.find((thing) => thing["@type"] === "BreadcrumbList")?.itemListElement ?? [];
    expect(await trail.getByRole("listitem").allInnerTexts()).toEqual(
      steps.map(({ name }) => name),
    );
    const links = await trail
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
    expect(links).toEqual(steps.slice(0, -1).map(({ item }) => new URL(item).pathname));
    expect(await trail.locator("[aria-current=page]").count()).toBe(1);
  }
});

/** What cosmetic actives do, by path. */
const actions = new Map(
  families.flatMap(({ id }) =>
    familyEntries[id].flatMap((entry): [string, readonly string[]][] =>
      "effects" in entry ? [[pathOfEntry(id, entry.slug), entry.effects]] : [],
    ),
  ),
);

test("neighbours share a category or an action with their sheet, and repeat nothing that it names", () => {
  for (const address of sheetAddresses) {
    const { categories, related, neighbours } = load<SheetData>(address);
    const shown = [
      address,
      ...related.map(({ path }) => path),
      ...neighbours.entries.map(({ path }) => path),
    ];
    expect(new Set(shown).size, address).toBe(shown.length);
    // Also where nothing else does the same: hair, biotin.
    if (actions.has(address)) expect(neighbours.entries.length, address).toBeGreaterThan(0);
    for (const { path } of neighbours.entries) {
      const doing = actions.get(address);
      const other = load<SheetData>(path);
      const shared = doing
        ? actions.get(path)?.some((action) => doing.includes(action)) ||
          address === "/niosomes/biotine"
        : other.categories.some(({ dot }) => categories.some((own) => own.dot === dot));
      expect(shared, `${address} and ${path}`).toBe(true);
    }
  }
});

test("a sheet leads to all actives that do the same", async () => {
  const page = await visit("/fr/niosomes/retinol", 1300);
  await page.getByRole("link", { name: /^Rides, peau lissée : tous les actifs/ }).click();
  await waitForPath(page, "/fr/niosomes?action=smoothing#catalogue");
  const list = page.getByRole("region", { name: /catalogue/i });
  await list.getByRole("link", { name: /^bakuchiol/i }).waitFor();
});

test("companions add to a product, and double no active of it", () => {
  const pathOf = (slug: string) => `/formule-marque-blanche/${slug}`;
  const activesOf = (path: string) =>
    products
      .find(({ slug }) => pathOf(slug) === path)
      ?.actives.map((one) => one.nutrient ?? one.path) ?? [];
  for (const { slug } of products) {
    const path = pathOf(slug);
    const { companions } = load<ProductData>(path);
    for (const other of companions) {
      expect(activesOf(other.path).filter((active) => activesOf(path).includes(active))).toEqual(
        [],
      );
    }
  }
});

test("a page is fetched when a pointer rests on its link, and not again when the link is followed", async () => {
  const page = await visit("/liposomes/vitamine-c", 1366);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/page-data/")) fetched.push(new URL(request.url()).pathname);
  });
  const link = page
    .getByRole("region", { name: "Autres ingrédients" })
    .getByRole("link", { name: /^vitamine e/ });
  const target = (await link.getAttribute("href")) ?? "";
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error("it is not shown");
  const answer = page.waitForResponse((response) => response.url().includes("/page-data/"));
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await answer;
  await page.mouse.down();
  await page.mouse.up();
  await waitForPath(page, target);
  await page.getByRole("heading", { level: 1, name: "vitamine e" }).waitFor();
  expect(fetched.filter((path) => path.endsWith("/liposomes/vitamine-e"))).toHaveLength(1);
});
