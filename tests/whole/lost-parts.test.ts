// A part of the page that cannot be shown: the others work, and the site's figures tell of it.
import { rmSync } from "node:fs";
import type { Page } from "playwright-core";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDataDir, type RunningSite, startSite } from "#tests/start-site.ts";
import { withExtensions } from "#tests/surroundings.ts";
import { forgiveProblem, hydrated, openPage, shareBrowser } from "#tests/visit.ts";

shareBrowser();

let site: RunningSite;
let folder: string;

beforeAll(async () => {
  folder = makeDataDir();
  site = await startSite({ DATA_DIR: folder });
});

afterAll(async () => {
  await site.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function countOf(kind: string): Promise<number> {
  const { text } = await request(site.url).get("/metrics").expect(200);
  return Number(new RegExp(`^page_errors_total\\{kind="${kind}"\\} (\\d+)$`, "m").exec(text)?.[1]);
}

/** A page that is given texts of the site with which a part of it throws. */
async function openBroken(
  path: string,
  spoil: (site: { frame: object; contactTexts: object }) => void,
): Promise<Page> {
  const page = await openPage();
  await page.route("**/site-data/**", async (route) => {
    const data = await (await route.fetch()).json();
    spoil(data);
    await route.fulfill({ json: data });
  });
  await page.goto(site.url + path);
  await hydrated(page);
  return page;
}

const breakFooter = ({ frame }: { frame: object }) => Object.assign(frame, { footerLinks: null });
const breakPopup = ({ contactTexts }: { contactTexts: object }) =>
  Object.assign(contactTexts, { close: null });

/** What React says of it. */
const broken = "of null";

test("elements of an extension are counted once, as a page that was drawn anew", async () => {
  const before = await countOf("redrawn");
  const page = await openPage();
  await withExtensions(page);
  await page.goto(`${site.url}/fr/liposomes`);
  await hydrated(page);
  await expect.poll(() => countOf("redrawn")).toBe(before + 1);
  await forgiveProblem(page, "#418");
});

describe("without the footer", () => {
  test("the page works, and says how to reach the laboratory", async () => {
    const before = await countOf("footer");
    const page = await openBroken("/fr/liposomes", breakFooter);
    const footer = page.getByRole("contentinfo");
    const link = footer.getByRole("link", { name: "Contact", exact: true });
    await link.waitFor();
    await expect.poll(() => countOf("footer")).toBe(before + 1);
    await page.getByRole("main").getByRole("searchbox").fill("zinc");
    await page.waitForURL(/q=zinc/);
    await forgiveProblem(page, broken);
    await page.unroute("**/site-data/**");
    await link.click();
    await page.waitForURL(`${site.url}/fr/contact`);
    await hydrated(page);
  });

  test("what was typed before the scripts came is sent", async () => {
    const page = await openPage();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/site-data/**", async (route) => {
      const data = await (await route.fetch()).json();
      breakFooter(data);
      await promise;
      await route.fulfill({ json: data });
    });
    await page.goto(`${site.url}/fr/contact`, { waitUntil: "commit" });
    await page.getByRole("contentinfo").waitFor({ state: "attached" });
    const field = (name: string) => page.locator(`main [name=${name}]`);
    await field("email").fill("claire@maison.example");
    await field("phone").fill("+33 4 65 71 20 10");
    resolve();
    await hydrated(page);
    await expect.poll(() => field("phone").inputValue()).toBe("+33 4 65 71 20 10");
    await field("company").fill("Maison Orée");
    await field("country").fill("France");
    await page.locator("main form").getByRole("button", { name: "Envoyer" }).click();
    await page
      .getByText(/SPH-\w{4}-\w{4}/)
      .first()
      .waitFor();
    await forgiveProblem(page, broken);
  });
});

test("without the popup, its form is on a page of its own, about the same thing", async () => {
  const before = await countOf("popup");
  const page = await openBroken("/fr/liposomes/zinc", breakPopup);
  const opener = page.getByRole("main").locator('a[href*="/contact?"]').first();
  const address = await opener.getAttribute("href");
  await opener.click();
  await page.waitForURL(site.url + address);
  await hydrated(page);
  await expect.poll(() => countOf("popup")).toBe(before + 1);
  const form = page.locator("main form").filter({ has: page.locator("[name=email]") });
  await form.getByRole("button", { name: "Envoyer" }).waitFor();
  await forgiveProblem(page, broken);
});

test("without the popup, what was typed and what is asked about are in the form of that page", async () => {
  const page = await openBroken("/fr/contact", breakPopup);
  const form = page.locator("main form").filter({ has: page.locator("[name=email]") });
  await form.locator("[name=company]").fill("Maison Orée");
  await page.evaluate(() => {
    history.pushState(null, "", "/fr/liposomes/zinc");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await page.getByRole("link", { name: "Demander : zinc" }).click();
  await page.waitForURL(`${site.url}/fr/contact`);
  await page.getByText(/porte sur.*zinc, liposome/i).waitFor();
  expect(await form.locator("[name=product]").inputValue()).toMatch(/zinc, liposome/i);
  expect(await form.locator("[name=company]").inputValue()).toBe("Maison Orée");
  await forgiveProblem(page, broken);
});
