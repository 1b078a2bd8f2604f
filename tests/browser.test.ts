// The site in a real browser: frame, home page, accessibility, and life without JavaScript.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageAddresses } from "./addresses.ts";
import { forgiveProblem, hydrated, shareBrowser, siteUrl, visit, waitForPath } from "./visit.ts";

/** The first is what WCAG 1.4.10 asks for; layouts differ at the others. */
const widths = [320, 390, 800, 1100, 1500] as const;
const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

shareBrowser();

describe.each(widths)("at %i px", (width) => {
  test.each(pageAddresses)("%s fits, and says nothing in the console", async (address) => {
    const page = await visit(address, width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(page.locator("h1").count()).resolves.toBe(1);
  });

  test.each([
    "/liposomes/alpha-lipoique",
    "/niosomes/bakuchiol",
    "/niosomes/niacinamide-zinc",
    "/formule-marque-blanche/multivitamines",
    "/formule-marque-blanche/vitamine-c-acide-hyaluronique",
  ])("%s fits", async (address) => {
    const page = await visit(address, width);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test("the contact popup opens, closes three ways, and gives the focus back", async () => {
    const page = await visit("/", width);
    const opener = page.getByRole("button", { name: "Request a quote" });
    const dialog = page.getByRole("dialog", { name: "En savoir plus sur un produit" });
    await opener.click();
    await dialog.waitFor();
    await page.getByLabel("Entreprise").fill("Maison Orée");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.click();
    expect(await page.getByLabel("Entreprise").inputValue()).toBe("Maison Orée");
    await page.getByRole("button", { name: "Fermer la fenêtre de contact" }).click();
    await dialog.waitFor({ state: "hidden" });
    await opener.click();
    await page.mouse.click(4, 4);
    await dialog.waitFor({ state: "hidden" });
  });
});

describe("accessibility", () => {
  test.each([
    ...pageAddresses,
    "/liposomes/vitamine-c",
    "/niosomes/azelaique",
    "/niosomes/cafeine-egcg",
    "/formule-marque-blanche/minceur",
    "/formule-marque-blanche/cafeine-egcg",
  ])("%s has no violation that a machine can find", async (address) => {
    const page = await visit(address, 1300, { bypassCSP: true });
    expect(await findViolations(page)).toEqual([]);
  });

  test("nor have the popup and the mobile menu", async () => {
    const page = await visit("/", 390, { bypassCSP: true });
    await page.getByLabel("Open the menu").click();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Request a quote" }).click();
    expect(await findViolations(page)).toEqual([]);
  });
});

async function findViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axeScript });
  return page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run: (options: object) => Promise<AxeResult> } })
      .axe;
    const { violations } = await axe.run({
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
    interface AxeResult {
      violations: { id: string; nodes: { html: string }[] }[];
    }
  });
}

describe("header", () => {
  test("changes its look beyond 50 px", async () => {
    const page = await visit("/", 1500);
    const header = page.getByRole("banner");
    const position = () => header.evaluate((element) => getComputedStyle(element).position);
    await page.evaluate(() => scrollTo(0, 50));
    expect(await position()).toBe("absolute");
    await page.evaluate(() => scrollTo(0, 51));
    await page.waitForFunction(() => {
      const banner = document.querySelector("header");
      return banner && getComputedStyle(banner).position === "fixed";
    });
  });

  test("phone and e-mail are for wide windows", async () => {
    const wide = await visit("/", 1500);
    expect(await wide.getByRole("banner").getByText("contact@spherine.example").isVisible()).toBe(
      true,
    );
    const narrow = await visit("/", 1050);
    expect(await narrow.getByRole("banner").getByText("+33 4 65 71 20 10").isVisible()).toBe(false);
  });

  test("a dropdown opens on hover, and closes when the pointer leaves", async () => {
    const page = await visit("/", 1500);
    const link = page.getByRole("banner").getByRole("link", { name: /Postbiotics/ });
    await page.getByText("Our ingredients", { exact: true }).first().hover();
    await link.waitFor();
    await page.mouse.move(700, 880);
    await link.waitFor({ state: "hidden" });
  });

  test("a dropdown works from the keyboard", async () => {
    const page = await visit("/", 1500);
    const summary = page.getByRole("banner").locator("summary").first();
    await summary.focus();
    await page.keyboard.press("Enter");
    const link = page.getByRole("banner").getByRole("link", { name: /Liposomal/ });
    await link.waitFor();
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("Postbiotics jumps to its section, from another page and from the same", async () => {
    const page = await visit("/", 1500);
    await page.getByText("Our ingredients", { exact: true }).first().hover();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Postbiotics/ })
      .click();
    await waitForPath(page, "/probiotiques#postbiotiques");
    await page.waitForFunction(() => {
      const top = document.getElementById("postbiotiques")?.getBoundingClientRect().top ?? 9999;
      return Math.abs(top) < 200;
    });
  });

  test("the mobile menu lists ingredients and formulas, and closes on choosing", async () => {
    const page = await visit("/", 390);
    await page.getByLabel("Open the menu").click();
    for (const name of [
      "Probiotics",
      "Postbiotics",
      "Liposomal",
      "Cosmetics",
      "White-label",
      "Tailor-made",
    ]) {
      await page.getByRole("banner").getByRole("link", { name, exact: true }).waitFor();
    }
    await page.getByRole("banner").getByRole("link", { name: "Cosmetics", exact: true }).click();
    await waitForPath(page, "/niosomes");
    await page
      .getByRole("banner")
      .getByRole("link", { name: "Cosmetics", exact: true })
      .waitFor({ state: "hidden" });
  });
});

