// The contact form as visitors live through it: the popup, the page of its own, what sales learn, and what goes wrong.
import { rmSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import request from "supertest";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import { loadPage } from "#server/views/load-page.ts";
import { originalEdition } from "#shared/editions/edition.ts";
import { limits } from "#shared/enquiry/rules.ts";
import { allAddresses } from "#tests/addresses.ts";
import { openMailServer } from "#tests/mail-server.ts";
import { makeDataDir, startSite } from "#tests/start-site.ts";
import { openBeside } from "#tests/tabs.ts";
import {
  forgiveProblem,
  hydrated,
  isFocused,
  openPage,
  shareBrowser,
  siteUrl,
  visit,
  waitForPath,
} from "#tests/visit.ts";

type Closers = (() => unknown)[];
const closeAll = async (closers: Closers) => {
  for (const close of closers.splice(0).reverse()) await close();
};
const closers: Closers = [];
afterEach(() => closeAll(closers));
// After the hook above, so that pages are closed before their site.
shareBrowser();

const off = { javaScriptEnabled: false } as const;

let number = 0;
/** Fills in what is required, as nobody has before; `root`: where the form is. */
async function fillIn(root: Page | Locator, typed: { email?: string; phone?: string } = {}) {
  number += 1;
  const company = `Maison ${number}`;
  await root.getByLabel("Email").fill(typed.email ?? "claire@maison-oree.example");
  await root.getByLabel("Numéro de téléphone").fill(typed.phone ?? "+33 4 65 71 00 00");
  await root.getByLabel("Entreprise").fill(company);
  await root.getByLabel("Pays").fill("France");
  return company;
}

const send = (root: Page | Locator) =>
  root.getByRole("button", { name: "Envoyer", exact: true }).click();

const thanks = (root: Page | Locator) =>
  root.getByRole("heading", { name: "Votre demande est enregistrée" });

/** Presses as a hand does: comes near, then presses. */
async function press(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  await page.mouse.down();
  await page.mouse.up();
}

const openPopup = async (page: Page, name = "Nous contacter") => {
  await press(page, page.getByRole("link", { name }).first());
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
};

/** Counts what the page sends. */
function countPosts(page: Page): () => number {
  let count = 0;
  page.on("request", (sent) => {
    if (sent.method() === "POST") count += 1;
  });
  return () => count;
}

/** A site of the test's own, with a mail server; `until` is called when it is over. */
async function openSite(environment: Record<string, string> = {}, until = closers) {
  const dataDir = makeDataDir();
  until.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const mailServer = await openMailServer();
  until.push(mailServer.close);
  const site = await startSite({
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
    SALES_EMAIL: "sales@spherine.example",
    ...environment,
  });
  until.push(site.kill);
  return { ...site, mailServer };
}

describe("what the enquiry is about", () => {
  const untilAll: Closers = [];
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite({ ACKNOWLEDGEMENTS: "off" }, untilAll);
  });
  afterAll(() => closeAll(untilAll));
  let sent = 0;

  test.each([
    ["/", "Request a quote", "Objet : Devis", "Devis"],
    ["/formule-sur-mesure", "Request our catalogue", "Objet : Catalogue", "Catalogue"],
    [
      "/formule-sur-mesure",
      "Ask for an ingredient",
      "Objet : Matière première à la demande",
      "Matière première à la demande",
    ],
    ["/formule-marque-blanche", "Contact us", "Objet : Formules en marque blanche", "Formules"],
    ["/notre-laboratoire", "Contact us", "Objet : Façonnage", "Façonnage"],
    ["/liposomes", "Nous contacter", "Objet : Liposomes", "Liposomes"],
    ["/liposomes/zinc", "Nous contacter", "Produit : zinc (liposome)", "zinc (liposome)"],
  ])("from %s, by “%s”, reaches sales as “%s”", async (address, name, line, inSubject) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage({ javaScriptEnabled });
      if (javaScriptEnabled) await page.clock.install();
      await page.goto(site.url + address);
      if (javaScriptEnabled) await hydrated(page);
      await press(page, page.getByRole("link", { name }).first());
      await page.getByText(/^Votre demande porte sur/).waitFor();
      expect(await page.getByText(/^Votre demande porte sur/).textContent()).toContain(
        line.split(" : ")[1],
      );
      const company = await fillIn(page);
      if (javaScriptEnabled) await page.clock.fastForward(20_000);
      await send(page);
      await thanks(page).waitFor();
      sent += 1;
      const mails = await site.mailServer.hasReceived(sent);
      const mail = mails.find(({ subject }) => subject?.includes(`${company} `));
      expect(mail?.subject).toMatch(new RegExp(`^Demande : ${company} \\(France\\) – `));
      expect(mail?.subject).toContain(inSubject);
      expect(mail?.text).toMatch(new RegExp(`^${line.replace(/[()]/g, "\\$&")}$`, "m"));
      // The page that they came from and its language, also by way of the form's own.
      expect(mail?.text).toMatch(
        address.startsWith("/liposomes") ? /^Langue : français/m : /^Langue : anglais/m,
      );
      expect(mail?.text?.split("\n")).toContain(address === "/" ? "Page : /" : `Page : ${address}`);
    }
  });

  test("always fits the form, whichever page it is", () => {
    const settings = readSettings({});
    for (const address of allAddresses) {
      const found = loadPage(address, new URLSearchParams(), originalEdition, settings);
      const product = found?.page.product;
      expect((product ?? "").length, address).toBeLessThanOrEqual(limits.product);
    }
  });

  test("is never what an address makes up", async () => {
    const page = await visit(
      "/contact?sujet=Buy+cheap+watches&page=https://evil.example&product=spam",
      1300,
      off,
    );
    await page.getByLabel("Email").waitFor();
    expect(await page.getByText(/porte sur/).count()).toBe(0);
    expect(await page.content()).not.toMatch(/watches|evil|spam/);
  });

  test("brings the catalogue at once to whoever asks for it, and to nobody else", async () => {
    const page = await visit("/formule-sur-mesure", 1300);
    const dialog = await openPopup(page, "Request our catalogue");
    const link = dialog.getByRole("link", { name: /catalogue \(PDF, \d.*[kM]o, \p{L}+ \d{4}\)/u });
    expect(await link.getAttribute("href")).toBe("/catalogue.pdf");
    const { headers } = await request(siteUrl).head("/catalogue.pdf");
    const shown = (await link.textContent())?.match(/\d+,\d/)?.[0]?.replace(",", ".");
    expect(Number(shown)).toBeCloseTo(Number(headers["content-length"]) / 1_000_000, 1);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await openPopup(page, "Ask for an ingredient");
    expect(await link.count()).toBe(0);
  });
});

