// Tabs that outlive the build they came from, and pages that cannot be shown.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { forgiveProblem, hydrated, shareBrowser, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

/** Opens a page whose next data come as `json` with `status`. */
async function visitWithData(status: number, json: unknown): Promise<Page> {
  const page = await visit("/liposomes/zinc", 1300);
  // Once: a page that is loaded anew gets its own.
  await page.route("**/page-data/**", (route) => route.fulfill({ status, json }), { times: 1 });
  await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
  return page;
}

/** Goes to an address of the site without loading it, as a link does. */
const goTo = (page: Page, address: string) =>
  page.evaluate((target) => {
    history.pushState(null, "", target);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);

test("a tab of an older build loads the next page anew, with its query and its hash", async () => {
  const page = await visitWithData(404, { error: "not found" });
  await goTo(page, "/niosomes?filtre=vitamines#catalogue");
  await page.getByRole("heading", { level: 1, name: /niosomes/i }).waitFor();
  await hydrated(page);
  await waitForPath(page, "/niosomes?filtre=vitamines#catalogue");
  expect(await page.evaluate(() => "isFirstLoad" in globalThis)).toBe(false);
  expect(await page.locator("button[name=filtre][aria-pressed=true]").textContent()).toContain(
    "vitamines",
  );
  await forgiveProblem(page, "404");
});

test("a page that comes in vain once the visitor has gone back leaves alone what is in view", async () => {
  const page = await visit("/liposomes/zinc", 1300);
  await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  await page.route("**/page-data/**/niosomes", async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await answer.promise;
    await route.fulfill({ status: 404, json: {} });
  });
  await goTo(page, "/niosomes");
  await expect.poll(() => asked).toBe(1);
  await page.goBack();
  await waitForPath(page, "/liposomes/zinc");
  const failed = page.waitForResponse(/page-data/);
  answer.resolve();
  await (await failed).finished();
  await forgiveProblem(page, "404");
  // Asked for again, it comes, and nothing was loaded anew in between.
  await goTo(page, "/niosomes");
  await page.getByRole("heading", { level: 1, name: /niosomes/i }).waitFor();
  expect(asked).toBe(2);
  expect(await page.evaluate(() => "isFirstLoad" in globalThis)).toBe(true);
});

test("what is no page is not believed", async () => {
  const page = await visitWithData(200, { rows: [] });
  await goTo(page, "/formule-sur-mesure");
  await page.getByRole("heading", { level: 1, name: /custom made/i }).waitFor();
  await hydrated(page);
  expect(await page.evaluate(() => "isFirstLoad" in globalThis)).toBe(false);
});

test("a page that cannot be shown becomes the error screen, which leads home", async () => {
  const page = await visitWithData(200, {
    page: { id: "laboratory", path: "/notre-laboratoire", data: {} },
    stylesheet: null,
  });
  await goTo(page, "/notre-laboratoire");
  await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  await page.getByRole("link", { name: "go to the home page" }).click();
  await waitForPath(page, "/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await forgiveProblem(page, "Cannot read properties of undefined");
});

test("the home page's data are fetched without a detour", async () => {
  const page = await visit("/liposomes/zinc", 1300);
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/page-data/")) statuses.push(response.status());
  });
  await page.getByRole("link", { name: "Sphérine, home" }).click();
  await waitForPath(page, "/");
  await page.getByRole("heading", { level: 1, name: "Made to carry your name" }).waitFor();
  expect(statuses).toEqual([200]);
});
