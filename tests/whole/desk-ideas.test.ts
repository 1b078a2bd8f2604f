// What people come with to the desk, as they come with it: a need, a list, a label, a slip of the keyboard, with and without script.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isFocused, shareBrowser, visit } from "#tests/visit.ts";

shareBrowser();

const start = "/fr/formule-sur-mesure/composer";
const bench = `${start}/complement`;
const phone = { viewport: { width: 390, height: 844 } };

const adding = (page: Page) => page.getByLabel("Ajouter un actif");
const options = (page: Page) => page.getByRole("listbox").getByRole("option");
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const told = (page: Page, text: string) => page.locator("p").filter({ hasText: text });
const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function isInView(page: Page, target: Locator): Promise<boolean> {
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

const expectInView = (page: Page, target: Locator) =>
  expect.poll(() => isInView(page, target)).toBe(true);

async function compose(query: string, options: Parameters<typeof visit>[2] = phone) {
  const page = await visit(bench + query, 390, options);
  await page.getByRole("combobox", { name: "Ajouter un actif" }).waitFor();
  return page;
}

test("sheets that speak of a need are told of before their list, and Enter takes none of them", async () => {
  const page = await visit(start, 390, phone);
  await page.locator("#first-serum").fill("rides");
  await options(page).first().waitFor();
  await page.keyboard.press("Enter");
  await expectInView(page, told(page, "ces fiches en parlent").first());
  expect(await page.getByRole("option", { selected: true }).count()).toBe(0);
  expect(queryOf(page)).toBe("");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/composer\/serum\?/);
});

describe.each([true, false])("the first field, scripts: %s", (javaScriptEnabled) => {
  const ask = async (words: string) => {
    const page = await visit(start, 390, { javaScriptEnabled, ...phone });
    await page.locator("#first-complement").fill(words);
    await page.keyboard.press("Enter");
    return page;
  };

  test("a need is a bench to begin with, at its first dose", async () => {
    const page = await ask("immunité");
    await page.waitForURL(/dire=immunity/);
    expect(queryOf(page)).toMatch(/zinc=.*vitamine-c=/);
    const dose = page.getByLabel(/^Zinc, dose par jour/);
    await expectInView(page, dose);
    if (javaScriptEnabled) expect(await focusOf(page)).toBe("dose-zinc");
  });

  test("several actives with doses, the market and the form", async () => {
    const page = await ask("zinc 15 mg, vitamine c 180, sticks, Europe");
    await page.waitForURL(/zinc=15mg/);
    expect(queryOf(page)).toBe("?v=1&zinc=15mg&vitamine-c=180mg&contenant=stick&marche=ue");
  });

  test("what is nobody's name is told at the field, which keeps the focus", async () => {
    const page = await ask("zzyzx");
    await expectInView(page, told(page, "« zzyzx » : rien de ce nom au catalogue."));
    await expectInView(page, page.getByRole("link", { name: "Demander au laboratoire" }).first());
    const search = page.getByRole("link", { name: "Chercher sur le site" }).first();
    await expectInView(page, search);
    expect(await search.getAttribute("href")).toBe("/fr/recherche?q=zzyzx");
    if (javaScriptEnabled) await expect.poll(() => focusOf(page)).toMatch(/^first-|^ajouter$/);
  });

  test("a name that is another's is told, and no vitamin A comes without a word", async () => {
    const page = await ask("rétinol");
    await page.waitForURL(/vitaminea=/);
    await expectInView(page, told(page, "« rétinol » : lu Vitamine A."));
  });
});

test.each([
  [320, 844],
  [390, 844],
  [390, 480],
  [1440, 900],
])(
  "the first field of a window of %i × %i moves no page, and its choices leave the button in reach",
  async (width, height) => {
    const page = await visit(start, width, { viewport: { width, height } });
    const field = page.locator("#first-complement");
    const place = page.getByRole("button", { name: "Ajouter" }).first();
    await field.scrollIntoViewIfNeeded();
    await place.scrollIntoViewIfNeeded();
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    await field.focus();
    await field.fill("vitamine");
    await options(page).first().waitFor();
    expect(await top()).toBe(before);
    expect(
      await place.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }),
    ).toBe(true);
    await expectInView(page, options(page).first());
    await place.click();
    await page.waitForURL(/vitamine/);
  },
);

test("without script: what is near is a link, and takes along what else was not read", async () => {
  const page = await visit(`${bench}?ajouter=magnesiun+300+mg%0Azzyzx`, 390, {
    javaScriptEnabled: false,
    ...phone,
  });
  await page.getByText("« magnesiun 300 mg » : rien de ce nom au catalogue.").waitFor();
  await page.getByRole("link", { name: "Magnésium", exact: true }).click();
  await page.waitForURL(/magnesium=300mg/);
  await page.getByText("« zzyzx » : rien de ce nom au catalogue.").waitFor();
});

