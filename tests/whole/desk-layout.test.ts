// The bench in its window: what stands in view while one works, what is closed where a formula is long, what an empty one shows.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { lookAt, press, shareBrowser, visit, visitBeforeScript } from "#tests/visit.ts";

shareBrowser();

const bench = "/fr/formule-sur-mesure/composer/complement";
const twenty = `${bench}?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=50ug&cuivre=0.5mg&magnesium=100mg&calcium=120mg&fer=7mg&chrome=25ug&manganese=1mg&vitamined3=5ug&vitamineb12=2.5ug&vitamineb6=1.4mg&vitamineb9=100ug&biotine=50ug&vitamine-e=6mg&coenzyme-q10=30mg&curcuma=100mg&l-lysine=100mg&glutathion=50mg`;
const phone = { viewport: { width: 390, height: 844 } };

const isInView = async (page: Page, target: Locator): Promise<boolean> => {
  const box = await target.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
};

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const adding = (page: Page) => page.locator("#ajouter");
const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true }).locator("details").first();

test.each([
  [1366, 768],
  [390, 844],
])(
  "an empty bench of %i × %i: its first field in view, starts, and no empty answer",
  async (width, height) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await lookAt(bench, width, { viewport: { width, height }, javaScriptEnabled });
      expect(await isInView(page, adding(page))).toBe(true);
      for (const name of ["Le verdict", "Dire", "Vendre", "Loger", "Étiqueter", "Demander"])
        expect(await page.getByRole("region", { name, exact: true }).count(), name).toBe(0);
      await page.getByRole("link", { name: /^Immunité/ }).waitFor();
    }
  },
);

test("the first active brings the answers, the last one takes them along", async () => {
  const page = await visit(bench, 1366);
  await page.getByRole("combobox", { name: "Ajouter un actif" }).fill("zinc");
  await page.getByRole("option", { name: /^zinc/i }).first().waitFor();
  await page.getByRole("combobox", { name: "Ajouter un actif" }).press("Enter");
  await page.getByRole("region", { name: "Vendre", exact: true }).waitFor();
  await press(page, page.getByRole("link", { name: "Retirer : Zinc" }));
  await page.getByText("Rien sur la paillasse.").waitFor();
  // Sections follow a moment later.
  await expect
    .poll(() => page.getByRole("region", { name: "Vendre", exact: true }).count())
    .toBe(0);
});

test.each([true, false])(
  "twenty actives on a phone: sections are closed, and all of them at hand; script: %s",
  async (javaScriptEnabled) => {
    const page = await lookAt(twenty, 390, { ...phone, javaScriptEnabled });
    if (javaScriptEnabled) {
      await page.locator("#demander").getByRole("button").first().waitFor();
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await heightOf(page), `${width}px`).toBeLessThan(9000);
      }
    }
    for (const name of ["Vendre", "Dire", "Loger", "Demander"]) {
      const closed = section(page, name);
      await closed.locator("summary").first().click();
      expect(await closed.evaluate((fold) => (fold as HTMLDetailsElement).open)).toBe(true);
    }
    await page.getByRole("row", { name: /Zinc/ }).first().waitFor();
  },
);

test("five actives on a phone: claims are told once, and by nutrient for whoever opens them", async () => {
  const page = await visit(
    `${bench}?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg`,
    390,
    phone,
  );
  await page.locator("#demander").getByRole("button").first().waitFor();
  expect(await heightOf(page)).toBeLessThan(15_000);
  await page.getByRole("heading", { name: "Vitamine C", exact: true }).click();
  await expect.poll(() => page.locator("#claims-vitamin-c").isVisible()).toBe(true);
});

test("twenty actives on a wide window: sections are open, without a sum to press", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await lookAt(twenty, 1440, { javaScriptEnabled });
    await page.getByRole("row", { name: /Zinc/ }).first().waitFor();
    expect(await section(page, "Dire").locator("summary").first().isVisible()).toBe(false);
  }
});

