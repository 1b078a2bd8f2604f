// The formula desk as people use it: by mouse, by keyboard alone, by finger, without script, before the scripts have come.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { takeFinger } from "#tests/finger.ts";
import {
  hydrated,
  isFocused,
  openPage,
  press,
  reload,
  shareBrowser,
  siteUrl,
  visit,
  visitBeforeScript,
} from "#tests/visit.ts";

shareBrowser();

const bench = "/fr/formule-sur-mesure/composer/complement";
const five = "?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg&serie=5000";

const dose = (page: Page, name: string) =>
  page.getByLabel(new RegExp(`^${name.replace(" ", "\\s")}, dose par jour`));
const adding = (page: Page) => page.getByRole("combobox", { name: "Ajouter un actif" });
/** As it is read: some of its hyphens and spaces are such that no line ends at them. */
const verdict = async (page: Page) =>
  (await page.getByRole("region", { name: "Le verdict" }).getByRole("link").allInnerTexts()).map(
    (text) => text.replaceAll("\u2011", "-").replaceAll("\u00a0", " "),
  );
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** Once the bench answers. */
async function compose(query: string, width = 1440, options = {}): Promise<Page> {
  const page = await visit(bench + query, width, options);
  await adding(page).waitFor();
  return page;
}

const isInView = async (page: Page, target: Locator): Promise<boolean> => {
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

const waitForQuery = (page: Page, query: string) => expect.poll(() => queryOf(page)).toBe(query);

test("by mouse: a dose is dragged, set by a pill, undone by the way back", async () => {
  const page = await compose("?v=1&zinc=10mg");
  const rod = page.locator("svg[data-track='45']").first();
  await rod.scrollIntoViewIfNeeded();
  const { x, y, width } = (await rod.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect(width).toBeGreaterThan(400);
  const line = y + 66;
  await page.mouse.move(x + 274, line, { steps: 12 });
  await page.mouse.down();
  await page.mouse.move(x + 450, line, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => verdict(page)).toContainEqual(expect.stringContaining("au-dessus"));
  expect(Number((await dose(page, "Zinc").inputValue()).replace(",", "."))).toBeGreaterThan(15);
  await expect.poll(() => queryOf(page)).not.toBe("?v=1&zinc=10mg");
  await press(page, page.getByRole("link", { name: "Ramener à 15 mg" }));
  await waitForQuery(page, "?v=1&zinc=15mg");
  expect(await dose(page, "Zinc").inputValue()).toBe("15");
  await page.goBack();
  await page.goBack();
  await waitForQuery(page, "?v=1&zinc=10mg");
  await expect.poll(() => dose(page, "Zinc").inputValue()).toBe("10");
});

test("by mouse: a press on a rod, and on a value, sets the dose", async () => {
  const page = await compose("?v=1&zinc=10mg");
  const rod = page.locator("svg[data-track='45']").first();
  await rod.scrollIntoViewIfNeeded();
  const { x, y } = (await rod.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 200, y + 66, { steps: 12 });
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => dose(page, "Zinc").inputValue()).toBe("5,4");
  await page.mouse.move(x + 360, y + 99, { steps: 12 });
  await page.mouse.down();
  await page.mouse.up();
  await expect.poll(() => dose(page, "Zinc").inputValue()).toBe("15");
});

test("a link of another active follows: opened elsewhere, it keeps the dose of the moment", async () => {
  const page = await compose("?v=1&zinc=10mg&selenium=50ug");
  await dose(page, "Zinc").fill("9");
  const link = page.getByRole("link", { name: "Retirer : Sélénium" });
  await expect.poll(() => link.getAttribute("href")).toContain("zinc=9mg");
});

test("a browser that takes no more addresses: the bench goes on, and the address follows later", async () => {
  const page = await compose("?v=1&zinc=10mg");
  await page.clock.install();
  await page.evaluate(() => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (state, title, url) => {
      if (url) throw new DOMException("called too often", "SecurityError");
      replaceState(state, title);
    };
    Object.assign(globalThis, {
      takeAgain: () => {
        history.replaceState = replaceState;
      },
    });
  });
  const field = dose(page, "Zinc");
  await field.fill("11");
  await page.clock.runFor(1000);
  await waitForQuery(page, "?v=1&zinc=11mg");
  await field.fill("12");
  await page.clock.runFor(1000);
  await expect.poll(() => verdict(page)).toContainEqual(expect.stringContaining("Vendre"));
  expect(queryOf(page)).toBe("?v=1&zinc=11mg");
  await page.evaluate("takeAgain()");
  await page.clock.runFor(11_000);
  await waitForQuery(page, "?v=1&zinc=12mg");
});

