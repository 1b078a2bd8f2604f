// The sheets of pages: there before their page is, and without effect on other pages, whichever a visitor has seen before.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { manifest } from "#tests/asset-manifest.ts";
import { pageKinds } from "#tests/page-kinds.ts";
import { forgiveProblem, hydrated, shareBrowser, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

/** Presses a link that is made for it, and waits until its page is shown. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    const main = document.querySelector("main");
    Object.assign(globalThis, { left: main?.firstElementChild });
    history.pushState(null, "", target);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.waitForFunction(
    () =>
      document.querySelector("main")?.firstElementChild !== (globalThis as { left?: unknown }).left,
  );
}

/** What shows which of two rules counts: enough to tell looks apart, and quickly read. */
const telling = [
  ...["display", "position", "overflow", "margin", "padding", "border", "border-radius", "opacity"],
  ...["font", "letter-spacing", "text-align", "text-decoration", "color", "background-color"],
  ...["object-position", "transform", "translate", "fill", "stroke", "stroke-width"],
];

/** Where every element is and how it looks, those that stand before and after others too. */
const readLooks = (page: Page) =>
  page.evaluate(async (properties) => {
    await document.fonts.ready;
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    await new Promise(requestAnimationFrame);
    const elements = document.querySelectorAll("header *, main, main *:not(svg *), footer *");
    return [...elements].flatMap((element) => {
      // What is folded away is laid out when it is opened.
      if (!element.checkVisibility()) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round).join(" ");
      return ["", "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === "none") return [];
        const look = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName} ${element.textContent?.slice(0, 30)}${part} ${box} ${look.join("; ")}`;
      });
    });
  }, telling);

/** A bench without its formula: where the browser does not hold the facts of its actives, it has the server open the address. */
const trip = [...pageKinds, "/recherche?q=zinc", "/selection"].map((path) =>
  path.includes("/composer/") ? path.replace(/\?.*/, "") : path,
);

test.each([
  ["forwards", trip],
  ["backwards", trip.toReversed()],
])("a page looks as when it is opened directly, after all others: %s", async (_, paths) => {
  const travelling = await visit("/contact", 1300);
  for (const path of paths) await follow(travelling, path);
  // That of the first page came with the document.
  expect(await travelling.locator("link[rel=stylesheet]").count()).toBe(
    Object.keys(manifest.pageStylesheets).length + 1,
  );
  // One with cards, one with a table, one with a plate and related cards.
  for (const path of ["/formule-marque-blanche", "/liposomes", "/liposomes/magnesium"]) {
    await follow(travelling, path);
    const opened = await visit(path, 1300);
    // What is fetched after the page comes to one before the other.
    const findDifferences = async () => {
      const [looks, direct] = [await readLooks(travelling), await readLooks(opened)];
      expect(looks.length, path).toBeGreaterThan(200);
      return [...looks.filter((look, at) => look !== direct[at]), ...direct.slice(looks.length)];
    };
    await expect.poll(findDifferences, { message: path }).toEqual([]);
  }
});

test("a page is shown when its sheet has come, not before", async () => {
  const page = await visit("/contact", 1300);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${manifest.pageStylesheets["Laboratory"]}`, async (route) => {
    await promise;
    await route.continue();
  });
  const [script] = manifest.scripts["Laboratory"]?.filter((name) => /Laboratory/.test(name)) ?? [];
  const fetched = page.waitForResponse(`**${script}`);
  const asked = page.waitForRequest(`**${manifest.pageStylesheets["Laboratory"]}`);
  const link = page.getByRole("contentinfo").getByRole("link", { name: /laboratory/i });
  await link.first().click();
  await Promise.all([fetched, asked]);
  // Time for a page that would not wait.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  resolve();
  await expect.poll(() => heading.textContent()).not.toBe(before);
});

test("where a sheet does not come, the next page is loaded anew", async () => {
  const page = await visit("/contact", 1300);
  await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
  let isFirst = true;
  await page.route(`**${manifest.pageStylesheets["Sheet"]}`, (route) => {
    const answer = isFirst ? route.abort() : route.continue();
    isFirst = false;
    return answer;
  });
  await page.evaluate(() => {
    history.pushState(null, "", "/liposomes/zinc");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.waitForFunction(() => !("isFirstLoad" in globalThis));
  await hydrated(page);
  await waitForPath(page, "/liposomes/zinc");
  await page.getByRole("heading", { level: 1, name: "Zinc" }).waitFor();
  await forgiveProblem(page, "ERR_FAILED");
});