test("in the original edition popup and receipt are French, and sales learn the page's language", async () => {
  const site = await openSite({
    LAB_ANSWER_TIME_FR: "sous deux jours ouvrés",
    LAB_ANSWER_TIME_EN: "within two working days",
  });
  const page = await openPage({ locale: "en-GB" });
  await page.clock.install();
  await page.goto(`${site.url}/formule-marque-blanche`);
  const dialog = await openPopup(page, "Contact us");
  await fillIn(dialog);
  await page.clock.fastForward(20_000);
  await send(dialog);
  await thanks(dialog).waitFor();
  // The setting is what the thanks, the receipt and the form's page promise.
  await dialog
    .getByText(/vous répond par e-mail ou par téléphone sous deux jours ouvrés\./)
    .waitFor();
  const mails = await site.mailServer.hasReceived(2);
  const receipt = mails.find(({ to }) => to?.[0]?.address === "claire@maison-oree.example");
  expect(receipt?.subject).toMatch(/^Votre demande est enregistrée/);
  expect(receipt?.html).toContain('<html lang="fr"');
  expect(receipt?.text).toContain("sous deux jours ouvrés");
  const sales = mails.find((mail) => mail !== receipt);
  expect(sales?.text).toMatch(/^Langue : anglais/m);
  expect((await request(site.url).get("/contact")).text).toContain("sous deux jours ouvrés");
});

