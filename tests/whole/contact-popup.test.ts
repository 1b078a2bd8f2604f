// The contact form’s popup as visitors live through it: opened, closed, filled in, by any hand and in small windows.
import type { Locator } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import {
  closeAll,
  closers,
  countPosts,
  fillIn,
  openPopup,
  send,
  thanks,
} from "#tests/contact-form.ts";
import { openBeside } from "#tests/tabs.ts";
import {
  forgiveProblem,
  hydrated,
  isFocused,
  openPage,
  press,
  shareBrowser,
  siteUrl,
  visit,
  waitForPath,
} from "#tests/visit.ts";

afterEach(() => closeAll(closers));
// After the hook above, so that pages are closed before their site.
shareBrowser();

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

  test.each([
    ["/liposomes/zinc", "Nous contacter", "/contact?page=/liposomes/zinc", /zinc, liposome$/i],
    ["/", "Request a quote", "/contact?sujet=devis&page=/", "devis"],
    ["/fr/selection?s=liposomes.zinc", "Envoyer ma demande", /^\/fr\/contact\?s=/, "selection"],
  ])(
    "whose script does not come is replaced by the form's own page, about the same: %s",
    async (path, name, address, subject) => {
      const page = await openPage();
      await page.route("**/ContactPopup.*.js", (route) => route.abort());
      await page.goto(siteUrl + path);
      await hydrated(page);
      // It is fetched ahead, and again when it is asked for.
      await forgiveProblem(page, "ERR_FAILED");
      await press(page, page.getByRole("link", { name }).first());
      await page.waitForURL((url) => {
        const shown = url.pathname + url.search;
        return typeof address === "string" ? shown === address : address.test(shown);
      });
      await hydrated(page);
      expect(await page.locator("main form [name=product]").inputValue()).toMatch(subject);
      await forgiveProblem(page, "ERR_FAILED");
    },
  );

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

describe("what is typed into the popup", () => {
  test("what is missing or wrong is said by the page, not by the browser, and what was typed stays", async () => {
    const page = await visit("/liposomes/zinc", 1300);
    await page.getByRole("link", { name: "Nous contacter" }).first().click();
    const dialog = page.getByRole("dialog");
    await send(dialog);
    await expect.poll(() => dialog.getByRole("alert").getByRole("link").count()).toBe(4);
    await dialog.getByLabel("Email").fill("claire@maison-oree.example");
    await dialog.getByLabel("Numéro de téléphone").fill("12");
    await dialog.getByLabel("Entreprise").fill("Maison Orée");
    await dialog.getByLabel("Pays").fill("France");
    await send(dialog);
    const summary = dialog.getByRole("alert");
    await expect.poll(() => summary.getByRole("link").count()).toBe(1);
    await expect.poll(() => isFocused(summary)).toBe(true);
    await summary.getByRole("link").click();
    const phone = dialog.getByLabel("Numéro de téléphone");
    await expect.poll(() => isFocused(phone)).toBe(true);
    expect(await phone.inputValue()).toBe("12");
    await phone.fill("+33 4 65 71 00 00");
    await send(dialog);
    await dialog.getByRole("heading", { name: "Votre demande est enregistrée" }).waitFor();
  });

  test.each([
    ["popup", "/fr/liposomes/zinc"],
    ["page", "/fr/contact"],
  ])("an error goes as soon as its field is right, and the focus stays: %s", async (_, path) => {
    const page = await visit(path, 390);
    if (path !== "/fr/contact") await openPopup(page);
    const form = page.locator("form:has(#contact-email)");
    await send(form);
    const alert = form.getByRole("alert");
    await expect.poll(() => alert.getByRole("link").count()).toBe(4);
    const email = form.getByLabel("Email");
    await email.pressSequentially("claire@maison");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    await email.pressSequentially(".example");
    await expect.poll(() => alert.getByRole("link").count()).toBe(3);
    expect(await email.getAttribute("aria-invalid")).toBeNull();
    expect(await form.getByText("Saisissez votre adresse e-mail").count()).toBe(0);
    await form.getByText("C’est corrigé\u202f: Email.").waitFor({ state: "attached" });
    expect(await isFocused(email)).toBe(true);
    await form.getByLabel("Entreprise").fill("Maison Orée");
    await form.getByLabel("Pays").fill("France");
    const phone = form.getByLabel("Numéro de téléphone");
    await phone.pressSequentially("04 65 71 20 10");
    await expect.poll(() => alert.count()).toBe(0);
    expect(await isFocused(phone)).toBe(true);
  });

  test("focus stays inside, and the page behind does not scroll", async () => {
    const page = await visit("/", 1300);
    await page.getByRole("link", { name: "Request a quote" }).first().click();
    await page.getByRole("dialog").waitFor();
    for (let presses = 0; presses < 14; presses += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("dialog") !== null;
      });
      expect(isInside).toBe(true);
    }
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
      .toContain("hidden");
  });
});

describe.each([390, 1500])("at %i px", (width) => {
  test("it closes in three ways, gives the focus back and keeps what was typed", async () => {
    const page = await visit("/", width);
    const opener = page.getByRole("link", { name: "Request a quote" }).first();
    const dialog = page.getByRole("dialog", { name: "Demander un devis" });
    const company = dialog.getByLabel("Entreprise");
    const ways = [
      () => page.keyboard.press("Escape"),
      () => dialog.getByRole("button", { name: "Fermer la fenêtre de contact" }).click(),
      () => page.mouse.click(4, 4),
    ];
    let typed = "";
    for (const close of ways) {
      await opener.click();
      await dialog.waitFor();
      expect(await company.inputValue()).toBe(typed);
      typed += "Orée ";
      await company.fill(typed);
      await close();
      await dialog.waitFor({ state: "hidden" });
      await expect.poll(() => isFocused(opener)).toBe(true);
    }
  });
});
