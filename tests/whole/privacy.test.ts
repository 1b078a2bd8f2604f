// What the privacy page promises: no cookie, nobody else is told of a visit, and nothing is kept in the visitor's browser but
// what they ask it to keep and, as long as the tab is open, where their visit came from.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { kindAddresses } from "#tests/addresses.ts";
import { fillIn } from "#tests/contact-form.ts";
import { startSite } from "#tests/start-site.ts";
import { hydrated, openPage, shareBrowser, siteUrl, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

/** Whatever a browser can keep for a site. */
const readKept = (page: Page) =>
  page.evaluate(async () => ({
    cookies: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const nothing = {
  cookies: "",
  local: {},
  session: {},
  databases: [],
  caches: [],
  workers: 0,
} as const;

/** What is kept after a visit that began there and came from nowhere. */
const firstPage = (address: string) => ({
  ...nothing,
  session: { source: `page=${new URL(address, siteUrl).pathname}&host=` },
});

test.each(editions)(
  "a walk through every kind of page of $id, and an enquiry, leave nothing behind but its first page",
  async (edition) => {
    const page = await openPage();
    const foreign: string[] = [];
    const setting: string[] = [];
    page.on("request", (sent) => {
      if (!sent.url().startsWith(siteUrl)) foreign.push(sent.url());
    });
    page.on("response", async (answer) => {
      if ((await answer.allHeaders())["set-cookie"]) setting.push(answer.url());
    });
    for (const address of kindAddresses) {
      await page.goto(siteUrl + addressIn(edition, address));
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    }
    await page.goto(siteUrl + addressIn(edition, "/liposomes"));
    await hydrated(page);
    await page.locator("main input[name=q][type=search]").fill("zinc");
    await page.waitForURL(/q=zinc/);
    await page.goto(siteUrl + addressIn(edition, "/contact"));
    await hydrated(page);
    await fillIn(page);
    await page.locator("main form button[type=submit]").last().click();
    await page.getByText(/SPH-/).first().waitFor();
    expect(await readKept(page)).toEqual(firstPage(addressIn(edition, kindAddresses[0] ?? "")));
    expect(await page.context().cookies()).toEqual([]);
    expect(setting).toEqual([]);
    expect(foreign).toEqual([]);
    // What the page says of addresses: the reference, and nothing of the visitor.
    expect(new URL(page.url()).search).toMatch(/^\?sent=SPH-[\w-]+$/);
  },
);

test("what the visitor asks for is all that is kept, and goes when they say so", async () => {
  const page = await visit("/fr/liposomes/zinc", 1300);
  await page.getByRole("button", { name: "Ajouter à ma sélection : zinc" }).click();
  const first = firstPage("/fr/liposomes/zinc");
  expect(await readKept(page)).toEqual({ ...first, local: { selection: "liposomes.zinc" } });
  await page.goto(`${siteUrl}/fr/confidentialite`);
  await page.getByRole("main").getByRole("link", { name: "votre sélection" }).click();
  await page.getByRole("button", { name: "Tout effacer" }).click();
  await page.getByRole("heading", { name: "Aucun élément choisi." }).waitFor();
  expect(await readKept(page)).toEqual(first);
});

describe("where a visit came from", () => {
  const campaign = "/fr/liposomes?utm_source=lettre&page=2&utm_medium=e%20mail&utm_term=secret";
  const elsewhere = { referer: "https://forum.example/a/secret?q=secret" };

  /** Sends the form of the page, and returns what the browser posts as the source. */
  async function sendAndRead(page: Page): Promise<unknown> {
    const posting = page.waitForRequest((sent) => sent.method() === "POST");
    await fillIn(page);
    await page.locator("main form button[type=submit]").last().click();
    const sent = (await posting).postDataJSON() as { source?: unknown };
    await page.getByText(/SPH-/).first().waitFor();
    return sent.source;
  }

  test("is its first page, the host that led there and its campaign, sent with the form from any page later", async () => {
    const page = await openPage();
    await page.goto(siteUrl + campaign, elsewhere);
    await hydrated(page);
    await page.goto(`${siteUrl}/fr/contact?utm_source=other`, {
      referer: `${siteUrl}/fr/liposomes`,
    });
    await hydrated(page);
    const source = "page=/fr/liposomes&host=forum.example&utm_source=lettre&utm_medium=e%20mail";
    expect(await readKept(page)).toEqual({ ...nothing, session: { source } });
    expect(await sendAndRead(page)).toBe(source);
  });

  test("is kept for one tab alone", async () => {
    const page = await openPage();
    await page.goto(siteUrl + campaign, elsewhere);
    await hydrated(page);
    const other = await page.context().newPage();
    await other.goto(`${siteUrl}/en/niosomes`);
    await hydrated(other);
    expect(await readKept(other)).toEqual(firstPage("/en/niosomes"));
  });

  test("is not known where the browser stores nothing, and the form goes", async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    await page.goto(`${siteUrl}/fr/contact`);
    await hydrated(page);
    expect(await sendAndRead(page)).toBe("");
  });

  test("is neither kept nor sent where the laboratory does not want to know it", async () => {
    const site = await startSite({ SOURCE_OF_ENQUIRIES: "off" });
    try {
      const page = await openPage();
      await page.goto(`${site.url}/fr/contact?utm_source=lettre`, elsewhere);
      await hydrated(page);
      expect(await readKept(page)).toEqual(nothing);
      expect(await sendAndRead(page)).toBe("");
    } finally {
      await site.stop();
    }
  });
});

describe("the way to the privacy page", () => {
  test.each(editions)("from the popup of $id keeps what was typed", async (edition) => {
    const page = await visit(addressIn(edition, "/liposomes/zinc"), 1300);
    const open = () => page.locator("main a[href*='/contact']").first().click();
    await open();
    const dialog = page.getByRole("dialog");
    await dialog.locator("#contact-company").fill("Maison Orée");
    await dialog.locator("a[href$='/confidentialite']").click();
    await waitForPath(page, addressIn(edition, "/confidentialite"));
    await dialog.waitFor({ state: "hidden" });
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "zinc" }).waitFor();
    await open();
    await dialog.waitFor();
    expect(await dialog.locator("#contact-company").inputValue()).toBe("Maison Orée");
  });

  test("from the form and back needs no script", async () => {
    const page = await visit("/fr/contact", 390, { javaScriptEnabled: false });
    await page
      .locator("main form")
      .getByRole("link", { name: "Vos données et vos droits" })
      .click();
    await waitForPath(page, "/fr/confidentialite");
    await page.getByText("Sur cette page").filter({ visible: true }).click();
    await page
      .getByRole("link", { name: /Vos droits/ })
      .filter({ visible: true })
      .click();
    await waitForPath(page, "/fr/confidentialite#rights");
    const contents = page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" });
    await contents.click();
    await waitForPath(page, "/fr/mentions-legales");
  });
});

test("the table of contents follows the reader", async () => {
  const page = await visit("/en/confidentialite", 1440);
  const current = page.getByRole("navigation", { name: "On this page" }).locator("[aria-current]");
  await expect.poll(() => current.textContent()).toMatch(/^1Who\sis\sresponsible for\syour data$/);
  await page.getByRole("link", { name: /Your rights/ }).click();
  await expect.poll(() => current.textContent()).toBe("6Your rights");
});
