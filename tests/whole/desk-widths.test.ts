// The bench on phones, with formulas that a seed draws: names, doses, containers and languages as they come together. Nothing pans
// sideways, no drawing of a container stands over another or out of its place, and what stands at the head of a zone is whole.
import fc from "fast-check";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { deskActives } from "#server/desk/desk-actives.ts";
import { containers, type Instrument, mostActives } from "#shared/formula/formula.ts";
import { lookAt, shareBrowser, visit } from "#tests/visit.ts";

shareBrowser();

const phones = [320, 360, 390, 414, 450] as const;

/** In the unit of each active: from nothing at all to many times what is usual. */
const amounts = ["", "0.5", "10", "55", "180", "400", "2500"] as const;

const slugsOf = (instrument: Instrument) => [...deskActives[instrument].keys()];

const formulaOf = (instrument: Instrument) =>
  fc
    .record({
      edition: fc.constantFrom("/fr", "/en"),
      actives: fc.uniqueArray(
        fc.record({
          slug: fc.constantFrom(...slugsOf(instrument)),
          amount: fc.constantFrom(...amounts),
        }),
        { selector: ({ slug }) => slug, minLength: 1, maxLength: mostActives },
      ),
      container: fc.constantFrom(...containers),
      market: fc.constantFrom("fr", "ue"),
    })
    .map(({ edition, actives, container, market }) => {
      const doses = actives.map(({ slug, amount }) => `${slug}=${amount}`).join("&");
      const settings = instrument === "serum" ? "" : `&contenant=${container}&marche=${market}`;
      const bench = instrument === "serum" ? "serum" : "complement";
      return `${edition}/formule-sur-mesure/composer/${bench}?v=1&${doses}${settings}`;
    });

const drawn = [
  ...fc.sample(formulaOf("complement"), { seed: 44, numRuns: 14 }),
  ...fc.sample(formulaOf("serum"), { seed: 44, numRuns: 6 }),
  // Three capsules, twenty actives in four of them, and more capsules than anybody swallows.
  "/fr/formule-sur-mesure/composer/complement?v=1&collagene=2500mg&magnesium=300mg",
  "/en/formule-sur-mesure/composer/complement?v=1&calcium=800mg&magnesium=375mg&zinc=10g",
  `/fr/formule-sur-mesure/composer/complement?v=1&${slugsOf("complement").slice(0, mostActives).join("=40&")}=40`,
];

/** Sees what is too wide, over its neighbour, or cut. */
const findFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const overflow = document.documentElement.scrollWidth - innerWidth;
    if (overflow > 0) faults.push(`${overflow} px too wide`);
    const boxOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isApart = (one: DOMRect, other: DOMRect) =>
      one.right <= other.left + 0.5 ||
      other.right <= one.left + 0.5 ||
      one.bottom <= other.top + 0.5 ||
      other.bottom <= one.top + 0.5;
    const compare = (boxes: readonly { name: string; box: DOMRect }[]) => {
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          if (!isApart(one.box, other.box)) faults.push(`${one.name} over ${other.name}`);
    };

    for (const fold of document.querySelectorAll<HTMLDetailsElement>(
      "aside details, #loger details",
    ))
      fold.open = true;
    const vessels = [...document.querySelectorAll("aside svg, #loger li svg")].filter(isShown);
    const places = vessels.map((drawing, at) => {
      const box = drawing.getBoundingClientRect();
      const place = drawing.closest("li, aside")?.getBoundingClientRect();
      if (place && (box.left < place.left - 0.5 || box.right > place.right + 0.5))
        faults.push(`drawing ${at} leaves its place`);
      return { name: `drawing ${at}`, box };
    });
    compare(places);
    for (const text of document.querySelectorAll("aside :is(svg text, svg + span)")) {
      const { right } = text.getBoundingClientRect();
      if (right > innerWidth) faults.push(`${text.textContent} leaves the window`);
    }

    // Texts of a rod, and the lines that they stand at.
    for (const rod of [...document.querySelectorAll("svg[data-track]")].filter(isShown)) {
      const named = (kind: string) =>
        [...rod.querySelectorAll(kind)].map((part) => ({
          name: part.textContent || `the line of ${part.getAttribute("data-kind")}`,
          box: part.getBoundingClientRect(),
        }));
      const texts = named("text");
      compare(texts);
      const name = rod.closest("[data-row]")?.querySelector("p")?.textContent;
      for (const text of texts) {
        const { box } = text;
        // Letters take less than their line.
        const letters = new DOMRect(box.x, box.y + 3, box.width, box.height - 6);
        for (const line of named(
          "line:is([data-kind='law'], [data-kind='practice'], [data-kind='europe'])",
        ))
          if (!isApart(letters, line.box)) faults.push(`${name}: ${text.name} over ${line.name}`);
        if (box.left < 0 || box.right > innerWidth) faults.push(`${name}: ${text.name} is cut`);
      }
    }

    const heads = [...document.querySelectorAll("b[data-zone], span[data-edge]")]
      .filter(isShown)
      .map((head) => ({ name: head.textContent ?? "", box: boxOf(head) }));
    for (const { name, box } of heads)
      if (box.left < 0 || box.right > innerWidth) faults.push(`${name} is cut`);
    compare(
      [
        ...heads,
        ...[...document.querySelectorAll("i[data-edge]")].filter(isShown).map((line) => {
          const { dataset } = line as HTMLElement;
          return { name: `the line of ${dataset["edge"]}`, box: line.getBoundingClientRect() };
        }),
      ].filter(({ name }, at) => at < heads.length || !name.endsWith("undefined")),
    );
    return faults;
  });