describe("a mistyped address", () => {
  test("is asked about once sent, not before; sending again goes through", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const posts = countPosts(page);
    const dialog = await openPopup(page);
    await fillIn(dialog, { email: "claire@gmial.com" });
    await dialog.getByLabel("Message").focus();
    expect(await dialog.getByRole("alert").count()).toBe(0);
    await send(dialog);
    const alert = dialog.getByRole("alert");
    await alert.getByText("claire@gmail.com").waitFor();
    await expect.poll(() => isFocused(alert)).toBe(true);
    expect(posts()).toBe(0);
    await send(dialog);
    await thanks(dialog).waitFor();
    await dialog.getByText("Nous vous répondrons à claire@gmial.com.").waitFor();
    expect(posts()).toBe(1);
  });

  test("is corrected by a press, and may then be sent", async () => {
    const page = await visit("/liposomes/zinc", 390, { hasTouch: true });
    const dialog = await openPopup(page);
    await fillIn(dialog, { email: "claire@orange.ft" });
    await send(dialog);
    await press(page, dialog.getByRole("button", { name: "Corriger mon adresse" }));
    expect(await dialog.getByLabel("Email").inputValue()).toBe("claire@orange.fr");
    expect(await dialog.getByRole("alert").count()).toBe(0);
    // Not to a field: no keyboard comes up.
    const submit = dialog.getByRole("button", { name: "Envoyer", exact: true });
    await expect.poll(() => isFocused(submit)).toBe(true);
    await page.keyboard.press("Enter");
    await dialog.getByText("Nous vous répondrons à claire@orange.fr.").waitFor();
  });

  test("is asked about once without script too", async () => {
    const page = await visit("/contact", 1300, off);
    await fillIn(page, { email: "claire@hotmial.fr" });
    await send(page);
    const alert = page.getByRole("alert");
    await alert.getByText("claire@hotmail.fr").waitFor();
    await expect.poll(() => isFocused(alert)).toBe(true);
    // A button that needs script would be dead.
    expect(await alert.getByRole("button").count()).toBe(0);
    expect(await page.getByLabel("Email").inputValue()).toBe("claire@hotmial.fr");
    await forgiveProblem(page, "422");
    await send(page);
    await thanks(page).waitFor();
  });
});

