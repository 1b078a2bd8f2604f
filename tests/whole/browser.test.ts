// The site in a real browser: frame, home page, and life without JavaScript.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isFocused, shareBrowser, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

describe.each([390, 1500])("at %i px", (width) => {
  test("the contact popup opens, closes three ways, and gives the focus back", async () => {
    const page = await visit("/", width);
    const opener = page.getByRole("link", { name: "Request a quote" }).first();
    const dialog = page.getByRole("dialog", { name: "En savoir plus sur un produit" });
    await opener.click();
    await dialog.waitFor();
    await page.getByLabel("Entreprise").fill("Maison Orée");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => isFocused(opener)).toBe(true);
    await opener.click();
    await dialog.waitFor();
    expect(await page.getByLabel("Entreprise").inputValue()).toBe("Maison Orée");
    await page.getByRole("button", { name: "Fermer la fenêtre de contact" }).click();
    await dialog.waitFor({ state: "hidden" });
    await opener.click();
    await dialog.waitFor();
    await page.mouse.click(4, 4);
    await dialog.waitFor({ state: "hidden" });
  });
});

describe("header", () => {
  test("changes its look beyond 50 px", async () => {
    const page = await visit("/", 1500);
    const header = page.getByRole("banner");
    const position = () => header.evaluate((element) => getComputedStyle(element).position);
    expect(await position()).toBe("absolute");
    await page.evaluate(() => scrollTo(0, 51));
    await expect.poll(position).toBe("fixed");
    await page.evaluate(() => scrollTo(0, 50));
    await expect.poll(position).toBe("absolute");
  });

  test("phone and e-mail are for wide windows", async () => {
    const wide = await visit("/", 1500);
    const narrow = await visit("/", 1050);
    for (const text of ["contact@spherine.example", "+33 4 65 71 20 10"]) {
      await wide.getByRole("banner").getByText(text).filter({ visible: true }).waitFor();
      const shown = narrow.getByRole("banner").getByText(text).filter({ visible: true });
      await expect.poll(() => shown.count()).toBe(0);
    }
  });

  test("Postbiotics jumps to its section, from another page and from the same", async () => {
    const page = await visit("/", 1500);
    await page.getByText("Our ingredients", { exact: true }).first().hover();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Postbiotics/ })
      .click();
    await waitForPath(page, "/probiotiques#postbiotiques");
    await isAtTop(page);
    const same = await visit("/probiotiques", 390);
    await same.getByLabel("Open the menu").click();
    await same.getByRole("banner").getByRole("link", { name: "Postbiotics", exact: true }).click();
    await waitForPath(same, "/probiotiques#postbiotiques");
    await isAtTop(same);

    async function isAtTop(where: Page) {
      await where.waitForFunction(() => {
        const top = document.getElementById("postbiotiques")?.getBoundingClientRect().top ?? 9999;
        return Math.abs(top) < 200;
      });
    }
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
    await expect.poll(() => page.title()).toContain("iposom");
    await expect.poll(() => isFocused(page.getByRole("main"))).toBe(true);
  });
});

describe("home page", () => {
  test("categories: one card with arrows that wrap at 1420 px, three cards wider", async () => {
    const narrow = await visit("/", 1420);
    const list = narrow.getByRole("list", { name: "Three families of actives" });
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
    await white.waitFor();
    await tailor.waitFor({ state: "hidden" });
    await page.getByRole("tab", { name: "Sur-mesure" }).click();
    await tailor.waitFor();
    await white.waitFor({ state: "hidden" });
    await page.keyboard.press("ArrowLeft");
    await white.waitFor();
    const wide = await visit("/", 1051);
    await wide.getByRole("heading", { name: "White-label" }).waitFor();
    await wide.getByRole("heading", { name: "Tailor-made" }).waitFor();
    await expect.poll(() => wide.getByRole("tab").filter({ visible: true }).count()).toBe(0);
  });

  test("a category's picture changes under the pointer and back", async () => {
    const page = await visit("/", 1500);
    const card = page.getByRole("main").getByRole("link", { name: /Liposomes/ });
    await card.scrollIntoViewIfNeeded();
    expect(await card.locator("img").count()).toBe(1);
    await card.hover();
    await expect.poll(() => card.locator("img").last().getAttribute("src")).toContain("hover");
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
    await expect
      .poll(() =>
        moving.locator("video").evaluate((video: HTMLVideoElement) => video.paused && video.muted),
      )
      .toBe(true);
    const still = await visit("/", 1500);
    await still.waitForLoadState("networkidle");
    expect(await still.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(
      true,
    );
  });
});

describe("without JavaScript", () => {
  const off = { javaScriptEnabled: false } as const;

  test("both packages are there, menus open, nothing dead is shown", async () => {
    const page = await visit("/", 390, off);
    await page.getByRole("heading", { name: "White-label" }).waitFor();
    await page.getByRole("heading", { name: "Tailor-made" }).waitFor();
    expect(await page.getByRole("button", { name: "Next" }).filter({ visible: true }).count()).toBe(
      0,
    );
    await page.getByLabel("Open the menu").click();
    await page.getByRole("banner").getByRole("link", { name: "Tailor-made", exact: true }).click();
    await waitForPath(page, "/formule-sur-mesure");
  });
});
