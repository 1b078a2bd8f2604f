// The contact form's popup as visitors live through it: thanks, countries, hands, small windows.

import type { Locator } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import {
  closeAll,
  closers,
  countPosts,
  fillIn,
  openPopup,
  press,
  send,
  thanks,
} from "#tests/contact-form.ts";
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

afterEach(() => closeAll(closers));
// After the hook above, so that pages are closed before their site.
shareBrowser();

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