test("a complex with more actives than there is room for: what is left out is named", async () => {
  const others =
    "calcium chrome cuivre fer magnesium manganese acerola alpha-lipoique apigenine berberine cafeine coenzyme-q10 collagene curcuma glutathion keratine l-arginine l-lysine";
  const page = await compose(`?v=1&${others.replaceAll(" ", "=&")}=`);
  await adding(page).fill("complexe vitamines b");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await adding(page).press("Enter");
  const full = page.getByRole("alert");
  await full.filter({ hasText: "Formule complète, 20 actifs. Laissés de côté" }).waitFor();
  expect(await full.textContent()).toContain("B12");
  expect(await full.textContent()).not.toContain("B1,");
});

test("a search that is sent before the list has come: the server finds it", async () => {
  const page = await visit(`${bench}?v=1&zinc=10mg`, 1440);
  await page.route("**/desk-choices/**", () => undefined);
  await adding(page).fill("cuivre");
  await adding(page).press("Enter");
  await dose(page, "Cuivre").waitFor();
  expect(await dose(page, "Zinc").inputValue()).toBe("10");
});

test("by keyboard alone: actives are found, added, dosed, moved and removed", async () => {
  const page = await compose("");
  await adding(page).focus();
  await page.keyboard.type("vitamine c");
  await page.getByRole("option", { name: /^vitamine C vitamine/i }).waitFor();
  await page.keyboard.press("Enter");
  await dose(page, "Vitamine C").waitFor();
  await expect.poll(() => isFocused(dose(page, "Vitamine C"))).toBe(true);
  await page.keyboard.type("80");
  await page.keyboard.press("Enter");
  await waitForQuery(page, "?v=1&vitamine-c=80mg");
  await page.keyboard.press("ArrowUp");
  await waitForQuery(page, "?v=1&vitamine-c=81mg");
  await page.keyboard.press("PageUp");
  await waitForQuery(page, "?v=1&vitamine-c=180mg");
  await adding(page).focus();
  await page.keyboard.type("sph 131");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => queryOf(page)).toContain("&sph-131=");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("dose-sph-131");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => queryOf(page)).toMatch(/v=1&sph-131=.*&vitamine-c=/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("dose-sph-131");
  // Its field is empty: no dose of a strain is usual.
  await page.keyboard.press("Delete");
  await waitForQuery(page, "?v=1&vitamine-c=180mg");
  expect(await isFocused(dose(page, "Vitamine C"))).toBe(true);
});

test("no letter or sign by itself moves the focus: whoever dictates sets none off", async () => {
  const page = await compose("?v=1&zinc=10mg");
  await page.getByRole("link", { name: "Retirer : Zinc" }).focus();
  for (const key of ["/", "?", "s", "a"]) await page.keyboard.press(key);
  expect(await isFocused(page.getByRole("link", { name: "Retirer : Zinc" }))).toBe(true);
  await waitForQuery(page, "?v=1&zinc=10mg");
});