test.each(drawn)("%s fits phones", async (address) => {
  const page = await lookAt(address, phones[0]);
  for (const width of phones) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => findFaults(page), { message: `${width} px`, timeout: 5000 })
      .toEqual([]);
  }
});

test.each(
  drawn.slice(-6).flatMap((address) => [320, 360].map((width) => [width, address] as const)),
)("at %i px the strip says the three answers whole, %s", async (width, address) => {
  const page = await lookAt(address, width);
  const strip = page.locator("nav[aria-labelledby='verdict']");
  await strip.waitFor({ state: "attached" });
  await page.evaluate(() => scrollTo(0, 1800));
  await strip.waitFor();
  const cut = await strip.evaluate((bar) => {
    const { bottom, right } = bar.getBoundingClientRect();
    return [...bar.querySelectorAll("a:has(b)")].flatMap((answer) => {
      const texts = [...answer.querySelectorAll("span, b")];
      const isBroken = texts.some((text) =>
        [...text.childNodes].some((node) =>
          [...(node.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)].some(({ index, 0: word }) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
          }),
        ),
      );
      const isWhole = texts.every((text) => {
        const box = text.getBoundingClientRect();
        return (
          text.scrollWidth <= text.clientWidth + 1 &&
          box.top >= 0 &&
          box.bottom <= bottom &&
          box.right <= right
        );
      });
      return isWhole && !isBroken ? [] : [answer.textContent];
    });
  });
  expect(cut).toEqual([]);
});

test.each([
  "/en/formule-sur-mesure/composer/complement?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg",
  "/fr/formule-sur-mesure/composer/serum?v=1&retinol=0.5pc&niacinamide=5pc",
])("with letters set as wide as readers may set them, %s fits a phone", async (address) => {
  const page = await visit(address, 390);
  // The distances of criterion 1.4.12 of the WCAG.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
  // The place of a text of a rod is calculated: one that is spaced may touch a line, which leaves it readable.
  const faults = async () =>
    (await findFaults(page)).filter((fault) => !/ over the line of \w+$/.test(fault));
  await expect.poll(faults, { timeout: 5000 }).toEqual([]);
  const names = await page.locator("[data-row] input").evaluateAll((fields) =>
    fields.flatMap((field) => {
      const entry = field.parentElement?.parentElement;
      const name = entry?.querySelector("a, p, span");
      const top = entry?.getBoundingClientRect().top ?? 0;
      return (name?.getBoundingClientRect().top ?? 0) < top - 1 ? [name?.textContent] : [];
    }),
  );
  expect(names).toEqual([]);
});

test("without script the doses are sent from right below the last field", async () => {
  const page = await visit(
    "/fr/formule-sur-mesure/composer/complement?v=1&zinc=10mg&vitamine-c=80mg",
    390,
    { javaScriptEnabled: false },
  );
  const bottom = async (role: "button" | "searchbox", name: string) => {
    const box = await page.getByRole(role, { name }).boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const field = await bottom("searchbox", "Ajouter un actif");
  const button = await bottom("button", "Mettre à jour");
  expect(button).toBeGreaterThan(field);
  expect(button - field).toBeLessThan(120);
});