describe("turning pages", () => {
  test("is done without reloading, from the top, with title, language and focus", async () => {
    const page = await visit("/", 1500);
    await page.evaluate(() => {
      (globalThis as Record<string, unknown>)["stayed"] = true;
    });
    const link = page.getByRole("main").getByRole("link", { name: /Liposomes/ });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await waitForPath(page, "/liposomes");
    await page.waitForFunction(() => document.documentElement.lang === "fr" && scrollY === 0);
    expect(await page.evaluate(() => (globalThis as Record<string, unknown>)["stayed"])).toBe(true);
    expect(await page.title()).toContain("iposom");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
  });

  test("the back button brings back the place", async () => {
    const page = await visit("/", 1500);
    const link = page.getByRole("main").getByRole("link", { name: /Niosomes/ });
    await link.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => scrollY > 500);
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await waitForPath(page, "/niosomes");
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await waitForPath(page, "/");
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 100, before);
  });

  test("the technology links of the footer lead home", async () => {
    const page = await visit("/liposomes", 1500);
    await page.getByRole("contentinfo").getByRole("link", { name: "Liposomes" }).click();
    await waitForPath(page, "/");
    await page.getByRole("heading", { level: 1, name: "Made to carry your name" }).waitFor();
  });
});

describe("home page", () => {
  test("categories: one card with arrows that wrap at 1420 px, three cards wider", async () => {
    const narrow = await visit("/", 1420);
    const list = narrow.getByRole("list", { name: "Three ways to carry an active" });
    const shown = () =>
      list.evaluate((track) => Math.round(track.scrollLeft / track.getBoundingClientRect().width));
    const previous = list.locator("xpath=..").getByRole("button", { name: "Previous" });
    const next = list.locator("xpath=..").getByRole("button", { name: "Next" });
    await previous.click();
    await expect.poll(shown).toBe(2);
    await next.click();
    await expect.poll(shown).toBe(0);
    await next.click();
    await expect.poll(shown).toBe(1);
    const wide = await visit("/", 1421);
    expect(await wide.getByRole("button", { name: "Next" }).filter({ visible: true }).count()).toBe(
      0,
    );
  });

  test("packages: two tabs at 1050 px, both cards wider", async () => {
    const page = await visit("/", 1050);
    const white = page.getByRole("heading", { name: "White-label" });
    const tailor = page.getByRole("heading", { name: "Tailor-made" });
    expect(await white.isVisible()).toBe(true);
    expect(await tailor.isVisible()).toBe(false);
    await page.getByRole("tab", { name: "Sur-mesure" }).click();
    await tailor.waitFor();
    expect(await white.isVisible()).toBe(false);
    await page.keyboard.press("ArrowLeft");
    await white.waitFor();
    const wide = await visit("/", 1051);
    expect(await wide.getByRole("heading", { name: "White-label" }).isVisible()).toBe(true);
    expect(await wide.getByRole("heading", { name: "Tailor-made" }).isVisible()).toBe(true);
    expect(await wide.getByRole("tab").filter({ visible: true }).count()).toBe(0);
  });

  test("a category's picture changes under the pointer and back", async () => {
    const page = await visit("/", 1500);
    const card = page.getByRole("main").getByRole("link", { name: /Liposomes/ });
    await card.scrollIntoViewIfNeeded();
    expect(await card.locator("img").count()).toBe(1);
    await card.hover();
    await expect
      .poll(() => card.locator("img").last().getAttribute("data-picture"))
      .toContain("hover");
    const opacity = () =>
      card
        .locator("img")
        .last()
        .evaluate((image) => getComputedStyle(image.closest("[data-visible]") as Element).opacity);
    await expect.poll(opacity).toBe("1");
    await page.mouse.move(5, 5);
    await expect.poll(opacity).toBe("0");
  });

  test("the film plays by itself, can be stopped, and stays still for those who ask", async () => {
    const moving = await visit("/", 1500, { reducedMotion: "no-preference" });
    const pause = moving.getByRole("button", { name: "Pause the video" });
    await pause.click();
    await moving.getByRole("button", { name: "Play the video" }).waitFor();
    expect(
      await moving
        .locator("video")
        .evaluate((video: HTMLVideoElement) => video.paused && video.muted),
    ).toBe(true);
    const still = await visit("/", 1500);
    expect(await still.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(
      true,
    );
  });
});

describe("without JavaScript", () => {
  const off = { javaScriptEnabled: false } as const;

  test("the popup opens, posts, and thanks", async () => {
    const page = await visit("/liposomes/zinc", 1300, off);
    await page.getByRole("button", { name: "Nous contacter" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await dialog.getByLabel("Email").fill("claire@maison-oree.example");
    await dialog.getByLabel("Numéro de téléphone").fill("+33 4 65 71 00 00");
    await dialog.getByLabel("Entreprise").fill("Maison Orée");
    await dialog.getByLabel("Pays").fill("France");
    await dialog.getByRole("button", { name: "Envoyer" }).click();
    await page.getByRole("heading", { name: "Votre demande est enregistrée" }).waitFor();
    expect(page.url()).toMatch(/\/liposomes\/zinc\?sent=SPH-\w{4}-\w{4}/);
    expect(await page.getByText(/Votre référence : SPH-/).isVisible()).toBe(true);
  });

  test("what must be corrected is said, and what was typed is kept", async () => {
    const page = await visit("/", 1300, off);
    await page.getByRole("button", { name: "Request a quote" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill("claire@maison-oree.example");
    await dialog.getByLabel("Numéro de téléphone").fill("12");
    await dialog.getByLabel("Entreprise").fill("Maison Orée");
    await dialog.getByLabel("Pays").fill("France");
    await dialog.getByLabel("Message").fill("Bonjour,\nune question.");
    await dialog.getByRole("button", { name: "Envoyer" }).click();
    await page.getByRole("heading", { name: "Il y a un problème" }).waitFor();
    expect(await page.title()).toMatch(/^(Erreur : |Error: )/);
    expect(await dialog.getByLabel("Numéro de téléphone").inputValue()).toBe("12");
    expect(await dialog.getByLabel("Numéro de téléphone").getAttribute("aria-invalid")).toBe(
      "true",
    );
    expect(await dialog.getByLabel("Message").inputValue()).toBe("Bonjour,\nune question.");
    // The browser itself reports the 422 of the document.
    forgiveProblem(page, "422");
  });

  test("both packages are there, menus open, nothing dead is shown", async () => {
    const page = await visit("/", 390, off);
    expect(await page.getByRole("heading", { name: "White-label" }).isVisible()).toBe(true);
    expect(await page.getByRole("heading", { name: "Tailor-made" }).isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Next" }).filter({ visible: true }).count()).toBe(
      0,
    );
    await page.getByLabel("Open the menu").click();
    await page.getByRole("banner").getByRole("link", { name: "Tailor-made", exact: true }).click();
    await waitForPath(page, "/formule-sur-mesure");
  });
});

test("no cookie, and no request to anyone else", async () => {
  const page = await visit("/", 1500);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(siteUrl)) foreign.push(request.url());
  });
  await page.reload();
  await hydrated(page);
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