describe("the thanks", () => {
  test("outlive a reload without sending again, keep the address clean, and go when closed", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const posts = countPosts(page);
    let dialog = await openPopup(page);
    await fillIn(dialog);
    await send(dialog);
    await expect.poll(() => isFocused(thanks(dialog))).toBe(true);
    const reference =
      (await dialog
        .getByText(/SPH-\w{4}-\w{4}/)
        .first()
        .textContent()) ?? "";
    await dialog.getByText("Nous vous répondrons à claire@maison-oree.example.").waitFor();
    await waitForPath(page, `/liposomes/zinc?sent=${reference.match(/SPH-\S+/)?.[0]}#contact`);

    await page.reload();
    await hydrated(page);
    dialog = page.getByRole("dialog");
    await thanks(dialog).waitFor();
    await dialog.getByText(reference).waitFor();
    expect(posts()).toBe(1);

    await press(page, dialog.getByRole("button", { name: "Continuer la visite" }));
    await dialog.waitFor({ state: "hidden" });
    await waitForPath(page, "/liposomes/zinc");
    // What opened it is gone with the page before.
    await expect.poll(() => isFocused(page.getByRole("main"))).toBe(true);
    await page.reload();
    await hydrated(page);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("can be kept: copied, or mailed to oneself; and lead on", async () => {
    const page = await visit("/liposomes/zinc", 390, {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const dialog = await openPopup(page);
    await fillIn(dialog);
    await send(dialog);
    await thanks(dialog).waitFor();
    const [reference = ""] =
      (
        await dialog
          .getByText(/SPH-\w{4}-\w{4}/)
          .first()
          .textContent()
      )?.match(/SPH-\S+/) ?? [];
    await press(page, dialog.getByRole("button", { name: "Copier la référence" }));
    await dialog.getByText("Référence copiée").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    const mail = new URL(
      (await dialog.getByRole("link", { name: "Me l’envoyer" }).getAttribute("href")) ?? "",
    );
    expect(mail.pathname).toBe("");
    expect(mail.searchParams.get("body")).toContain(reference);
    expect(mail.searchParams.get("body")).toContain("contact@spherine.example");
    await dialog.getByRole("link", { name: /catalogue \(PDF/ }).waitFor();

    await press(page, dialog.getByRole("link", { name: "marque blanche" }));
    await waitForPath(page, "/formule-marque-blanche");
    await dialog.waitFor({ state: "hidden" });
    await page.goBack();
    await waitForPath(page, "/liposomes/zinc");
  });

  test("the next enquiry begins with an empty form", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const dialog = await openPopup(page);
    await fillIn(dialog);
    await send(dialog);
    await thanks(dialog).waitFor();
    await page.keyboard.press("Escape");
    await openPopup(page);
    expect(await dialog.getByLabel("Entreprise").inputValue()).toBe("");
  });

  test.each([390, 320])("the reference stays on one line at %i px", async (width) => {
    const page = await visit("/liposomes/zinc?sent=SPH-7K3Q-9F2M#contact", width);
    const lines = await page
      .getByText("SPH-7K3Q-9F2M", { exact: true })
      .evaluate((element) => element.getClientRects().length);
    expect(lines).toBe(1);
    expect(
      await page.getByRole("dialog").evaluate((box) => box.scrollWidth - box.clientWidth),
    ).toBe(0);
  });
});

describe("countries", () => {
  test("are suggested in both languages, from the first focus on, and any text will do", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const fetched: string[] = [];
    page.on("request", (sent) => fetched.push(new URL(sent.url()).pathname));
    const dialog = await openPopup(page);
    const names = () =>
      dialog
        .locator("datalist option")
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(await names()).toEqual([]);
    await dialog.getByLabel("Pays").focus();
    await expect
      .poll(names)
      .toEqual(expect.arrayContaining(["Allemagne", "Germany", "La Réunion"]));
    await dialog.getByLabel("Email").focus();
    await dialog.getByLabel("Pays").focus();
    expect(fetched.filter((path) => path.startsWith("/country-names/"))).toHaveLength(1);
    await fillIn(dialog);
    await dialog.getByLabel("Pays").fill("Quelque part");
    await send(dialog);
    await thanks(dialog).waitFor();
  });
});

describe("the popup", () => {
  test("closes by a press beside it, not by text selected to beyond its edge", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const dialog = await openPopup(page);
    const hint = dialog.getByText("Un expert vous répondra");
    const { x = 0, y = 0 } = (await hint.boundingBox()) ?? {};
    await page.mouse.move(x + 60, y + 8);
    await page.mouse.down();
    await page.mouse.move(6, y + 8, { steps: 12 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString().length)).toBeGreaterThan(0);
    expect(await dialog.isVisible()).toBe(true);
    // Nor does a press that begins beside it and ends inside.
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 8, { steps: 12 });
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(6, 6);
    await dialog.waitFor({ state: "hidden" });
  });

  test("says which fields are required and which is not", async () => {
    const page = await visit("/liposomes/zinc", 390);
    const dialog = await openPopup(page);
    await dialog.getByText("* champ obligatoire").waitFor();
    await dialog.getByText("Message (facultatif)").waitFor();
  });

  test("brings up no keyboard when it opens: its title has the focus", async () => {
    const page = await visit("/liposomes/zinc", 390, { hasTouch: true });
    await page.getByRole("link", { name: "Nous contacter" }).first().tap();
    const title = page.getByRole("heading", { name: "En savoir plus sur un produit" });
    await expect.poll(() => isFocused(title)).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(page.getByLabel("Email"))).toBe(true);
  });

  test("gives the focus to the page when what opened it is gone", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const dialog = await openPopup(page);
    await page
      .getByRole("link", { name: "Nous contacter", includeHidden: true })
      .first()
      .evaluate((opener) => opener.remove());
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => isFocused(page.getByRole("main"))).toBe(true);
  });

  test("closes when the page turns underneath, and keeps what was typed, on the form's page too", async () => {
    const page = await visit("/", 1300);
    await page.getByRole("banner").getByRole("link", { name: "Our laboratory" }).click();
    await waitForPath(page, "/notre-laboratoire");
    const dialog = await openPopup(page, "Contact us");
    const company = await fillIn(dialog);
    await page.goBack();
    await dialog.waitFor({ state: "hidden" });
    await waitForPath(page, "/");
    await openPopup(page, "Request a quote");
    expect(await dialog.getByLabel("Entreprise").inputValue()).toBe(company);
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await waitForPath(page, "/contact");
    await page.getByRole("heading", { level: 1, name: "Parlons de votre projet" }).waitFor();
    expect(await page.getByLabel("Entreprise").inputValue()).toBe(company);
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("opens and closes as fast as hands can", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const opener = page.getByRole("link", { name: "Nous contacter" }).first();
    const dialog = page.getByRole("dialog");
    for (let n = 0; n < 5; n += 1) {
      await press(page, opener);
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
    await opener.dblclick({ force: true });
    await dialog.waitFor();
    expect(await dialog.evaluate((box) => box.matches(":modal"))).toBe(true);
  });

  test("sends once however often it is told to, says that it is sending, and keeps the focus", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    const posts = countPosts(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/contact", async (route) => {
      await held;
      await route.continue();
    });
    const dialog = await openPopup(page);
    await fillIn(dialog);
    const submit = dialog.locator("button[aria-disabled]");
    await submit.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await press(page, submit);
    await press(page, submit);
    await expect
      .poll(() => dialog.getByRole("status").last().textContent())
      .toBe("Envoi en cours…");
    expect(await submit.getAttribute("aria-disabled")).toBe("true");
    expect(await submit.textContent()).toBe("Envoi en cours…");
    expect(await isFocused(submit)).toBe(true);
    release();
    await thanks(dialog).waitFor();
    expect(posts()).toBe(1);
  });

  test("thanks that came while it was closed are shown when it opens again", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/contact", async (route) => {
      await held;
      await route.continue();
    });
    const dialog = await openPopup(page);
    await fillIn(dialog);
    await send(dialog);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    const answered = page.waitForResponse("**/contact");
    release();
    await (await answered).finished();
    await openPopup(page);
    await thanks(dialog).waitFor();
  });

  test("whose script does not come is replaced by the form's own page", async () => {
    const page = await openPage();
    await page.route("**/ContactPopup.*.js", (route) => route.abort());
    await page.goto(`${siteUrl}/liposomes/zinc`);
    await hydrated(page);
    // It is fetched ahead, and again when it is asked for.
    await forgiveProblem(page, "ERR_FAILED");
    await press(page, page.getByRole("link", { name: "Nous contacter" }).first());
    await waitForPath(page, "/contact?page=/liposomes/zinc");
    await page.getByText(/porte sur.*zinc \(liposome\)/).waitFor();
    await forgiveProblem(page, "ERR_FAILED");
  });

  test("opens the form's page in another tab for whoever holds the key", async () => {
    const page = await visit("/", 1300);
    await openBeside(page, `${siteUrl}/contact?sujet=devis&page=/`, () =>
      page
        .getByRole("link", { name: "Request a quote" })
        .first()
        .click({ modifiers: ["Control"] }),
    );
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

describe.each([
  ["a low window", 1366, 600],
  ["a phone on its side", 844, 390],
  ["a small phone", 320, 568],
  ["a phone with its keyboard up", 390, 420],
  ["a window at 200 %", 640, 360],
])("in %s (%i × %i)", (_, width, height) => {
  test("all of the popup can be reached, and its cross is always in view", async () => {
    const page = await visit("/formule-sur-mesure", width, { viewport: { width, height } });
    const dialog = await openPopup(page, "Request our catalogue");
    const close = dialog.getByRole("button", { name: "Fermer la fenêtre de contact" });
    const parts = [
      dialog.getByRole("link", { name: /catalogue/ }),
      ...["Email", "Numéro de téléphone", "Entreprise", "Pays", "Message"].map((label) =>
        dialog.getByLabel(label),
      ),
      dialog.getByRole("button", { name: "Envoyer", exact: true }),
      dialog.getByRole("link", { name: "Vos données et vos droits" }),
    ];
    for (const part of parts) {
      await part.focus();
      await expect.poll(() => isHit(part)).toBe(true);
      expect(await isHit(close)).toBe(true);
    }
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await close.click();
    await dialog.waitFor({ state: "hidden" });
  });
});

/** Whether a press near its beginning, where one types, would meet it as it stands in the window. */
const isHit = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const met = document.elementFromPoint(
      left + Math.min(width / 2, 60),
      top + Math.min(height / 2, 20),
    );
    return (
      met !== null && (node.contains(met) || (met.contains(node) && met.closest("a") === node))
    );
  });