test("what cannot be read stays, is said, and counts as no dose, on the page as in the form", async () => {
  const page = await compose("?v=1&zinc=10mg");
  const field = dose(page, "Zinc");
  await field.fill("dix");
  await page.getByText("Écrivez un nombre, par exemple 10 ou 10 mg").waitFor();
  await page.getByText("D’ici là, la dose est à saisir : rien n’en est compté").waitFor();
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await field.press("Tab");
  expect(await field.inputValue()).toBe("dix");
  expect((await verdict(page)).join()).toContain("Une dose à saisir");
  await waitForQuery(page, "?v=1&zinc=dix");
  const told = await verdict(page);
  await reload(page);
  expect(await verdict(page)).toEqual(told);
  expect(await field.inputValue()).toBe("dix");
  await page.getByRole("link", { name: "Demander cette formule" }).last().click();
  await page.getByRole("dialog").getByText("Zinc, dose à saisir").waitFor();
  await page.keyboard.press("Escape");
  await field.fill("0,012 g");
  await field.press("Enter");
  await waitForQuery(page, "?v=1&zinc=12mg");
  expect(await field.inputValue()).toBe("12");
});

test.each([
  ["fr", "1,000", "Milliers ou décimales", "?v=1&zinc=10mg"],
  ["fr", "1 000", null, "?v=1&zinc=1000mg"],
  ["fr", "1,125", null, "?v=1&zinc=1.125mg"],
  ["en", "1,000", null, "?v=1&zinc=1000mg"],
  ["en", "1.000", "Thousands or decimals", "?v=1&zinc=10mg"],
])(
  "in the edition %s, %s is read as its readers mean it, or asked about",
  async (edition, text, question, query) => {
    const page = await visit(`/${edition}${bench.slice(3)}?v=1&zinc=10mg`, 1440);
    await page.locator("#ajouter[role=combobox]").waitFor();
    const field = page.getByLabel(/^Zinc, /).first();
    await field.fill(text);
    if (question) await page.getByText(question).waitFor();
    await field.press("Enter");
    if (question) expect(await field.inputValue()).toBe(text);
    else await waitForQuery(page, query);
  },
);

test("what changes is heard, and nothing where nothing does", async () => {
  const page = await compose("?v=1&zinc=10mg");
  await dose(page, "Zinc").fill("20");
  await expect
    .poll(async () => (await page.getByRole("status").allTextContents()).join())
    .toMatch(/Zinc, 20\smg\s: 5\smg au-dessus du maximum français/);
});

test("by finger: rings and the mark set the dose, the page still scrolls", async () => {
  const page = await compose("?v=1&zinc=10mg", 390, { hasTouch: true });
  await page.getByRole("button", { name: "Zinc : plus" }).tap();
  await waitForQuery(page, "?v=1&zinc=10.1mg");
  const rod = page.locator("svg[data-track='35']").first();
  await rod.scrollIntoViewIfNeeded();
  expect(
    await rod.evaluate(
      (svg) => getComputedStyle(svg.parentElement?.parentElement as Element).touchAction,
    ),
  ).toBe("pan-y");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Once it has left the screen, the verdict stays at the top.
  await page.evaluate(() => scrollTo(0, 1800));
  await page.getByRole("navigation", { name: "Le verdict" }).getByText("Vendre").waitFor();
});

/** A finger on the first rod: its strokes go from one place of the window to another. */
async function finger(page: Page) {
  const rod = page.locator("svg[data-track='35']").first();
  await rod.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await rod.boundingBox()) ?? {};
  const box = await rod.locator("circle").first().boundingBox();
  const mark = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  return { left: x, line: y + 66, mark, stroke: await takeFinger(page) };
}

test("by finger: the mark is dragged sideways, and only the mark", async () => {
  const page = await compose("?v=1&zinc=10mg", 390, { hasTouch: true, isMobile: true });
  const { left, line, mark, stroke } = await finger(page);
  // Beside it a finger scrolls.
  await stroke({ x: left + 20, y: line }, 100, 0);
  expect(await dose(page, "Zinc").inputValue()).toBe("10");
  await stroke({ x: mark, y: line }, left + 330 - mark, 0);
  await expect.poll(() => verdict(page)).toContainEqual(expect.stringContaining("au-dessus"));
  await expect.poll(() => queryOf(page)).not.toBe("?v=1&zinc=10mg");
});