test("a number of claims leads to them, opened, and back to the dose", async () => {
  const { page, release } = await visitBeforeScript(twenty, 390, phone);
  const rows = page.getByRole("list", { name: "Les actifs et leurs doses" });
  const claims = rows.getByRole("link", { name: "8 allégations", exact: true }).first();
  const group = page.locator("#claims-copper");
  const back = group.getByRole("link", { name: "Revenir à la dose" });
  await claims.click();
  await expect.poll(() => isInView(page, group.getByRole("listitem").first())).toBe(true);
  // What was opened before the scripts came stays open.
  await release();
  await page.locator("#demander").getByRole("button").first().waitFor();
  expect(await back.isVisible()).toBe(true);
  await back.click();
  await expect.poll(() => isInView(page, page.getByLabel(/^Cuivre, dose/))).toBe(true);
});

test("while a wide bench scrolls, the container with its forms and the names of the zones stay", async () => {
  const page = await visit(twenty, 1366, { viewport: { width: 1366, height: 768 } });
  const container = page.getByRole("complementary", { name: "Contenant" });
  for (const top of [1200, 2400]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    for (const text of ["Trois gélules par jour, au moins", "Gélule 00", "Liquide"])
      await expect
        .poll(() => isInView(page, container.getByText(text, { exact: true })), { message: text })
        .toBe(true);
    await expect
      .poll(() => isInView(page, page.getByText("se dit et se vend", { exact: true }).first()))
      .toBe(true);
  }
});

const firstWindow = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

test("the first window of a phone with its bars: of an empty bench the field, of a formula the first answer", async () => {
  const empty = await lookAt(bench, 390, firstWindow);
  expect(await isInView(empty, adding(empty))).toBe(true);
  await empty
    .getByRole("link", { name: /^Immunité/ })
    .first()
    .tap();
  const answer = empty.getByRole("region", { name: "Le verdict" }).getByRole("link").first();
  await expect
    .poll(() => isInView(empty, answer.getByText(/Aucune dose au.dessus d’un maximum/)))
    .toBe(true);
});

test.each([
  ["/fr", 390],
  ["/en", 390],
  ["/fr", 320],
])(
  "the start in %s at %i px: the first field with its button, and no broken title",
  async (edition, width) => {
    const page = await lookAt(`${edition}/formule-sur-mesure/composer`, width, {
      ...firstWindow,
      viewport: { width, height: 700 },
    });
    const form = page.getByRole("main").locator("form").first();
    expect(await isInView(page, form.getByRole("searchbox"))).toBe(true);
    expect(await isInView(page, form.getByRole("button"))).toBe(true);
    const overflow = await page.getByRole("heading", { level: 2 }).evaluateAll((titles) =>
      titles.map((title) => {
        title.style.overflowWrap = "normal";
        return title.scrollWidth - title.clientWidth;
      }),
    );
    expect(Math.max(...overflow)).toBe(0);
  },
);

test("on a phone, what leads to a dose right below the verdict shows the strip in its place", async () => {
  const page = await visit(`${bench}?v=1&zinc=10mg#dose-zinc`, 390, firstWindow);
  await page.getByRole("navigation", { name: "Le verdict" }).waitFor();
  expect(await isInView(page, page.locator("#dose-zinc"))).toBe(true);
});

test("on a phone the field for the next active stands in view below the one that was added", async () => {
  const page = await visit(bench, 390, firstWindow);
  for (const name of ["zinc", "magnésium", "cuivre"]) {
    const field = page.getByRole("combobox", { name: "Ajouter un actif" });
    await field.fill(name);
    await page.getByRole("listbox").getByRole("option").first().tap();
    await page.getByLabel(new RegExp(`^${name}, dose par jour`, "i")).waitFor();
    await expect.poll(() => isInView(page, field), { message: name }).toBe(true);
  }
});

test("on a phone the way to ask leads there, and no pack that comes meanwhile pushes it away", async () => {
  const page = await visit(`${bench}?v=1&zinc=10mg#dose-zinc`, 390, firstWindow);
  const strip = page.getByRole("navigation", { name: "Le verdict" });
  await strip.getByRole("link", { name: "Demander cette formule" }).first().tap();
  const title = page.getByRole("heading", { name: "Demander", exact: true });
  await expect.poll(() => isInView(page, title)).toBe(true);
  // Whoever goes back up finds it.
  const pack = page.locator("main svg[data-range]");
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollBy(0, -100));
      return pack.count();
    })
    .toBe(1);
});

