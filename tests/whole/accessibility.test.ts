// What a machine can tell of accessibility, on every kind of page of every edition, with all that opens open: axe at the widths
// of a small phone, a phone and a computer; what has the focus is never under the header; motion and contrast as asked for.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { kindAddresses } from "#tests/addresses.ts";
import { forgiveProblem, lookAt, shareBrowser, visit } from "#tests/visit.ts";

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Each has a layout of its own; the first is what a zoom of 400 % makes of a window of 1280 px. */
const widths = [320, 390, 1440] as const;

/** A comparison, and the form that carries it. */
const chosen = "?s=liposomes.zinc,niosomes.retinol,formule-marque-blanche.zinc";

const everywhere = [
  ...editions.flatMap((edition) => kindAddresses.map((address) => addressIn(edition, address))),
  "/fr/selection",
  `/en/selection${chosen}`,
  `/fr/contact${chosen}`,
];

shareBrowser();

/** A page that axe can look into. */
async function openWithAxe(address: string, open = lookAt) {
  const page = await open(address, 1440, { bypassCSP: true });
  await page.addScriptTag({ content: axeScript });
  return page;
}

interface AxeResult {
  violations: { id: string; nodes: { html: string; any: { message: string }[] }[] }[];
}

/**
 * Waits until nothing has moved for ten frames: axe measures a page piece by piece, and what moves meanwhile lies over what
 * follows it.
 */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    const measure = () =>
      [...document.querySelectorAll("main *, body")].map(
        (node) => node.getBoundingClientRect().top,
      );
    let places = "";
    for (let still = 0; still < 10; ) {
      await new Promise(requestAnimationFrame);
      const now = measure().join();
      still = now === places ? still + 1 : 0;
      places = now;
    }
  });

/** What axe finds at each of the widths; WCAG 2.2 AA, its size of targets included, and good practice. */
async function findViolations(page: Page, at: readonly number[] = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await standStill(page);
    const { violations } = await page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run: (options: object) => Promise<AxeResult> };
      };
      return axe.run({
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        resultTypes: ["violations"],
      });
    });
    for (const { id, nodes } of violations)
      for (const { html, any } of nodes)
        found.push(`${width} px, ${id}: ${html.slice(0, 160)} (${any[0]?.message ?? ""})`);
  }
  return found;
}

describe("axe finds no violation", () => {
  test.each(everywhere)("on %s, accordions open", async (address) => {
    const page = await openWithAxe(address);
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>("main details"))
        part.open = true;
    });
    expect(await findViolations(page)).toEqual([]);
  });

  test.each(editions)("in the menus of $id", async (edition) => {
    const page = await openWithAxe(addressIn(edition, "/liposomes"));
    const menus = page.getByRole("banner").locator("details[name=menu]");
    for (const menu of await menus.all()) {
      await menu.locator("summary").click();
      await menu.getByRole("link").first().waitFor();
      expect(await findViolations(page, [1440])).toEqual([]);
    }
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 390, height: 900 });
    await page.locator("header details:not([name]) > summary").click();
    await page.getByRole("banner").getByRole("link").nth(3).waitFor();
    expect(await findViolations(page, [390, 320])).toEqual([]);
  });

  test.each(editions)(
    "in the popup of $id, before, while and after it is filled in",
    async (edition) => {
      const page = await openWithAxe(addressIn(edition, "/liposomes/zinc"), visit);
      await page.locator("main a[href*='/contact']").first().click();
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      expect(await findViolations(page)).toEqual([]);
      await fillIn(page, { phone: "12" });
      await send(page);
      await dialog.getByRole("alert").waitFor();
      expect(await findViolations(page)).toEqual([]);
      await fillIn(page, { phone: "+33 4 65 71 00 00" });
      await send(page);
      await dialog.getByText(/SPH-/).first().waitFor();
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test.each(editions)("in lists of $id that are searched and filtered", async (edition) => {
    const list = await openWithAxe(addressIn(edition, "/niosomes?filtre=mineral&forme=gelule"));
    expect(await findViolations(list)).toEqual([]);
    const products = addressIn(edition, "/formule-marque-blanche?categorie=4&q=zzz");
    for (const address of [addressIn(edition, "/liposomes?q=zzz"), products]) {
      const empty = await openWithAxe(address);
      expect(await findViolations(empty, [390, 1440])).toEqual([]);
    }
  });

  test.each(editions)(
    "in the page that answers a faulty form of $id without script",
    async (edition) => {
      const page = await visit(addressIn(edition, "/contact"), 1440, {
        bypassCSP: true,
        javaScriptEnabled: false,
      });
      await fillIn(page, { phone: "12" });
      await send(page);
      await page.getByRole("alert").waitFor();
      await forgiveProblem(page, "422");
      // Its markup is what a browser with script gets too.
      const html = await page.content();
      const looked = await openWithAxe(addressIn(edition, "/mentions-legales"));
      await looked.setContent(html.replace(/<script[\s\S]*?<\/script>/g, ""));
      await looked.addScriptTag({ content: axeScript });
      expect(await findViolations(looked)).toEqual([]);
    },
  );
});

const send = (page: Page) => page.locator("form:has(#contact-email) button[type=submit]").click();

async function fillIn(page: Page, { phone }: { readonly phone: string }) {
  const values = {
    email: "claire@maison-oree.example",
    phone,
    company: "Maison Orée",
    country: "France",
  };
  for (const [name, value] of Object.entries(values))
    await page.locator(`#contact-${name}`).fill(value);
}

/** What has the focus and lies under the header, going back from the end of the page: what comes into view comes from above. */
async function findCovered(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // It follows once it has noticed.
  await page.waitForFunction(() => {
    const header = document.querySelector("header");
    return header && header.getBoundingClientRect().bottom > 0;
  });
  return page.evaluate(() => {
    const header = document.querySelector("header") as HTMLElement;
    const stops = [
      ...document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary"),
    ].filter(
      (element) => element.tabIndex >= 0 && !header.contains(element) && element.checkVisibility(),
    );
    return stops.toReversed().flatMap((element) => {
      element.focus();
      // At the top of the page the header moves with it.
      if (document.activeElement !== element || scrollY <= 50) return [];
      const { left, top, width } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, Math.max(0, top) + 1);
      return header.contains(onTop) ? [`${element.outerHTML.slice(0, 100)}: ${top} px`] : [];
    });
  });
}

/** What moves once the page was read to its end. */
const findMoving = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight)
      scrollTo(0, top);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return [
      ...document.getAnimations().map((animation) => animation.playState),
      ...[...document.querySelectorAll("video")].filter((video) => !video.paused),
    ].length;
  });

test.each(kindAddresses)(
  "on %s the header never covers the focus, and nothing moves for who asked for that",
  async (address) => {
    const page = await visit(address, 1440);
    expect(await findMoving(page)).toBe(0);
    expect(await findCovered(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await findCovered(page)).toEqual([]);
  },
);

test("who asked for more contrast reads all text in the strongest colour", async () => {
  const strongest = async (contrast: "more" | "no-preference") => {
    const page = await visit("/confidentialite", 1440, { contrast });
    const colours = await page
      .locator("main :is(p, li, th, td)")
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color));
    return new Set(colours).size;
  };
  expect(await strongest("no-preference")).toBe(2);
  expect(await strongest("more")).toBe(1);
});
