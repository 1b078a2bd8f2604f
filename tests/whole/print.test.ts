// Pages on paper: no more sheets than they need, everything that is read, nothing that is pressed.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { liposomes, niosomes, products, serums, strains } from "#shared/generated/entries.ts";
import { pageKinds } from "#tests/page-kinds.ts";
import { countSheets, readPages, withoutSpaces } from "#tests/read-pdf.ts";
import { lookAt, shareBrowser, siteUrl } from "#tests/visit.ts";

shareBrowser();

/** How many sheets a page may take. The most: the two catalogues, two figures and two technologies of the strains. */
const mostSheets = (path: string) =>
  (
    ({
      "/probiotiques": 4,
      // What it keeps, and where visits come from.
      "/confidentialite": 4,
      // Twenty rows of what buyers ask.
      "/notre-laboratoire": 4,
      // Whole registers.
      "/allegations-autorisees": 12,
      "/doses-maximales": 6,
    }) as Record<string, number>
  )[path] ?? 2;

const print = async (page: Page) =>
  countSheets(await page.pdf({ format: "A4", preferCSSPageSize: true }));

/** What is on paper, of those that a selector finds: their first words. */
const printed = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent.trim().slice(0, 90)),
    );

/** What an accordion that is printed holds and does not show; tables of contents and filters are there to be pressed. */
const folded = (page: Page) =>
  page
    .locator("main details > :not(summary, nav, search *)")
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.parentElement?.checkVisibility() && !part.checkVisibility())
        .map((part) => part.textContent.slice(0, 60)),
    );

/** A bench is printed as a sheet of its own (desk.test.ts). */
const onPaper = [...pageKinds.filter((path) => !path.includes("/composer/")), "/contact"];