test("the strip keeps its answers and the way to ask between the margins, in its height", async () => {
  const page = await visit(twenty, 1050);
  const strip = page.getByRole("navigation", { name: "Le verdict" });
  for (const width of [320, 716, 820, 1050]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 2000));
    await strip.waitFor();
    const overflow = await strip.evaluate((bar) => {
      const inner = bar.firstElementChild as HTMLElement;
      return [inner.scrollWidth - inner.clientWidth, inner.scrollHeight - inner.clientHeight];
    });
    expect(overflow, `${width}px`).toEqual([0, 0]);
  }
});

test("on a phone nothing of the header lies under the strip of the verdict, also on the way up", async () => {
  const page = await visit(twenty, 390, phone);
  const strip = page.getByRole("navigation", { name: "Le verdict" });
  for (const top of [2000, 1900, 1800]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await strip.waitFor();
    await expect
      .poll(async () => {
        const box = await page.getByRole("banner").boundingBox();
        return box && box.y + box.height;
      })
      .toBeLessThanOrEqual(0);
  }
});

test("on a phone the menu, opened and closed by touch, leaves the strip its place", async () => {
  const page = await visit(twenty, 390, { ...phone, hasTouch: true, isMobile: true });
  const menu = page.locator("header summary").filter({ visible: true }).last();
  await menu.tap();
  await page.getByRole("banner").getByRole("link", { name: "Sur-mesure" }).waitFor();
  await menu.tap();
  await page.evaluate(() => scrollTo(0, 2000));
  await expect
    .poll(async () => {
      const box = await page.getByRole("banner").boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThanOrEqual(0);
});

test("the table of doses fits a tablet, whole", async () => {
  for (const width of [716, 820]) {
    const page = await lookAt(`${bench}?v=1&zinc=10mg&vitamine-c=120mg&selenium=55ug`, width);
    const table = page.getByRole("region", { name: /tableau/i });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});

test("no line of the verdict ends within a word", async () => {
  const page = await lookAt(`${bench}?v=1&zinc=20mg&vitamine-c=120mg`, 1440);
  for (const width of [320, 390, 820, 1051, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await page
      .getByRole("region", { name: "Le verdict" })
      .getByText(/au.dessus du maximum/)
      .first()
      .evaluate((element) => {
        const [text] = element.childNodes;
        const word = /au.dessus/.exec(text?.nodeValue ?? "");
        if (!text || !word) return [];
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return [...range.getClientRects()].map(({ top }) => top);
      });
    expect(new Set(rows).size, `${width}px`).toBe(1);
  }
});

test.each([
  [1366, 768],
  [820, 1180],
  [390, 844],
])("who comes to a dose of a bench sees it with its name: %i × %i", async (width, height) => {
  const page = await visit(`${bench}?v=1&zinc=10mg&fer=7mg#dose-zinc`, width, {
    viewport: { width, height },
  });
  await page.locator("#demander").getByRole("button").first().waitFor();
  for (const seen of [
    page.locator("#dose-zinc"),
    page.locator("[data-row]").first().getByText("Zinc", { exact: true }).first(),
  ])
    await expect
      .poll(() =>
        seen.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return element.contains(at) || (at?.contains(element) ?? false);
        }),
      )
      .toBe(true);
});

test("on phones the second limit of a dose has its amount, which its ground does not cut off", async () => {
  for (const width of [320, 390]) {
    for (const dose of [100, 275, 300]) {
      const page = await lookAt(`${bench}?v=1&magnesium=${dose}mg`, width);
      const text = page.locator("[data-row] svg text:visible", { hasText: /^300\smg$/ }).last();
      const right = await text.evaluate((each) => each.getBoundingClientRect().right);
      expect(right, `${width}px, ${dose} mg`).toBeLessThanOrEqual(width);
    }
  }
});

test("the answers and their sections stand in one order", async () => {
  const page = await lookAt(twenty, 1440);
  const verbs = ["Vendre", "Dire", "Loger"];
  const answers = page.getByRole("region", { name: "Le verdict" }).getByRole("link");
  for (const [at, verb] of verbs.entries())
    expect(await answers.nth(at).textContent()).toContain(verb);
  const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(titles.filter((title) => verbs.includes(title))).toEqual(verbs);
});
