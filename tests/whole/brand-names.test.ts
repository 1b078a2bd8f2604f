// The name of a visitor's own brand on the packs: as it is typed, without script, in other scripts, where it does not fit, and in
// an enquiry.
import type { Page } from "playwright-core";
import sharp from "sharp";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { postForm } from "#tests/plain-form.ts";
import { shareBrowser, siteUrl, visit } from "#tests/visit.ts";

shareBrowser();

const site = request(siteUrl);
const whiteLabel = "/fr/formule-marque-blanche";
const labelOfField = "Nom de votre marque";

/** Labels of packs, but for those of the group in the head of the white-label page. */
const singlePacks = "main svg[data-range]:not(svg svg)";

/** What each of these labels says first, below its symbol. */
const namesOnPacks = (page: Page) =>
  page
    .locator(`${singlePacks} > g:first-of-type`)
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll("textPath")].map(({ textContent }) => textContent).join(" "),
      ),
    );

const ofAll = (count: number, name: string) => Array.from({ length: count }, () => name);

describe("a name that is typed", () => {
  test("stands on all nine packs at once, in the address, and goes along to the product", async () => {
    const page = await visit(whiteLabel, 1440);
    expect(await namesOnPacks(page)).toEqual(ofAll(9, "Votre nom"));
    await page.getByLabel(labelOfField).pressSequentially("Maison Aubrée");
    await expect.poll(() => namesOnPacks(page)).toEqual(ofAll(9, "Maison Aubrée"));
    await expect.poll(() => new URL(page.url()).searchParams.get("nom")).toBe("Maison Aubrée");
    await page.getByRole("tab", { name: "Vitalité" }).click();
    await expect
      .poll(async () => [...new Set(await namesOnPacks(page))])
      .toEqual(["Maison Aubrée"]);
    await page.getByRole("tabpanel").getByRole("link").first().click();
    await page.waitForURL(/formule-marque-blanche\/[\w-]+\?nom=/);
    expect(await page.getByLabel(labelOfField).inputValue()).toBe("Maison Aubrée");
    expect([...new Set(await namesOnPacks(page))]).toEqual(["Maison Aubrée"]);
  });

  test.each([
    [1440, "wide"],
    [390, "portrait"],
  ] as const)("stands on the five packs beside its field, at %i px", async (width, view) => {
    const page = await visit("/en/formule-marque-blanche", width);
    const shown = page.locator("main svg[data-view]").filter({ visible: true });
    expect(await shown.count()).toBe(1);
    expect(await shown.getAttribute("data-view")).toBe(view);
    const names = () =>
      shown
        .locator("svg[data-range] > g:first-of-type")
        .evaluateAll((groups) => groups.map(({ textContent }) => textContent));
    expect(await names()).toEqual(ofAll(5, "Your name"));
    await page.getByLabel("Name of your brand").pressSequentially("Maison Aubrée");
    await expect.poll(names).toEqual(ofAll(5, "Maison Aubrée"));
    // Whole in the square that labels are laid out in: what leaves that is not drawn.
    const cut = await shown.locator("svg[data-range]").evaluateAll((labels) =>
      labels.flatMap((label) => {
        const square = (label as SVGElement).viewportElement as SVGSVGElement;
        const { a: scale = 0, e: start = 0 } = square.getScreenCTM() ?? {};
        const end = start + scale * square.width.baseVal.value;
        const { left = 0, right = 0 } = label.querySelector("text")?.getBoundingClientRect() ?? {};
        return left < start || right > end ? [label.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
  });

  test("stands on the three packs of the home page", async () => {
    const page = await visit("/en", 1440);
    const field = page.getByLabel("Name of your brand");
    await field.fill("Καλημέρα");
    await expect.poll(() => namesOnPacks(page)).toEqual(Array(3).fill("Καλημέρα"));
    await field.fill("");
    await expect.poll(() => namesOnPacks(page)).toEqual(Array(3).fill("Your name"));
  });

  test("has all of its letters, also on the narrow label of a serum", async () => {
    const page = await visit("/fr?nom=Laboratoires%20Anastasopoulos%20%26%20Wunderlich", 1440);
    // Letters beyond the ends of their curve are not drawn.
    const cut = await page.locator("main svg[data-range] textPath").evaluateAll((texts) =>
      texts.flatMap((text) => {
        const curve = document.querySelector<SVGPathElement>(text.getAttribute("href") ?? "");
        const length = (text as SVGTextPathElement).getComputedTextLength();
        return curve && length <= curve.getTotalLength() ? [] : [text.textContent];
      }),
    );
    expect(cut).toEqual([]);
  });

  test("stands on the pack of a formula, whose doses go on being changed beside it", async () => {
    const bench = "/fr/formule-sur-mesure/composer/complement";
    const page = await visit(
      `${bench}?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&contenu=60`,
      1440,
    );
    await page.locator("#etiqueter").scrollIntoViewIfNeeded();
    const field = page.getByLabel(labelOfField);
    await field.fill("Maison Aubrée");
    await expect.poll(() => namesOnPacks(page)).toEqual(["Maison Aubrée"]);
    const printed = (await page.locator("main svg[data-range]").textContent()) ?? "";
    expect(printed.replace(/\s/g, " ")).toMatch(/Vitamine C, Acérola \+ 1.*60 gélules/);
    const dose = page.getByLabel("Zinc, dose par jour, en mg");
    await dose.fill("12");
    await dose.press("Enter");
    await expect.poll(() => page.url()).toMatch(/zinc=12mg.*&nom=Maison\+Aubr%C3%A9e$/);
    await page.goBack();
    await expect.poll(() => dose.inputValue()).toBe("10");
    expect(await field.inputValue()).toBe("Maison Aubrée");
    // There is no blank stick.
    await page.goto(`${siteUrl}${bench}?v=1&zinc=10mg&contenant=stick&nom=Maison`);
    await page.getByRole("button", { name: "Copier le texte" }).waitFor();
    expect(await field.count()).toBe(0);
  });

  test("is told where it does not fit, and our words stand in its place", async () => {
    const page = await visit(whiteLabel, 390);
    await page.getByLabel(labelOfField).fill("Anticonstitutionnellementpharmaceutiques");
    await page
      .getByRole("status")
      .filter({ hasText: "ne tient pas sur l’étiquette" })
      .waitFor({ state: "attached" });
    expect(await namesOnPacks(page)).toEqual(ofAll(9, "Votre nom"));
  });

  test.each(["مختبر النور", "🌿 Feuille", "Les Laboratoires de la Maison Aubrée, Paris"])(
    "%s stays on its label",
    async (name) => {
      const page = await visit(`${whiteLabel}?nom=${encodeURIComponent(name)}`, 1440);
      expect(await namesOnPacks(page)).toEqual(ofAll(9, name));
      const overhang = await page.locator(singlePacks).evaluateAll((labels) =>
        Math.max(
          ...labels.map((label) => {
            const [text] = [...label.querySelectorAll("g text")];
            const disc = label.querySelector("circle");
            if (!text || !disc) return Number.NaN;
            // The disc is 40 hundredths of the label wide, the part of a bottle that is seen 110.
            return text.getBoundingClientRect().width / disc.getBoundingClientRect().width;
          }),
        ),
      );
      expect(overhang).toBeLessThan(100 / 40);
    },
  );
});

test("the enquiry is for the brand, and takes its name along", async () => {
  const page = await visit("/fr/formule-marque-blanche/zinc?nom=Maison+Aubr%C3%A9e", 1440);
  await page.getByRole("link", { name: "Demander un devis" }).first().click();
  const popup = page.getByRole("dialog", { name: "Demander un devis pour Maison Aubrée" });
  await popup.getByText("Le nom sur l’étiquette part avec ce message : Maison Aubrée").waitFor();
  expect(await popup.locator("input[name=page]").inputValue()).toBe(
    "/fr/formule-marque-blanche/zinc?nom=Maison+Aubr%C3%A9e",
  );
});

describe("without script", () => {
  test("the way to the form takes the name along", async () => {
    const page = await visit("/fr/formule-marque-blanche/zinc?nom=Aube", 1440, {
      javaScriptEnabled: false,
    });
    await page.getByRole("link", { name: "Demander un devis" }).first().click();
    await page.getByText("Le nom sur l’étiquette part avec ce message : Aube").waitFor();
    expect(await page.locator("form input[name=page]").inputValue()).toBe(
      "/fr/contact?nom=Aube&page=/formule-marque-blanche/zinc",
    );
  });

  test("a form that comes back with its errors stands before packs with the name", async () => {
    const zinc = "/fr/formule-marque-blanche/zinc";
    const named = (text: string) => [...new Set(text.match(/>[^<]+(?=<\/textPath>)/g))];
    const { text: before } = await site.get(`${zinc}?nom=Aube`).expect(200);
    const answer = await postForm(siteUrl, { page: `${zinc}?nom=Aube`, email: "no address" });
    expect(answer.status).toBe(422);
    expect(named(answer.text)).toEqual(named(before));
    expect(named(answer.text)).toContain(">Aube");
  });

  test("the form asks for the same page with the name on its packs, and keeps what was chosen", async () => {
    const page = await visit(`${whiteLabel}?categorie=2`, 1440, { javaScriptEnabled: false });
    await page.getByLabel(labelOfField).fill("Maison Aubrée");
    await page.getByRole("button", { name: "Poser ce nom sur les packs" }).click();
    expect(new URL(page.url()).search).toBe("?categorie=2&nom=Maison+Aubr%C3%A9e");
    expect([...new Set(await namesOnPacks(page))]).toEqual(["Maison Aubrée"]);
  });
});

test("English packs have English labels", async () => {
  const { text } = await site.get("/en/formule-marque-blanche").expect(200);
  expect(text).toContain(">Your name</textPath>");
  expect(text).toMatch(/>\d+\scapsules<\/textPath>/);
  expect(text).not.toMatch(/gélules<\/textPath>/);
});

test("a page with a name is its visitor's own: search engines are led to the one without", async () => {
  const { text } = await site.get("/fr/formule-marque-blanche/zinc?nom=%3Cb%3EAube").expect(200);
  expect(text).toContain("&lt;b&gt;Aube</textPath>");
  expect(text).toContain('<meta name="robots" content="noindex, follow">');
  expect(text).toMatch(/<link rel="canonical" href="[^"?]+\/formule-marque-blanche\/zinc">/);
});

describe("a picture to keep, and a logo", () => {
  const named = "/fr/formule-marque-blanche/zinc?nom=Maison+Aubr%C3%A9e";
  const svg = (body: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60">${body}</svg>`);
  const green = svg('<rect width="200" height="60" fill="#33cc77"/>');

  /** The name's place on the downloaded pack: three channels of each pixel. */
  async function saveLabel(page: Page) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Télécharger en PNG" }).click(),
    ]);
    const { data, info } = await sharp(await download.path())
      .extract({ left: 400, top: 710, width: 400, height: 80 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    const pixels = Array.from({ length: data.length / 3 }, (_, at) => [
      ...data.subarray(3 * at, 3 * at + 3),
    ]);
    return {
      name: download.suggestedFilename(),
      dark: pixels.filter((channels) => Math.max(...channels) < 90).length,
      green: pixels.filter(([red = 0, mid = 0]) => mid - red > 40).length,
    };
  }

  test("the pack is kept as a PNG that has the name on it", async () => {
    const page = await visit(named, 1440);
    const { name, dark, green: tinted } = await saveLabel(page);
    expect(name).toBe("Maison Aubrée.png");
    expect(dark).toBeGreaterThan(300);
    expect(tinted).toBe(0);
  });

  test("a logo stands in place of the name, on the page and in the PNG, and is taken off again", async () => {
    const page = await visit(named, 1440);
    const sent: string[] = [];
    page.on("request", (each) => each.method() === "POST" && sent.push(each.url()));
    const field = page.getByLabel("Poser votre logo");
    await field.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: green });
    await page.getByRole("button", { name: "Retirer le logo" }).waitFor();
    const label = page.locator("main svg[data-range]").first();
    await expect.poll(() => label.locator("textPath").first().isVisible()).toBe(false);
    const saved = await saveLabel(page);
    expect(saved.green).toBeGreaterThan(1000);
    expect(saved.dark).toBe(0);
    await page.getByRole("button", { name: "Retirer le logo" }).click();
    await field.waitFor();
    expect(await label.locator("textPath").first().textContent()).toBe("Maison Aubrée");
    expect(sent).toEqual([]);
  });

  test.each([
    ["a text", "logo.svg", "image/svg+xml", Buffer.from("hello")],
    ["a broken SVG", "logo.svg", "image/svg+xml", svg("<rect")],
    ["a picture of another kind", "logo.gif", "image/gif", Buffer.from("GIF89a")],
    ["a file that is too heavy", "logo.png", "image/png", Buffer.alloc(2_000_001)],
  ])("%s is refused in words", async (_, name, mimeType, buffer) => {
    const page = await visit(named, 1440);
    await page.getByLabel("Poser votre logo").setInputFiles({ name, mimeType, buffer });
    await page.getByText("Ce fichier ne se lit pas").waitFor();
    expect(await page.getByRole("button", { name: "Retirer le logo" }).count()).toBe(0);
  });
});