describe.each(onPaper)("%s on paper", (path) => {
  test("takes few sheets, printed from a phone too", async () => {
    for (const width of [1280, 390]) {
      const page = await lookAt(path, width);
      const sheets = await print(page);
      expect(sheets, `at ${width} px`).toBeGreaterThanOrEqual(1);
      expect(sheets, `at ${width} px`).toBeLessThanOrEqual(mostSheets(path));
    }
  });

  test("has everything that is read, nothing that is pressed, and ends with its address", async () => {
    const page = await lookAt(path, 1280);
    await page.emulateMedia({ media: "print" });
    expect(
      await printed(
        page,
        "header:not(main *), footer:not(main *), nav, dialog, button, video, a[href='#content']",
      ),
    ).toEqual([]);
    expect(await printed(page, "h1")).toHaveLength(1);
    const title = await page.locator("h1").boundingBox();
    expect(title?.height, "the title, px: two lines at most").toBeLessThan(100);
    expect(await folded(page)).toEqual([]);
    const [address] = (await printed(page, "#root > p > span")).slice(-1);
    const below = await page
      .locator("main")
      .evaluate((main) => main.getBoundingClientRect().bottom);
    const box = await page.locator("#root > p").last().boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(below);
    expect(address).toMatch(/^https?:\/\//);
    expect(new URL(address ?? "").pathname).toBe(path);
  });
});

test.each(["/recherche?q=zinc", "/selection?s=liposomes.zinc"])(
  "%s ends with an address that leads to the same",
  async (path) => {
    const page = await lookAt(path, 1280);
    await page.emulateMedia({ media: "print" });
    await expect
      .poll(async () => (await page.locator("#root > p > span").allTextContents()).at(-1))
      .toContain(path);
  },
);

test("what is folded on a screen is open on paper", async () => {
  const page = await lookAt("/liposomes/vitamine-c", 1280);
  expect((await folded(page)).length).toBeGreaterThan(2);
  await page.emulateMedia({ media: "print" });
  expect(await folded(page)).toEqual([]);
});

test.each([
  // A complex has the claims and the limits of all its nutrients.
  ["/liposomes/", 3, liposomes],
  ["/niosomes/", 2, [...niosomes, ...serums]],
  ["/probiotiques/", 2, strains.filter(({ type }) => type === "probiotique")],
  ["/formule-marque-blanche/", 2, products],
] as const)("the longest of %s take %i sheets at most", async (folder, most, entries) => {
  const page = await lookAt("/", 1280);
  const lengthOf = (entry: unknown) => JSON.stringify(entry).length;
  const longest = [...entries].sort((a, b) => lengthOf(b) - lengthOf(a)).slice(0, 6);
  const long: string[] = [];
  for (const { slug } of longest) {
    await page.goto(siteUrl + folder + slug, { waitUntil: "domcontentloaded" });
    const sheets = await print(page);
    if (sheets > most) long.push(`${slug}: ${sheets}`);
  }
  expect(long).toEqual([]);
});

/** Presses the first half of Ctrl + P, and waits for what that fetches. */
async function aboutToPrint(page: Page, files: readonly string[]): Promise<void> {
  const coming = files.map((file) => page.waitForResponse((answer) => answer.url().includes(file)));
  const come = Promise.all(coming).then((answers) =>
    Promise.all(answers.map((answer) => answer.finished())),
  );
  let isThere = false;
  void come.then(() => {
    isThere = true;
  });
  // A page that has just been taken over begins to listen a moment later.
  await expect
    .poll(async () => {
      await page.keyboard.press("Control");
      return isThere;
    })
    .toBe(true);
}

const rowsOf = (page: Page) => page.locator("#catalogue tbody tr").count();

describe("a catalogue on paper", () => {
  test.each([
    ["/fr/liposomes", liposomes.map(({ nom }) => nom.fr)],
    ["/fr/niosomes", niosomes.map(({ nom }) => nom.fr)],
    ["/fr/probiotiques", strains.flatMap(({ type, code }) => (type === "probiotique" ? code : []))],
  ])("%s has all its rows, below a head on each sheet, and no pager", async (path, names) => {
    const page = await lookAt(path, 1280);
    await aboutToPrint(page, ["/catalogue-index/"]);
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => rowsOf(page)).toBe(names.length);
    expect(await printed(page, "#catalogue span")).not.toContain("1 / 6");
    const splits = await page
      .locator("#catalogue tbody tr")
      .evaluateAll((rows) => new Set(rows.map((row) => getComputedStyle(row).breakInside)).size);
    expect(splits).toBe(1);
    const [head = ""] = await printed(page, "#catalogue thead th");
    await page.emulateMedia({ media: null });
    await expect.poll(() => rowsOf(page)).toBe(10);
    const sheets = await readPages(
      await page.pdf({ format: "A4", preferCSSPageSize: true, tagged: false }),
    );
    expect(sheets.length).toBeLessThanOrEqual(6);
    const wanted = names.map(withoutSpaces);
    expect(wanted.filter((name) => !sheets.join("").includes(name))).toEqual([]);
    const full = sheets.filter((sheet) => wanted.filter((name) => sheet.includes(name)).length > 8);
    expect(full.length).toBeGreaterThan(1);
    for (const sheet of full) expect(sheet).toContain(withoutSpaces(head));
    // The screen is as it was.
    await expect.poll(() => rowsOf(page)).toBe(10);
  });

  test("a list that is searched or filtered is whole too, and says what for", async () => {
    const filtered = await lookAt("/fr/liposomes?filtre=vitamine", 1280);
    await aboutToPrint(filtered, ["/catalogue-index/"]);
    await filtered.emulateMedia({ media: "print" });
    await filtered.getByText("Filtre : Vitamines").waitFor();
    const count = async (page: Page) =>
      Number.parseInt(
        (await page
          .getByText(/^\d+ résultats$/)
          .first()
          .textContent()) ?? "",
        10,
      );
    expect(await count(filtered)).toBeGreaterThan(10);
    await expect.poll(() => rowsOf(filtered)).toBe(await count(filtered));
    const found = await lookAt("/fr/liposomes?q=fatigue", 1280);
    // Links without words are what adds to the selection before script has come.
    const namesOf = async () =>
      (await found.locator("#catalogue tbody a").allTextContents()).filter(Boolean);
    const order = await namesOf();
    await aboutToPrint(found, ["/catalogue-index/", "/assets/search."]);
    await found.emulateMedia({ media: "print" });
    await found.getByText("Recherche : « fatigue »").waitFor();
    expect(await count(found)).toBeGreaterThan(10);
    await expect.poll(() => rowsOf(found)).toBe(await count(found));
    const whole = await namesOf();
    expect(whole.slice(0, order.length)).toEqual(order);
  });

  test("one that is not at hand says which rows it has, and where all are", async () => {
    const rest = /^Lignes (\d+) à (\d+) sur (\d+)\. La liste entière est à l’adresse (\S+)$/;
    for (const javaScriptEnabled of [true, false]) {
      const page = await lookAt("/fr/liposomes?page=2", 1280, { javaScriptEnabled });
      await page.emulateMedia({ media: "print" });
      const text = (await page.getByText(rest).filter({ visible: true }).textContent()) ?? "";
      const [, from, to, all, address = ""] = rest.exec(text) ?? [];
      expect([from, to, all]).toEqual(["11", "20", String(liposomes.length)]);
      expect(new URL(address).pathname).toBe("/fr/liposomes");
      await page.emulateMedia({ media: "screen" });
      expect(await page.getByText(rest).filter({ visible: true }).count()).toBe(0);
    }
  });
});