test("choices stand in groups, and the keys and a screen reader go through them", async () => {
  const page = await compose("?v=1&zinc=10mg");
  await adding(page).fill("immu");
  await options(page).first().waitFor();
  expect(await page.getByRole("group", { name: "Besoins" }).getByRole("option").count()).toBe(1);
  expect(await page.getByRole("group", { name: "Formules" }).getByRole("option").count()).toBe(2);
  const current = () => adding(page).getAttribute("aria-activedescendant");
  const first = await current();
  expect(await options(page).first().getAttribute("id")).toBe(first);
  await page.keyboard.press("ArrowDown");
  await expect.poll(current).toBe(await options(page).nth(1).getAttribute("id"));
  await expect
    .poll(async () => (await page.getByRole("status").allTextContents()).join())
    .toMatch(/3 choix\. Formules\s: .*2 sur 3/);
  await page.keyboard.press("Escape");
  expect(await adding(page).getAttribute("aria-expanded")).toBe("false");
  expect(await adding(page).inputValue()).toBe("immu");
});

test("iron is iron; vitamins are all there", async () => {
  const page = await compose("");
  await adding(page).fill("fer");
  await options(page).first().waitFor();
  expect(await page.getByRole("group", { name: "Souches" }).count()).toBe(0);
  await adding(page).fill("vitamine");
  await expect
    .poll(() => page.getByRole("group", { name: "Actifs" }).getByRole("option").count())
    .toBeGreaterThan(10);
  await adding(page).fill("probiotique");
  await page.getByRole("option", { name: "Quatre souches" }).waitFor();
  expect(await options(page).first().textContent()).toContain("Quatre souches");
});

test("a pasted label: what was read is put there, each line that was not stays and is told, in view", async () => {
  const page = await compose("?v=1&zinc=10mg&vitamine-c=80mg");
  await adding(page).focus();
  await expect.poll(() => adding(page).getAttribute("aria-autocomplete")).toBe("list");
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "Magnésium 300 mg (80 % VNR)\nExtrait de truc 12 mg\nFer\n14 mg\n");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await page.getByRole("option", { name: /^Magnésium 300 mg, Fer 14 mg$/ }).waitFor();
  await told(page, "« Extrait de truc 12 mg » : rien de ce nom au catalogue.").waitFor();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => queryOf(page))
    .toBe("?v=1&zinc=10mg&vitamine-c=80mg&magnesium=300mg&fer=14mg");
  await expectInView(page, told(page, "« Extrait de truc 12 mg » : rien de ce nom au catalogue."));
  expect(await isFocused(adding(page))).toBe(true);
  expect(await adding(page).inputValue()).toBe("Extrait de truc 12 mg");
  await page.goBack();
  await expect.poll(() => queryOf(page)).toBe("?v=1&zinc=10mg&vitamine-c=80mg");
});

test.each([844, 480])(
  "what is told of an added text and the dose that it brought are in view together, on a phone %i px high",
  async (height) => {
    const page = await compose("?v=1&zinc=10mg&vitamine-c=80mg&selenium=50ug", {
      viewport: { width: 390, height },
    });
    await adding(page).fill("magnesium 300 mg, zzyzx");
    await options(page).first().waitFor();
    await page.keyboard.press("Enter");
    await expectInView(page, told(page, "« zzyzx » : rien de ce nom au catalogue."));
    expect(await isFocused(adding(page))).toBe(true);
    const row = page.locator("[data-row]").last();
    await expectInView(
      page,
      row.getByText("50 mg au-dessus de la limite européenne", { exact: true }),
    );
    if (height > 480) await expectInView(page, page.getByLabel(/^Magnésium, dose par jour/));
    // From the first field, too.
    await page.goto(new URL(`${start}/complement?ajouter=r%C3%A9tinol#ajouter`, page.url()).href);
    await expectInView(page, told(page, "« rétinol » : lu Vitamine A."));
    await expectInView(page, row.getByText("6 allégations", { exact: true }));
  },
);

test("a dose that is typed for what is there is its dose from then on", async () => {
  const page = await compose("?v=1&zinc=10mg");
  await adding(page).fill("zinc 12");
  await page.getByRole("option", { name: "Zinc 12" }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => queryOf(page)).toBe("?v=1&zinc=12mg");
  await expect.poll(() => focusOf(page)).toBe("dose-zinc");
});

test("what is near is a press away, and takes its dose along", async () => {
  const page = await compose("?v=1&zinc=10mg");
  await adding(page).fill("magnesiun 300 mg");
  await page.getByRole("option", { name: /^Magnésium/ }).click();
  await expect.poll(() => queryOf(page)).toBe("?v=1&zinc=10mg&magnesium=300mg");
});

test("of several names that may each mean several, Enter offers what they may mean", async () => {
  const page = await compose("?v=1&zinc=10mg");
  await adding(page).fill("vitamine, probiotique");
  await told(page, "« vitamine » : à préciser.").waitFor();
  await page.keyboard.press("Enter");
  const pill = page.getByRole("link", { name: "Vitamine C", exact: true });
  await expectInView(page, pill);
  expect(await isFocused(adding(page))).toBe(true);
  await pill.click();
  await expect.poll(() => queryOf(page)).toMatch(/^\?v=1&zinc=10mg&vitamine-c=/);
  await page.getByRole("option", { name: "Quatre souches" }).waitFor();
});

test("a need that is there in part leads to the first dose that it brings", async () => {
  const page = await compose("?v=1&zinc=9mg&vitamine-c=120mg");
  await adding(page).fill("immunité");
  await page.getByRole("group", { name: "Besoins" }).getByRole("option").click();
  await expect.poll(() => queryOf(page)).toMatch(/^\?v=1&zinc=9mg&vitamine-c=120mg&vitamineb9=/);
  await expect.poll(() => focusOf(page)).toBe("dose-vitamineb9");
});
