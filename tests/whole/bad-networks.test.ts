// What a network that neither carries nor fails does to a visit: what was asked for never comes, or its answer is lost.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { rows, search } from "#tests/catalogue-list.ts";
import { fillIn, openPopup, send, thanks } from "#tests/contact-form.ts";
import {
  forgiveProblem,
  hydrated,
  openPage,
  press,
  shareBrowser,
  siteUrl,
  visit,
  waitForPath,
} from "#tests/visit.ts";

shareBrowser();

/** Opens a page to which the first `times` that are asked for at such addresses never come. */
async function visitStalled(path: string, addresses: string, times: number): Promise<Page> {
  const page = await openPage();
  await page.route(addresses, () => undefined, { times });
  await page.goto(siteUrl + path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }));
  return page;
}

const isFirstLoad = (page: Page) => page.evaluate(() => "isFirstLoad" in globalThis);

const inHeader = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name }).filter({ visible: true }).first();

describe("where it never comes, the browser itself goes", () => {
  test("to the page of the form", async () => {
    const page = await visitStalled("/fr/liposomes/zinc", "**/ContactPopup.*.js", 1);
    await press(page, page.getByRole("link", { name: "Nous contacter" }).first());
    await page.waitForURL(/\/fr\/contact\?.*zinc/);
    await hydrated(page);
  });

  test("to the page of the search", async () => {
    const page = await visitStalled("/fr/liposomes/zinc", "**/SearchBox.*.js", 1);
    await press(page, inHeader(page, "Rechercher"));
    await waitForPath(page, "/fr/recherche");
    await hydrated(page);
  });

  test("to the next page", async () => {
    const page = await visitStalled("/fr/liposomes/zinc", "**/page-data/**/notre-laboratoire", 1);
    await press(page, inHeader(page, "Notre laboratoire"));
    await page.getByRole("heading", { level: 1, name: /laboratoire/i }).waitFor();
    await waitForPath(page, "/fr/notre-laboratoire");
    await hydrated(page);
    expect(await isFirstLoad(page)).toBe(false);
  });

  test("to a list as it was asked for", async () => {
    const page = await visitStalled("/fr/liposomes", "**/catalogue-index/**", 1);
    await search(page).fill("acérola");
    await expect.poll(() => isFirstLoad(page).catch(() => true)).toBe(false);
    await expect.poll(() => rows(page).count()).toBe(1);
    await waitForPath(page, "/fr/liposomes?q=ac%C3%A9rola");
  });

  test("to what a whole search finds", async () => {
    const page = await visitStalled("/fr/recherche", "**/assets/search.*.json", 1);
    await page.getByRole("main").getByRole("searchbox").fill("acérola");
    await page
      .getByRole("main")
      .getByRole("link", { name: /acérola/i })
      .first()
      .waitFor();
    expect(await isFirstLoad(page)).toBe(false);
  });
});

describe("an enquiry", () => {
  test("whose answer is lost is not called lost, and is safely sent again", async () => {
    const page = await visit("/fr/liposomes/zinc", 1300);
    const dialog = await openPopup(page);
    await fillIn(dialog);
    let stored = "";
    await page.route(
      "**/contact",
      async (route) => {
        stored = await (await route.fetch()).text();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await send(dialog);
    const said = dialog.getByRole("alert");
    await said.getByText("nous ne savons pas si elle nous est parvenue").waitFor();
    expect(await said.textContent()).not.toContain("n’est pas envoyée");
    await forgiveProblem(page, "ERR_CONNECTION_RESET");
    await send(dialog);
    await thanks(dialog).waitFor();
    const { reference } = JSON.parse(stored) as { reference: string };
    expect(await dialog.textContent()).toContain(reference);
  });

  test("that a proxy answers in its own words may have arrived", async () => {
    const page = await visit("/fr/contact", 1300);
    await fillIn(page);
    await page.route("**/contact", (route) =>
      route.fulfill({ status: 504, contentType: "text/html", body: "<h1>Gateway Timeout</h1>" }),
    );
    await send(page);
    await page.getByText("nous ne savons pas si elle nous est parvenue").waitFor();
    await forgiveProblem(page, "504");
  });

  test("is known not to be sent where the device is offline", async () => {
    const page = await visit("/fr/contact", 1300);
    await fillIn(page);
    await page.context().setOffline(true);
    await send(page);
    await page.getByText("votre demande n’est pas envoyée").waitFor();
    await forgiveProblem(page, "ERR_INTERNET_DISCONNECTED");
  });
});

test("a page whose address holds a name and a password is taken over, goes on and sends", async () => {
  const page = await openPage();
  const { host } = new URL(siteUrl);
  await page.goto(`http://name:password@${host}/fr/liposomes`);
  await hydrated(page);
  await search(page).fill("acérola");
  await expect.poll(() => rows(page).count()).toBe(1);
  await press(page, inHeader(page, "Notre laboratoire"));
  await page.getByRole("heading", { level: 1, name: /laboratoire/i }).waitFor();
  const dialog = await openPopup(page);
  await fillIn(dialog);
  await send(dialog);
  await thanks(dialog).waitFor();
});
