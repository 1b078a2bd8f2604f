// Benches of three doses, on the home page and on that of tailor-made: moved by hand, by keys and by letters, and the button that opens
// the desk with them.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { off } from "#tests/contact-form.ts";
import { shareBrowser, visit } from "#tests/visit.ts";

shareBrowser();

const section = (page: Page) => page.getByRole("region", { name: "Réglez trois doses" });
const dose = (page: Page, name: string) => section(page).getByLabel(new RegExp(`^${name}, dose`));
const trays = (page: Page) => section(page).locator("[data-live]");
const says = (page: Page, text: RegExp) =>
  expect.poll(() => section(page).textContent()).toMatch(text);

/** Until its rods can be moved. */
async function open(width: number): Promise<Page> {
  const page = await visit("/fr", width);
  await section(page).scrollIntoViewIfNeeded();
  await expect.poll(() => trays(page).count()).toBe(3);
  return page;
}

/** Drags the mark of a rod to a share of its width. */
async function drag(page: Page, tray: Locator, to: number): Promise<void> {
  await tray.scrollIntoViewIfNeeded();
  const mark = tray.locator("svg[data-track] circle").filter({ visible: true }).last();
  const from = await mark.boundingBox();
  const box = await tray.boundingBox();
  if (!from || !box) throw new Error("the rod is not shown");
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + to * box.width, y, { steps: 12 });
  await page.mouse.up();
}

test("what moves the rods comes when the visitor comes near", async () => {
  const page = await visit("/fr", 1440);
  const scripts = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType("resource").filter(({ name }) => /live-rods/.test(name))
          .length,
    );
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  expect(await scripts()).toBe(0);
  await section(page).scrollIntoViewIfNeeded();
  await expect.poll(scripts).toBe(1);
});

describe.each([1440, 390])("at %i", (width) => {
  test("a mark that is dragged changes dose, state and verdict at once, and keys go on from there", async () => {
    const page = await open(width);
    await says(page, /32 allégations, grâce à deux nutriments/);
    await drag(page, trays(page).nth(2), 0.5);
    await says(page, /38 allégations, grâce à trois nutriments/);
    const pulled = await dose(page, "Sélénium").inputValue();
    expect(Number(pulled.replace(",", "."))).toBeGreaterThan(8.25);
    await dose(page, "Sélénium").press("PageUp");
    await expect.poll(() => dose(page, "Sélénium").inputValue()).toBe("50");
    await dose(page, "Sélénium").press("PageUp");
    await says(page, /Une dose au.dessus du maximum français/);
    await section(page)
      .getByRole("status")
      .filter({ hasText: "Sélénium" })
      .waitFor({ state: "attached" });
  });
});

test("the button opens the desk with the doses as they are set", async () => {
  const page = await open(1440);
  await dose(page, "Zinc").fill("12,5");
  await says(page, /18 allégations/);
  await section(page).getByRole("button", { name: "Composez" }).click();
  await page.waitForURL(/composer\/complement\?v=1&vitamine-c=120mg&zinc=12.5mg&selenium=5ug$/);
  await expect.poll(() => page.locator("#dose-zinc").inputValue()).toBe("12,5");
});

test("without script the doses can be written, and the desk judges them", async () => {
  const page = await visit("/fr", 1440, off);
  expect(await section(page).textContent()).toMatch(/il manque 3,25.µg/);
  expect(await section(page).locator("svg[data-track]").count()).toBe(6);
  await dose(page, "Zinc").fill("16");
  await section(page).getByRole("button", { name: "Composez" }).click();
  await page.waitForURL(/composer\/complement/);
  expect(await page.locator("#verdict ~ a").first().textContent()).toMatch(/au.dessus/);
  expect(await page.locator("#dose-zinc").inputValue()).toBe("16");
});

test("a reader who comes from another page finds the rods drawn", async () => {
  const page = await visit("/fr/contact", 1440);
  await page.getByRole("banner").getByRole("link", { name: "Sphérine" }).first().click();
  await section(page).scrollIntoViewIfNeeded();
  await expect.poll(() => section(page).locator("svg[data-track]").count()).toBe(6);
});

describe("on the page of tailor-made", () => {
  const bench = (page: Page) => page.getByRole("region", { name: "Votre formule, jugée" });

  test("the doses are moved, and the button opens the desk with them", async () => {
    const page = await visit("/fr/formule-sur-mesure", 1440);
    await bench(page).scrollIntoViewIfNeeded();
    await expect.poll(() => bench(page).locator("[data-live]").count()).toBe(3);
    await bench(page)
      .getByLabel(/^Cuivre, dose/)
      .fill("1");
    await expect.poll(() => bench(page).textContent()).toMatch(/33 allégations/);
    await bench(page).getByRole("button", { name: "Ouvrir sur la paillasse" }).click();
    await page.waitForURL(/composer\/complement\?v=1&fer=8mg&cuivre=1mg&zinc=20mg$/);
  });

  test("without script it stands as the server drew it, and leads to both benches", async () => {
    const page = await visit("/fr/formule-sur-mesure", 1440, off);
    expect(await bench(page).locator("svg[data-track]").count()).toBe(6);
    await bench(page).getByRole("link", { name: "Ouvrir ce sérum" }).click();
    await page.waitForURL(/composer\/serum\?v=1&niacinamide=5pc/);
    await page.goBack();
    await bench(page).getByRole("button", { name: "Ouvrir sur la paillasse" }).click();
    await page.waitForURL(/composer\/complement/);
    expect(await page.locator("#dose-cuivre").inputValue()).toBe("0,1");
  });

  test("a reader who comes from another page finds the rods drawn", async () => {
    const page = await visit("/fr", 1440);
    const card = page.getByRole("link", { name: /^En savoir \+ sur le sur-mesure/ });
    await card.click();
    await bench(page).scrollIntoViewIfNeeded();
    await expect.poll(() => bench(page).locator("svg[data-track]").count()).toBe(6);
  });
});
