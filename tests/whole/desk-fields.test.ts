// The field of a dose: its stops, calculations, the focus after what goes, and what of it a phone with its keyboard shows.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { isFocused, press, reload, shareBrowser, visit } from "#tests/visit.ts";

shareBrowser();

const bench = "/fr/formule-sur-mesure/composer/complement";
const five = "?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg";

const dose = (page: Page, name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${name.replace(" ", "\\s")}, dose par jour`) });
const stopsOf = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: new RegExp(`^Doses repères\\s: ${name.replace(" ", "\\s")}`) });
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const waitForQuery = (page: Page, query: string) => expect.poll(() => queryOf(page)).toBe(query);
const historyOf = (page: Page) => page.evaluate(() => history.length);

async function compose(query: string, width = 1440, options = {}): Promise<Page> {
  const page = await visit(bench + query, width, options);
  await page.getByRole("combobox", { name: "Ajouter un actif" }).waitFor();
  return page;
}

/** In view, and under nothing: neither header nor strip nor the edge of the window. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => {
      const found = document.elementFromPoint((left + right) / 2, y);
      return found !== null && (element.contains(found) || found.contains(element));
    });
  });

test("the stops of a dose open below its field, say what each comes to, and set it as one change", async () => {
  const page = await compose("?v=1&zinc=10mg&cuivre=1mg");
  expect(await page.getByRole("toolbar").count()).toBe(0);
  const entries = await historyOf(page);
  await dose(page, "Zinc").click();
  const pills = stopsOf(page, "Zinc").getByRole("button");
  await pills.first().waitFor();
  const texts = (await pills.allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
  expect(texts[0]).toMatch(/^1,5 mg seuil 18 allégations$/);
  expect(texts.at(-1)).toMatch(/^15 mg maximum 18 allégations$/);
  await dose(page, "Zinc").fill("3");
  await pills.last().click();
  await waitForQuery(page, "?v=1&zinc=15mg&cuivre=1mg");
  expect(await dose(page, "Zinc").inputValue()).toBe("15");
  expect(await isFocused(dose(page, "Zinc"))).toBe(true);
  expect(await pills.last().getAttribute("aria-pressed")).toBe("true");
  expect(await historyOf(page)).toBeLessThanOrEqual(entries + 2);
  // Another field has its own.
  await dose(page, "Cuivre").click();
  await stopsOf(page, "Cuivre").waitFor();
  expect(await page.getByRole("toolbar").count()).toBe(1);
});

test("by keyboard: Tab leads from a field to its stops, arrows from one to the next", async () => {
  const page = await compose("?v=1&zinc=10mg");
  await dose(page, "Zinc").focus();
  const pills = stopsOf(page, "Zinc").getByRole("button");
  await pills.first().waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(() => isFocused(pills.first())).toBe(true);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => isFocused(pills.last())).toBe(true);
  await page.keyboard.press("Enter");
  await waitForQuery(page, "?v=1&zinc=15mg");
  await page.keyboard.press("Tab");
  await expect.poll(() => isFocused(page.getByRole("link", { name: "Retirer : Zinc" }))).toBe(true);
});

test("no stop is above a maximum, nor twice", async () => {
  const page = await compose("?v=1&vitamine-c=120mg&acerola=40mg");
  await dose(page, "Vitamine C").focus();
  const pills = stopsOf(page, "Vitamine C").getByRole("button");
  await pills.first().waitFor();
  const amounts = (await pills.locator("b").allInnerTexts()).map(Number.parseFloat);
  expect(new Set(amounts).size).toBe(amounts.length);
  // 40 mg of the 180 are the acerola's.
  expect(Math.max(...amounts)).toBe(140);
});

test("a calculation is one change, and its middle is no mistake", async () => {
  const page = await compose("?v=1&zinc=10mg");
  const entries = await historyOf(page);
  await dose(page, "Zinc").fill("");
  await dose(page, "Zinc").pressSequentially("1,5*");
  expect(await dose(page, "Zinc").getAttribute("aria-invalid")).toBeNull();
  await dose(page, "Zinc").pressSequentially("4");
  await dose(page, "Zinc").press("Enter");
  expect(await dose(page, "Zinc").inputValue()).toBe("6");
  await waitForQuery(page, "?v=1&zinc=6mg");
  expect(await historyOf(page)).toBe(entries + 1);
});

test("without script, a form sends a calculation", async () => {
  const page = await visit(`${bench}?v=1&zinc=10mg`, 1440, { javaScriptEnabled: false });
  await page.locator("#dose-zinc").fill("10+5");
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  await page.waitForURL(/zinc=10/);
  expect(await page.locator("#dose-zinc").inputValue()).toBe("15");
});

test("after a pill that is gone with what it mends, the focus is on the dose", async () => {
  const page = await compose("?v=1&zinc=20mg");
  await press(page, page.getByRole("link", { name: "Ramener à 15 mg" }));
  await expect.poll(() => isFocused(dose(page, "Zinc"))).toBe(true);
});

test("after a pill by finger, and an active taken away, no keyboard comes up", async () => {
  const page = await compose("?v=1&zinc=20mg&cuivre=1mg", 390, { hasTouch: true, isMobile: true });
  await page.getByRole("link", { name: "Ramener à 15 mg" }).tap();
  await waitForQuery(page, "?v=1&zinc=15mg&cuivre=1mg");
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused).toBe("LI");
  await page.getByRole("link", { name: "Retirer : Zinc" }).tap();
  await expect
    .poll(() => isFocused(page.getByRole("link", { name: "Retirer : Cuivre" })))
    .toBe(true);
});

test("on 390 × 480 px, as above a keyboard: field, stops, message and pill are in view", async () => {
  const page = await compose(five, 390, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 480 },
  });
  for (const name of ["Zinc", "Sélénium", "Cuivre"]) {
    await dose(page, name).scrollIntoViewIfNeeded();
    await dose(page, name).tap();
    await stopsOf(page, name).waitFor();
    await dose(page, name).fill("60");
    const row = page.locator("[data-row]").filter({ has: dose(page, name) });
    const pill = row.getByRole("link", { name: /Ramener/ });
    await pill.waitFor();
    await expect.poll(() => isUncovered(pill), { message: name }).toBe(true);
    for (const part of [
      dose(page, name),
      stopsOf(page, name),
      row.getByText(/au-dessus d/).first(),
    ])
      expect(await isUncovered(part), name).toBe(true);
  }
});

test.each([
  ["Zinc", "10 g", /^Lire 10/],
  ["Acérola", "400", /ramener/i],
])(
  "on 390 × 480 px: field and what mends its dose are in view together, %s of %s",
  async (name, text, pill) => {
    const page = await compose(five, 390, {
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 480 },
    });
    await dose(page, name).tap();
    await stopsOf(page, name).waitFor();
    await dose(page, name).fill(text);
    const row = page.locator("[data-row]").filter({ has: dose(page, name) });
    const mending = row.getByRole("link", { name: pill });
    await mending.waitFor();
    await expect.poll(() => isUncovered(mending)).toBe(true);
    expect(await isUncovered(dose(page, name))).toBe(true);
    expect(await isUncovered(row.getByText(/vérifiez l’unité|au-dessus d/).first())).toBe(true);
  },
);

test("by finger: a dose that is settled is typed anew at the next tap; of one that is being typed, a tap sets the caret", async () => {
  const page = await compose("?v=1&zinc=10mg", 390, { hasTouch: true, isMobile: true });
  const field = dose(page, "Zinc");
  await field.tap();
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await waitForQuery(page, "?v=1&zinc=12mg");
  await field.tap();
  await page.keyboard.type("8");
  await waitForQuery(page, "?v=1&zinc=8mg");
  await field.tap();
  await page.keyboard.press("End");
  await page.keyboard.type(",5");
  await waitForQuery(page, "?v=1&zinc=8.5mg");
  await stopsOf(page, "Zinc").getByRole("button").last().tap();
  await field.tap();
  await page.keyboard.type("9");
  await waitForQuery(page, "?v=1&zinc=9mg");
});

test("what a field is described by is said once", async () => {
  const page = await compose("?v=1&selenium=55ug&zinc=10mg");
  const describe = (name: string) =>
    dose(page, name).evaluate((field) =>
      (field.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" "),
    );
  expect((await describe("Sélénium")).match(/5\sµg/g)).toHaveLength(1);
  expect(await describe("Zinc")).toMatch(/^se dit et se vend/);
  await dose(page, "Zinc").fill("dix");
  await expect.poll(() => describe("Zinc")).toContain("Écrivez un nombre");
});

test("headings lead to bench and container, tables have names", async () => {
  const page = await compose(five);
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  const read = headings.slice(0, 3).map((heading) => heading.replaceAll("\u00a0", " "));
  expect(read).toEqual(["Le verdict", "Les actifs et leurs doses", "Gélule 0"]);
  await page.getByRole("table", { name: "Vendre" }).waitFor();
  await page.getByRole("table", { name: "Étiqueter" }).waitFor();
});

test("a dose whose unit is asked about is kept as it is meant: the question goes, the excess stays", async () => {
  const page = await compose("?v=1&zinc=10g", 390);
  const verdict = page.getByRole("region", { name: "Le verdict" });
  const question = page.getByText(/vérifiez l’unité/);
  const lines = page.locator("[data-row]");
  await lines.getByRole("link", { name: /^Lire 10\smg/ }).waitFor();
  await press(page, lines.getByRole("link", { name: /^Garder 10\s000\smg/ }));
  await waitForQuery(page, "?v=1&zinc=10g&voulu=zinc");
  await expect.poll(() => question.count()).toBe(0);
  expect(await verdict.textContent()).toMatch(/10\s000\smg, pour \d+\smg/);
  await expect.poll(() => isFocused(dose(page, "Zinc"))).toBe(true);
  await reload(page);
  expect(await question.count()).toBe(0);
  await page.getByRole("combobox", { name: "Ajouter un actif" }).waitFor();
  await page.goBack();
  await expect.poll(() => question.count()).toBeGreaterThan(0);
});

test("without script a kept dose stays kept, also where the form is sent", async () => {
  const page = await visit(`${bench}?v=1&zinc=10g`, 1440, { javaScriptEnabled: false });
  await page
    .locator("[data-row]")
    .getByRole("link", { name: /^Garder/ })
    .click();
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  expect(queryOf(page)).toContain("voulu=zinc");
  expect(await page.getByText(/vérifiez l’unité/).count()).toBe(0);
});

test.each([320, 360, 390, 1366, 1440])(
  "at %i px a long dose is whole in its field, beside the same number on the rod",
  async (width) => {
    const page = await compose("?v=1&collagene=2500mg&zinc=10mg", width);
    const field = dose(page, "Collagène");
    const isWhole = () => field.evaluate((input) => input.scrollWidth <= input.clientWidth);
    expect((await field.inputValue()).replace(/\s/g, " ")).toBe("2 500");
    await field.fill("99 999 mg");
    expect(await isWhole()).toBe(true);
    await field.blur();
    expect((await field.inputValue()).replace(/\s/g, " ")).toBe("99 999");
    expect(await isWhole()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

test.each(["zinc=10mg", "magnesium=100mg", "calcium=200mg"])(
  "at 320 px each stop says its dose and its claims in a line each: %s",
  async (active) => {
    const page = await compose(`?v=1&${active}`, 320);
    await page.locator("[data-row] input:visible").first().focus();
    const stops = page.getByRole("toolbar").getByRole("button");
    await stops.first().waitFor();
    for (const stop of await stops.all()) {
      const faults = await stop.evaluate((pill) => {
        const { right } = pill.getBoundingClientRect();
        return [...pill.querySelectorAll("b, small")].flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const boxes = [...range.getClientRects()];
          const isOneLine = new Set(boxes.map(({ top }) => top)).size <= 1;
          return isOneLine && boxes.every((box) => box.right <= right) ? [] : [part.textContent];
        });
      });
      expect(faults).toEqual([]);
    }
  },
);

test("a form that is sent for what it adds has plain numbers, whatever its language shows", async () => {
  const page = await visit(`/en${bench.slice(3)}?v=1&collagene=2500mg`, 1440);
  await page.route("**/desk-choices/**", () => undefined);
  const field = page.getByRole("textbox", { name: /^Collagen, / });
  await expect.poll(() => field.inputValue()).toBe("2,500");
  await page.locator("#ajouter").fill("zinc");
  await page.locator("#ajouter").press("Enter");
  await page.getByRole("textbox", { name: /^Zinc, / }).waitFor();
  await expect.poll(() => field.inputValue()).toBe("2,500");
});

test("a wished day that nobody has chosen is as open as the lists beside it", async () => {
  const page = await compose("?v=1&zinc=10mg", 390);
  const day = page.getByLabel("Date souhaitée");
  const open = page.locator("p").filter({ has: day }).getByText("à préciser");
  await day.scrollIntoViewIfNeeded();
  await open.waitFor();
  const colour = () =>
    day.evaluate((field) => getComputedStyle(field).getPropertyValue("-webkit-text-fill-color"));
  // What the browser shows in an empty field is not under it.
  await expect.poll(colour).toMatch(/, 0\)$/);
  await day.focus();
  await open.waitFor({ state: "hidden" });
  await day.fill("2027-03-15");
  await waitForQuery(page, "?v=1&zinc=10mg&date=2027-03-15");
  await day.blur();
  expect(await open.count()).toBe(0);
});
