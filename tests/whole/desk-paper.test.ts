// A formula on paper: one sheet with all that is earned, whether its scripts have come, are on their way or never come.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { countSheets, type PlacedText, readPages, readPlaces } from "#tests/read-pdf.ts";
import { shareBrowser, visit, visitBeforeScript } from "#tests/visit.ts";

shareBrowser();

const composer = "formule-sur-mesure/composer";
const five = "?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg&serie=5000";
const french = `/fr/${composer}/complement${five}`;
const serum = `/fr/${composer}/serum?v=1&retinol=0.5pc&niacinamide=5pc&panthenol=2pc`;

const answering = (page: Page) =>
  page.getByRole("combobox", { name: /^(?:Ajouter un actif|Add an active)$/ }).waitFor();

async function showLive(address: string, width = 1440): Promise<Page> {
  const page = await visit(address, width);
  await answering(page);
  await page.emulateMedia({ media: "print" });
  await page.getByText(/Rouvrir|Open again/).waitFor();
  return page;
}

const showPlain = (address: string, width = 1440) =>
  visit(address, width, { javaScriptEnabled: false });

async function showEarly(address: string, width = 1440): Promise<Page> {
  const { page } = await visitBeforeScript(address, width);
  // All of the document, and the sheets of styles for paper.
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[media*=print]")];
    return (
      document.getElementById("papier") && links.length > 1 && links.every(({ sheet }) => sheet)
    );
  });
  return page;
}

const print = (page: Page) => page.pdf({ format: "A4", preferCSSPageSize: true });

/** Pairs of texts of which one is printed over the other. */
function listOverprinted(pieces: readonly PlacedText[]): readonly string[] {
  const boxes = pieces.flatMap(({ text, size, from, to, base }) =>
    from === null || to === null
      ? []
      : [{ text, from, to, base, size, bottom: base - 0.1 * size, top: base + 0.7 * size }],
  );
  return boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (b) =>
          // Pieces of one line are measured without their kerning.
          Math.min(a.to, b.to) - Math.max(a.from, b.from) > (a.base === b.base ? a.size : 1) &&
          Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > 1,
      )
      .map((b) => `${a.text} / ${b.text}`),
  );
}

describe.each([
  ["that answers", showLive],
  ["before its scripts", showEarly],
  ["without script", showPlain],
] as const)("of a bench %s", (_, show) => {
  test.each([french, french.replace("/fr/", "/en/"), serum])(
    "%s: one sheet, nothing over anything",
    async (address) => {
      for (const width of [1440, 390]) {
        const paper = await print(await show(address, width));
        expect(countSheets(paper)).toBe(1);
        const [pieces = []] = await readPlaces(paper);
        expect(pieces.length).toBeGreaterThan(50);
        expect(listOverprinted(pieces)).toEqual([]);
      }
    },
  );

  test("has the verdict, the heads of the columns, names of the zones, claims, the series and the address", async () => {
    const [text] = await readPages(await print(await show(french)));
    for (const part of [
      "Formuledecinqactifs",
      "Unedoseau-dessusdumaximumfrançais",
      "muette",
      "seditetsevend",
      "dépasse",
      "Parjour",
      "5000",
      "Lezinccontribueaumaintiend’unevisionnormale",
      "composer/complement?v=1&vitamine-c=120mg",
      // A caution in full, and the salt whose mass fills the capsule.
      "Àespacerdedeuxheuresd’unantibiotiquedetypecyclineouquinolone.",
      "33mgdebisglycinatedezincpour10mgdezinc",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("Mettreàjour");
  });
});

test("twenty actives take three sheets at most, with no row cut", async () => {
  const slugs =
    "vitamine-c zinc selenium cuivre magnesium fer calcium manganese chrome iode vitamined3 vitamine-k";
  const more = "coq10 curcumine quercetine melatonine resveratrol glutathion berberine collagene";
  const query = `${slugs} ${more}`.split(" ").map((slug) => `${slug}=1mg`);
  const page = await showPlain(`/fr/${composer}/complement?v=1&${query.join("&")}`);
  const paper = await print(page);
  expect(countSheets(paper)).toBeLessThanOrEqual(3);
  for (const pieces of await readPlaces(paper)) expect(listOverprinted(pieces)).toEqual([]);
});

test("a bench that is left is not printed any more", async () => {
  const page = await visit(french, 1440);
  await answering(page);
  await page.getByRole("link", { name: "formule sur-mesure" }).first().click();
  await page.getByRole("heading", { level: 1, name: /sur mesure/ }).waitFor();
  const [text] = await readPages(await print(page));
  expect(text).not.toContain("Formuledecinqactifs");
});