const twelve = [
  ...["magnesium", "vitamine-c", "curcuma", "zinc", "fer", "coenzyme-q10"].map(
    (slug) => `liposomes.${slug}`,
  ),
  ...["cafeine-egcg", "retinol", "zinc"].map((slug) => `niosomes.${slug}`),
  "probiotiques.lacticaseibacillus-rhamnosus-sph-131",
  "formule-marque-blanche.multivitamines",
  "liposomes.ashwagandha",
].join();

/** Words on two lines, commas that begin one, and the smallest letters, pt, of what a table shows. */
const readTable = (page: Page) =>
  page.locator("main").evaluate((main) => {
    // A browser that knows where words may be parted does so with a hyphen; here none may be.
    for (const part of document.querySelectorAll("[lang]")) part.removeAttribute("lang");
    const wrong: string[] = [];
    let smallest = Number.POSITIVE_INFINITY;
    let before: DOMRect | undefined;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.closest("table") || !parent.checkVisibility()) continue;
      // Said to screen readers alone.
      const cell = parent.closest("th, td");
      if ([parent, cell].some((box) => box && box.getBoundingClientRect().width < 2)) continue;
      const text = node.textContent ?? "";
      const rectsOf = (from: number, to: number) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return [...range.getClientRects()].filter(({ width }) => width > 0);
      };
      if (text.trim())
        smallest = Math.min(smallest, 0.75 * Number.parseFloat(getComputedStyle(parent).fontSize));
      for (const { 0: word, index } of text.matchAll(/[^\s\u200b\u2010\u2013/-]+/g)) {
        const rects = rectsOf(index, index + word.length);
        const [first, last] = [rects[0], rects.at(-1)];
        if (!first || !last) continue;
        if (last.top >= first.bottom - 1) wrong.push(word);
        const start = rectsOf(index, index + 1)[0];
        if (/^[,;.]/.test(word) && start && before && start.top >= before.bottom - 1)
          wrong.push(`line begins with ${word}`);
        before = last;
      }
    }
    return { wrong, smallest };
  });

describe("a comparison of twelve on paper", () => {
  test.each([
    ["with scripts", true],
    ["without", false],
  ] as const)("%s breaks no word, in letters of 8 pt and more", async (_, javaScriptEnabled) => {
    // A4 within its margins, along and across, px.
    for (const width of [1047, 718]) {
      for (const prefix of ["/fr", "/en"]) {
        const page = await lookAt(`${prefix}/selection?s=${twelve}`, width, { javaScriptEnabled });
        await page.emulateMedia({ media: "print" });
        const { wrong, smallest } = await readTable(page);
        expect(wrong, `${prefix}, ${width} px`).toEqual([]);
        expect(smallest).toBeGreaterThanOrEqual(8);
        const { scroll, client } = await page.evaluate(() => ({
          scroll: document.documentElement.scrollWidth,
          client: document.documentElement.clientWidth,
        }));
        expect(scroll).toBeLessThanOrEqual(client);
      }
    }
  });

  test.each([true, false])("takes three sheets, of four columns each: %s", async (withScript) => {
    const page = await lookAt(`/fr/selection?s=${twelve}`, 1280, { javaScriptEnabled: withScript });
    const sheets = await readPages(await page.pdf({ preferCSSPageSize: true }));
    expect(sheets).toHaveLength(3);
    for (const [at, names] of [
      ["Magnésium", "VitamineC", "Curcuma", "Zinc"],
      ["Fer", "CoenzymeQ10", "Caféine+EGCG", "Rétinol"],
      ["Zinc", "Lacticaseibacillusrhamnosus", "Multivitamines", "Ashwagandha"],
    ].entries()) {
      for (const name of names) expect(sheets[at]).toContain(name);
      // Each sheet says what its rows are.
      for (const row of ["Formes", "Température", "Exclusions", "Votrenote"])
        expect(sheets[at]).toContain(row);
    }
  });
});

test("discs of sheets stay within the paper", async () => {
  for (const path of ["/liposomes/zinc", "/liposomes/magnesium", "/niosomes/cafeine-egcg"]) {
    for (const width of [718, 680]) {
      const page = await lookAt(path, width);
      await page.emulateMedia({ media: "print" });
      const beyond = await page.locator("main").evaluate((main) => {
        const edge = main.getBoundingClientRect().right;
        return [...main.querySelectorAll("*")]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect().right - edge)
          .filter((pixels) => pixels > 0.5);
      });
      expect(beyond, `${path} at ${width} px`).toEqual([]);
    }
  }
});
