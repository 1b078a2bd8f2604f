// The contact form as visitors live through it: what sales learn, a mistyped address, the page of its own.

import request from "supertest";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import { loadPage } from "#server/views/load-page.ts";
import { originalEdition } from "#shared/editions/edition.ts";
import { limits } from "#shared/enquiry/rules.ts";
import { allAddresses } from "#tests/addresses.ts";
import {
  type Closers,
  closeAll,
  closers,
  countPosts,
  fillIn,
  off,
  openPopup,
  openSite,
  send,
  thanks,
} from "#tests/contact-form.ts";
import { expectSubject, subjects } from "#tests/enquiry-subjects.ts";
import { findLink, postForm, readForm } from "#tests/plain-form.ts";
import {
  forgiveProblem,
  hydrated,
  isFocused,
  openPage,
  press,
  reload,
  shareBrowser,
  siteUrl,
  visit,
  waitForPath,
} from "#tests/visit.ts";

afterEach(() => closeAll(closers));
// After the hook above, so that pages are closed before their site.
shareBrowser();

/** What a visitor types. */
const typed = {
  email: "claire@maison-oree.example",
  phone: "+33 4 65 71 00 00",
  country: "France",
};

describe("what the enquiry is about", () => {
  const untilAll: Closers = [];
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite({ ACKNOWLEDGEMENTS: "off" }, untilAll);
  });
  afterAll(() => closeAll(untilAll));
  let sent = 0;

  // As a browser without script has it; with script: tests/whole/contact-page.test.ts.
  test.each(subjects)("from %s, by “%s”, reaches sales as “%s”", async (...subject) => {
    const [address, name, line] = subject;
    const { text } = await request(site.url).get(address).expect(200);
    const { text: opened } = await request(site.url).get(findLink(text, name)).expect(200);
    const { about, values } = readForm(opened);
    expect(about).toContain(line.split(" : ")[1]);
    const company = `Maison des objets ${sent}`;
    await postForm(site.url, { ...values, ...typed, company }).expect(303);
    sent += 1;
    const mails = await site.mailServer.hasReceived(sent);
    expectSubject(mails.at(-1), subject, company);
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
    const { text } = await request(siteUrl)
      .get("/contact?sujet=Buy+cheap+watches&page=https://evil.example&product=spam")
      .expect(200);
    expect(readForm(text).about).toBe("");
    expect(text).not.toMatch(/watches|evil|spam/);
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
  await hydrated(page);
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
    const { text: list } = await request(siteUrl).get("/liposomes").expect(200);
    for (const part of [/<header.*?<\/header>/s, /<footer.*?<\/footer>/s])
      expect(findLink(part.exec(list)?.[0] ?? "", "Contact")).toBe("/contact");
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
    await reload(page);
    await thanks(main).waitFor();
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
      const sent = { ...typed, company: `Maison ${name}`, [name]: `/${"x".repeat(limits[name])}` };
      const refused = await postForm(siteUrl, sent).expect(422);
      expect(refused.text).toContain('role="alert"');
      const { values } = readForm(refused.text);
      expect(values["company"]).toBe(sent.company);
      await postForm(siteUrl, values).expect(303);
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
          product: "Zinc, liposome",
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