describe("the form's own page", () => {
  test("has its title, one address for search engines, and its links from everywhere", async () => {
    const { status, text, headers } = await request(siteUrl).get(
      "/contact?sujet=devis&page=/liposomes/zinc",
    );
    expect(status).toBe(200);
    expect(headers["content-type"]).toContain("text/html");
    expect(text).toMatch(/<link rel="canonical" href="[^"?]*\/contact">/);
    expect(text).not.toContain("noindex");
    expect(text.match(/<title>(.*)<\/title>/)?.[1]?.length).toBeLessThanOrEqual(60);
    const phone = await visit("/liposomes", 390);
    await phone.getByLabel("Open the menu").click();
    await phone.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
    await waitForPath(phone, "/contact");
    await phone
      .getByRole("contentinfo")
      .getByRole("link", { name: "Contact", exact: true })
      .waitFor();
  });

  test("shows number, address and what comes next, and sends, with script", async () => {
    const page = await visit("/contact?sujet=devis&page=/liposomes/zinc", 1300);
    const main = page.getByRole("main");
    for (const text of ["+33 4 65 71 20 10", "contact@spherine.example", "34000 Montpellier"])
      await main.getByText(text, { exact: true }).waitFor();
    await main.getByRole("heading", { name: "Ce qui se passe ensuite" }).waitFor();
    await main.getByText(/porte sur.*Devis/).waitFor();
    // What opens the popup elsewhere leads to the form that is here.
    await press(
      page,
      page.getByRole("contentinfo").getByRole("link", { name: "Request our catalogue" }),
    );
    await main.getByText(/porte sur.*Catalogue/).waitFor();
    await expect
      .poll(() => isFocused(main.getByRole("heading", { name: "Votre demande" })))
      .toBe(true);
    await fillIn(main);
    await send(main);
    await main.getByText("Nous vous répondrons à claire@maison-oree.example.").waitFor();
    await page.reload();
    await hydrated(page);
    await thanks(main).waitFor();
  });

  test("comes back to bare when it is asked for bare", async () => {
    const page = await visit("/contact?sujet=devis", 1300);
    const about = page.getByRole("main").getByText(/porte sur/);
    await about.waitFor();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await waitForPath(page, "/contact");
    await about.waitFor({ state: "hidden" });
  });

  test("comes before script has taken over, from any page", async () => {
    const page = await openPage();
    // The site's script never comes.
    await page.route("**/start.*.js", () => undefined);
    await page.goto(`${siteUrl}/liposomes/zinc`, { waitUntil: "commit" });
    await page.getByRole("link", { name: "Nous contacter" }).first().click({ noWaitAfter: true });
    await page.getByText(/porte sur.*zinc \(liposome\)/).waitFor();
    expect(new URL(page.url()).pathname).toBe("/contact");
  });

  test("without script it posts, and thanks on a page that can be reloaded", async () => {
    const page = await visit("/liposomes/zinc", 1300, off);
    await page.getByRole("link", { name: "Nous contacter" }).first().click();
    await fillIn(page);
    await send(page);
    await thanks(page).waitFor();
    expect(new URL(page.url()).pathname).toBe("/contact");
    expect(page.url()).not.toContain("maison-oree");
    await page.getByText(/Votre référence\s: SPH-/).waitFor();
    // Nothing that needs script is shown.
    expect(await page.getByRole("button", { name: "Copier" }).count()).toBe(0);
    await page.reload();
    await thanks(page).waitFor();
    await page.getByRole("link", { name: "Continuer la visite" }).click();
    await waitForPath(page, "/");
  });

  test("without script it says what to correct, keeps what was typed and what it is about", async () => {
    const page = await visit("/", 1300, off);
    await page.getByRole("link", { name: "Request a quote" }).first().click();
    const company = await fillIn(page, { phone: "12" });
    await page.getByLabel("Message").fill("Bonjour,\nune question.");
    await send(page);
    const alert = page.getByRole("alert");
    await alert.getByRole("heading", { name: "Il y a un problème" }).waitFor();
    await expect.poll(() => isFocused(alert)).toBe(true);
    expect(await page.title()).toMatch(/^Erreur/);
    await forgiveProblem(page, "422");
    const phone = page.getByLabel("Numéro de téléphone");
    expect(await phone.inputValue()).toBe("12");
    expect(await phone.getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByLabel("Entreprise").inputValue()).toBe(company);
    expect(await page.getByLabel("Message").inputValue()).toBe("Bonjour,\nune question.");
    await page.getByRole("heading", { level: 1, name: "Parlons de votre projet" }).waitFor();
    await page.getByText(/porte sur.*Devis/).waitFor();
    await alert.getByRole("link").click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#contact-phone");
    await phone.fill("+33 4 65 71 00 00");
    await send(page);
    await thanks(page).waitFor();
  });

  test.each(["product", "page"] as const)(
    "a %s that is too long never keeps a visitor from sending",
    async (name) => {
      const page = await visit("/contact?sujet=devis&page=/", 1300, off);
      await page
        .locator(`input[name=${name}]`)
        .evaluate(
          (input, value) => input.setAttribute("value", value),
          `/${"x".repeat(limits[name])}`,
        );
      const company = await fillIn(page);
      await send(page);
      await page.getByRole("alert").waitFor();
      await forgiveProblem(page, "422");
      expect(await page.getByLabel("Entreprise").inputValue()).toBe(company);
      await send(page);
      await thanks(page).waitFor();
    },
  );

  test("a plain post of any other page's form is still answered on that page", async () => {
    const post = (typed: object) =>
      request(siteUrl)
        .post("/contact")
        .type("form")
        .set("Accept", "text/html")
        .send({
          email: "claire@maison-oree.example",
          phone: "+33 4 65 71 00 00",
          company: "Maison des pages",
          country: "France",
          product: "zinc (liposome)",
          page: "/liposomes/zinc",
          ...typed,
        });
    const refused = await post({ phone: "12" });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain("<dialog");
    expect(refused.text).toContain('value="/liposomes/zinc"');
    const taken = await post({});
    expect(taken.status).toBe(303);
    expect(taken.headers["location"]).toMatch(/^\/liposomes\/zinc\?sent=SPH-/);
  });
});