/** Runs in the page: scrolls there, and says whether the window has then stayed for ten frames. */
async function restAt(top: number): Promise<boolean> {
  scrollTo(0, top);
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise(requestAnimationFrame);
    if (Math.abs(scrollY - top) > 1) return false;
  }
  return true;
}

test("by finger: what scrolls the page changes no dose, also on a mark and askew; a tap takes the nearest line", async () => {
  const page = await compose("?v=1&zinc=10mg", 390, { hasTouch: true, isMobile: true });
  const { left, line, mark, stroke } = await finger(page);
  const entries = await page.evaluate(() => history.length);
  const before = await page.evaluate(() => scrollY);
  await stroke({ x: mark, y: line }, 12, -140);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  // What the finger set going goes on for a while.
  await expect.poll(() => page.evaluate(restAt, before)).toBe(true);
  await stroke({ x: mark, y: line }, 3, 2);
  expect(await dose(page, "Zinc").inputValue()).toBe("10");
  await stroke({ x: left + 80, y: line }, 0, 0);
  await waitForQuery(page, "?v=1&zinc=1.5mg");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("by finger: the line that a tap has taken is named at the field and aloud, no keyboard comes, and the rod stays where it is", async () => {
  const page = await compose("?v=1&zinc=10mg", 390, { hasTouch: true, isMobile: true });
  const { left, line, stroke } = await finger(page);
  const rod = page.locator("svg[data-track='35']").first();
  const before = (await rod.boundingBox())?.y ?? 0;
  await stroke({ x: left + 250, y: line }, 0, 0);
  const stops = page.getByRole("toolbar", { name: /Zinc/ });
  const taken = stops.getByRole("button", { pressed: true });
  await taken.waitFor();
  expect((await taken.allTextContents()).join().replace(/\s/g, " ")).toMatch(/^15 mg ?maximum/);
  // Places are fractions of a pixel: 447.5 is no move away from 447.49.
  await expect
    .poll(async () => Math.abs(((await rod.boundingBox())?.y ?? 0) - before))
    .toBeLessThan(1);
  expect(await isFocused(dose(page, "Zinc"))).toBe(false);
  await expect
    .poll(async () => (await page.getByRole("status").allTextContents()).join())
    .toMatch(/Zinc, 15\smg\s: maximum, se dit et se vend/);
});

test("by finger: a stroke that begins on a ring and scrolls leaves the dose as it was", async () => {
  const page = await compose("?v=1&zinc=10mg", 390, { hasTouch: true, isMobile: true });
  const { stroke } = await finger(page);
  const ring = await page.getByRole("button", { name: "Zinc : plus" }).boundingBox();
  const before = await page.evaluate(() => scrollY);
  await stroke({ x: (ring?.x ?? 0) + 20, y: (ring?.y ?? 0) + 20 }, 4, -140);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  expect(await dose(page, "Zinc").inputValue()).toBe("10");
  await expect.poll(() => queryOf(page)).toBe("?v=1&zinc=10mg");
});

test("by finger: a ring that is held goes through the whole scale, as one change", async () => {
  const page = await compose("?v=1&magnesium=56.25mg", 390, { hasTouch: true });
  const entries = await page.evaluate(() => history.length);
  const plus = page.getByRole("button", { name: "Magnésium : plus" });
  await plus.dispatchEvent("pointerdown", { button: 0, pointerId: 1, pointerType: "touch" });
  await expect
    .poll(async () =>
      Number((await dose(page, "Magnésium").inputValue()).replace(/\s/g, "").replace(",", ".")),
    )
    .toBeGreaterThan(1000);
  await plus.dispatchEvent("pointerup", { button: 0, pointerId: 1, pointerType: "touch" });
  await expect.poll(() => queryOf(page)).not.toBe("?v=1&magnesium=56.25mg");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test("by mouse: a sum that is dragged and dragged back has the doses that it had", async () => {
  const query = "?v=1&vitamine-c=120mg&acerola=40mg";
  const page = await compose(query);
  const rod = page.locator("svg[data-track='45']").first();
  await rod.scrollIntoViewIfNeeded();
  const { y = 0 } = (await rod.boundingBox()) ?? {};
  // The parts have rings of their own before it.
  const mark = await rod.locator("circle").last().boundingBox();
  const centre = (mark?.x ?? 0) + (mark?.width ?? 0) / 2;
  const doses = async () => [
    await dose(page, "Vitamine C").inputValue(),
    await dose(page, "Acérola").inputValue(),
  ];
  await page.mouse.move(centre, y + 66, { steps: 6 });
  await page.mouse.down();
  await page.mouse.move(centre - 120, y + 66, { steps: 12 });
  await expect.poll(async () => (await doses()).includes("120")).toBe(false);
  await page.mouse.move(centre, y + 66, { steps: 12 });
  await page.mouse.up();
  await expect.poll(doses).toEqual(["120", "40"]);
});

test("by finger twice on a cross: one active goes, and the rod that moves there keeps its dose", async () => {
  const page = await compose("?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg", 390, {
    hasTouch: true,
    isMobile: true,
  });
  const cross = page.getByRole("link", { name: /^Retirer.*Acérola/ });
  await cross.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await cross.boundingBox()) ?? {};
  for (let taps = 0; taps < 2; taps += 1) await page.touchscreen.tap(x + 10, y + 10);
  await waitForQuery(page, "?v=1&vitamine-c=120mg&zinc=10mg");
  await page.getByRole("button", { name: "Annuler" }).waitFor();
});

test.each([
  ["its button", (page: Page) => page.getByRole("button", { name: "Annuler" }).click()],
  ["Ctrl + Z", (page: Page) => page.keyboard.press("Control+z")],
])(
  "what is taken away is put back by %s; the focus stays where the hand was",
  async (_, takeBack) => {
    const query = "?v=1&zinc=10mg&selenium=50ug&cuivre=0.5mg";
    const page = await compose(query);
    const cross = (name: string) =>
      page.getByRole("link", { name: new RegExp(`^Retirer.*${name}`) });
    await press(page, cross("Sélénium"));
    await waitForQuery(page, "?v=1&zinc=10mg&cuivre=0.5mg");
    const button = page.getByRole("button", { name: "Annuler" });
    await button.waitFor();
    expect(await isInView(page, button)).toBe(true);
    await expect.poll(() => isFocused(cross("Cuivre"))).toBe(true);
    await takeBack(page);
    await waitForQuery(page, query);
    await expect.poll(() => isFocused(cross("Sélénium"))).toBe(true);
    await button.waitFor({ state: "detached" });
  },
);

test("an active that goes with a key in its field is put back by Ctrl + Z, also from the next field; what is typed there has its own", async () => {
  const query = "?v=1&zinc=10mg&selenium=50ug";
  const page = await compose(query);
  const take = async () => {
    await dose(page, "Zinc").fill("");
    await page.keyboard.press("Delete");
    await waitForQuery(page, "?v=1&selenium=50ug");
    await expect.poll(() => isFocused(dose(page, "Sélénium"))).toBe(true);
  };
  await take();
  await page.keyboard.press("Control+z");
  await expect.poll(() => queryOf(page)).toMatch(/zinc=.*&selenium=50ug/);
  await adding(page).focus();
  await dose(page, "Zinc").fill("10");
  await waitForQuery(page, query);
  await take();
  await adding(page).focus();
  await page.keyboard.type("xy");
  await page.keyboard.press("Control+z");
  expect(await adding(page).inputValue()).not.toBe("xy");
  expect(queryOf(page)).toBe("?v=1&selenium=50ug");
  await page.getByRole("button", { name: "Annuler" }).waitFor();
});

test("a rod that nothing measures does not look as if it could be pulled", async () => {
  const page = await compose("?v=1&sph-131=10md&zinc=10mg");
  const cursors = await page
    .locator("[data-tone]")
    .evaluateAll((trays) => trays.map((tray) => getComputedStyle(tray).cursor));
  expect(cursors).toEqual(expect.arrayContaining(["pointer", "auto"]));
  expect(
    await page.locator("[data-row]", { hasText: "131" }).locator("[data-kind='ring']").count(),
  ).toBe(0);
});

test("the way back undoes what is typed, in its field too", async () => {
  const page = await compose("?v=1&zinc=10mg");
  await dose(page, "Zinc").fill("3");
  await waitForQuery(page, "?v=1&zinc=3mg");
  await page.goBack();
  await waitForQuery(page, "?v=1&zinc=10mg");
  await expect.poll(() => dose(page, "Zinc").inputValue()).toBe("10");
});

test("a typed dose and a change of market are two entries, and Back and Forward move field, rod and verdict", async () => {
  const page = await compose("?v=1&zinc=10mg");
  await dose(page, "Zinc").fill("20");
  await page.getByLabel("Marché").selectOption("ue");
  await waitForQuery(page, "?v=1&zinc=20mg&marche=ue");
  const shown = async () => [
    await dose(page, "Zinc").inputValue(),
    await page.getByLabel("Marché").inputValue(),
    (await verdict(page))[0]?.includes("au-dessus du maximum français"),
  ];
  await page.goBack();
  await waitForQuery(page, "?v=1&zinc=20mg");
  await expect.poll(shown).toEqual(["20", "fr", true]);
  await page.goBack();
  await waitForQuery(page, "?v=1&zinc=10mg");
  await expect.poll(shown).toEqual(["10", "fr", false]);
  await page.goForward();
  await page.goForward();
  await waitForQuery(page, "?v=1&zinc=20mg&marche=ue");
  await expect.poll(shown).toEqual(["20", "ue", false]);
});

test("a wish is a box of the sentence: what breaks it is told at its row and in the verdict", async () => {
  const page = await compose("?v=1&zinc=10mg&vitamined3=5ug");
  const box = page.getByRole("checkbox", { name: "végan" });
  await box.check();
  await waitForQuery(page, "?v=1&zinc=10mg&vitamined3=5ug&souhait=vegan");
  expect((await verdict(page)).join()).toMatch(/Pas végan\s: vitamine\sD3/);
  await page.getByText("Pas végan, d’après sa fiche").waitFor();
  await page.goBack();
  await expect.poll(() => box.isChecked()).toBe(false);
  expect((await verdict(page)).join()).not.toContain("Pas végan");
});

test("another instrument keeps the formula for the way back, and says so", async () => {
  const page = await compose("?v=1&zinc=10mg&selenium=50ug");
  await page.getByLabel("Produit").selectOption("serum");
  await page.getByText("Mis de côté, doses comprises : zinc et sélénium.").waitFor();
  await page.getByRole("link", { name: "Revenir au complément" }).click();
  await waitForQuery(page, "?v=1&zinc=10mg&selenium=50ug");
});

test("without script another instrument keeps the formula too, and wishes go with the form", async () => {
  const page = await visit(`${bench}?v=1&zinc=10mg`, 1440, { javaScriptEnabled: false });
  await page.getByRole("checkbox", { name: "végan" }).check();
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  expect(queryOf(page)).toContain("souhait=vegan");
  expect((await verdict(page)).join()).toMatch(/À\sconfirmer par le laboratoire\s: végan/);
  await page.getByRole("link", { name: "sérum cosmétique" }).click();
  await page.getByText("Mis de côté, doses comprises : zinc.").waitFor();
  await page.getByRole("link", { name: "Revenir au complément" }).click();
  expect(queryOf(page)).toBe("?v=1&zinc=10mg&souhait=vegan");
});

test("by finger twice: one active is taken out, not the next one that moves there", async () => {
  const page = await compose("?v=1&zinc=10mg&selenium=50ug", 390, {
    hasTouch: true,
    isMobile: true,
  });
  const cross = page.getByRole("link", { name: /^Retirer.*Zinc/ });
  await cross.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await cross.boundingBox()) ?? {};
  for (let taps = 0; taps < 2; taps += 1) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await waitForQuery(page, "?v=1&selenium=50ug");
});

test("without script: a form that answers with the same page", async () => {
  const page = await visit(`${bench}?v=1&zinc=10mg`, 1440, { javaScriptEnabled: false });
  await dose(page, "Zinc").fill("20");
  await page.getByLabel("Marché").selectOption("ue");
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  expect(queryOf(page)).toContain("zinc=20");
  expect(queryOf(page)).toContain("marche=ue");
  expect((await verdict(page))[0]).toContain("maximum en France");
  await page.getByLabel("Ajouter un actif").fill("cuivre");
  await page.getByRole("button", { name: "Mettre à jour" }).click();
  await dose(page, "Cuivre").waitFor();
  await page.getByRole("link", { name: "Retirer : Zinc" }).click();
  expect(await dose(page, "Zinc").count()).toBe(0);
});

test("before the scripts have come: what is typed and chosen counts", async () => {
  const { page, release } = await visitBeforeScript(`${bench}?v=1&zinc=10mg`, 1440);
  await dose(page, "Zinc").fill("20");
  await page.getByLabel("Marché").selectOption("ue");
  await release();
  await adding(page).waitFor();
  await waitForQuery(page, "?v=1&zinc=20mg&marche=ue");
  expect(await dose(page, "Zinc").inputValue()).toBe("20");
});

test("before the part that answers has come: arrows at a dose count, and after what is typed", async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/live-bench.*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${siteUrl}${bench}?v=1&zinc=10mg&fer=7mg`);
  await hydrated(page);
  await dose(page, "Fer").focus();
  // With Alt it would be another place in the list, and no dose.
  for (const key of ["ArrowDown", "Shift+ArrowUp", "Alt+ArrowUp"]) await page.keyboard.press(key);
  await dose(page, "Zinc").fill("5");
  for (const key of ["ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  resolve();
  await adding(page).waitFor();
  await waitForQuery(page, "?v=1&zinc=5.2mg&fer=7.9mg");
  expect(await dose(page, "Zinc").inputValue()).toBe("5,2");
});

test("the server's page and the one that answers are the same", async () => {
  const plain = await visit(bench + five, 1440, { javaScriptEnabled: false });
  const rows = (page: Page) => page.locator("[data-row]").allTextContents();
  const before = await rows(plain);
  const live = await compose(five);
  expect(await rows(live)).toEqual(before);
  expect(await verdict(live)).toEqual(await verdict(plain));
});

test.each([
  ["supplement", bench + five],
  ["serum", "/fr/formule-sur-mesure/composer/serum?v=1&retinol=0.5pc&niacinamide=5pc"],
])("axe finds nothing on a %s", async (_, address) => {
  const source = readFileSync(
    createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
    "utf8",
  );
  for (const width of [1440, 390]) {
    const page = await visit(address, width, { bypassCSP: true });
    await adding(page).waitFor();
    await page.addScriptTag({ content: source });
    const found = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await axe.run();
      return violations.map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html)]);
    });
    expect(found, `${width} px`).toEqual([]);
  }
});

test("an address that names what there is not says so, and keeps the rest", async () => {
  const page = await visit(
    `${bench}?v=1&vitamine-z=10mg&zinc=10mg&zinc=5mg&vitamine-b6=1.4mg`,
    1440,
  );
  await page.getByText("« vitamine-z » n’est pas à notre catalogue.").waitFor();
  await page.getByText(/Zinc, deux fois/).waitFor();
  expect(await dose(page, "Zinc").inputValue()).toBe("10");
  expect(await dose(page, "Vitamine B6").inputValue()).toBe("1,4");
  expect(await page.getByText("« vitamine-b6 »").count()).toBe(0);
});
