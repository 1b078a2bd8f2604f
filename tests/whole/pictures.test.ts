// The pictures that visitors get: light, and where they belong.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { picturedKinds } from "#tests/page-kinds.ts";
import { hydrated, openPage, shareBrowser, siteUrl, visit } from "#tests/visit.ts";

const root = join(import.meta.dirname, "../..");
const built = join(root, "dist/site");

const megabytes = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(file).size, 0) / 1e6;

/** Not by a pattern: the path to the project may have signs that patterns read in their own way. */
const listFiles = (folder: string) => readdirSync(folder).map((file) => join(folder, file));

test("engravings are light", () => {
  const files = listFiles(join(root, "shared/content/engravings"));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(statSync(file).size, file).toBeLessThanOrEqual(30_000);
});

test("the machines of the workshop are light together, as they are sent", () => {
  const files = listFiles(join(root, "shared/content/machines"));
  expect(files.length).toBeGreaterThan(0);
  const sent = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);
  expect(sent).toBeLessThanOrEqual(12_000);
});

test("variants stay small enough to keep with the code", () => {
  const variants = megabytes(listFiles(join(root, "public/images")));
  expect(variants).toBeGreaterThan(1);
  expect(variants).toBeLessThanOrEqual(15);
});

describe("in a browser", () => {
  shareBrowser();

  const screens = {
    phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    desktop: { viewport: { width: 1440, height: 900 } },
  };

  /** kB of 1000 bytes; `whole`: scrolled through. */
  const budgets = {
    phone: { home: 110, other: 70, whole: 900 },
    desktop: { home: 220, other: 140, whole: Number.POSITIVE_INFINITY },
  };

  describe.each(["phone", "desktop"] as const)("on a %s", (screen) => {
    const { viewport, ...options } = screens[screen];

    test.each(picturedKinds)("%s is light and stands still", async (address) => {
      // The policy names the style as it was.
      const page = await openPage({ viewport, ...options, bypassCSP: true });
      await keepFirstFonts(page);
      await page.goto(siteUrl + address);
      await page.waitForLoadState("networkidle");
      // The header condenses under who scrolls: at once from then on.
      await hydrated(page);
      await page.evaluate(waitForShown);
      const first = await listShown(page);
      await scrollThrough(page);
      const all = await listShown(page, { onScreen: false });
      expect(all).not.toEqual([]);
      const budget = budgets[screen];
      expect(await weigh(first)).toBeLessThanOrEqual(address === "/" ? budget.home : budget.other);
      expect(await weigh(all)).toBeLessThanOrEqual(budget.whole);
      expect(await measureShift(page)).toBe(0);
    });
  });

  test("a family’s picture changes under the pointer and back", async () => {
    const page = await visit("/", 1500);
    const card = page.getByRole("main").getByRole("link", { name: /Liposomes/ });
    await card.scrollIntoViewIfNeeded();
    expect(await card.locator("img").count()).toBe(1);
    await card.hover();
    const second = card.locator("img").last();
    await expect.poll(() => second.getAttribute("src")).toContain("hover");
    const opacity = () =>
      second.evaluate(
        (image) => getComputedStyle(image.closest("[data-visible]") as Element).opacity,
      );
    await expect.poll(opacity).toBe("1");
    await page.mouse.move(5, 5);
    await expect.poll(opacity).toBe("0");
  });

  describe("the film of the home page", () => {
    const moving = { reducedMotion: "no-preference" } as const;

    const listFilms = (page: Page) =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.includes("/video/"))
          .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
      );

    const waitUntil = (page: Page, state: "playing" | "paused") =>
      page.waitForFunction(
        (isPaused) => document.querySelector("video")?.paused === isPaused,
        state === "paused",
      );

    test.each([
      [390, /^\/video\/home-loop-phone\./],
      [1440, /^\/video\/home-loop\./],
    ])("is fetched after everything else, in the version for %i px", async (width, expected) => {
      const page = await visit("/", width, moving);
      await expect.poll(() => listFilms(page)).not.toEqual([]);
      const [film] = await listFilms(page);
      const loaded = await page.evaluate(
        () =>
          (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming)
            .loadEventStart,
      );
      expect(film?.path).toMatch(expected);
      expect(film?.startTime).toBeGreaterThan(loaded);
    });

    test("rests while it is out of sight", async () => {
      const page = await visit("/", 1440, moving);
      await waitUntil(page, "playing");
      await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
      await waitUntil(page, "paused");
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await waitUntil(page, "playing");
    });

    test("is not fetched for those who want less motion or less data", async () => {
      const still = await visit("/", 1440);
      await still.waitForLoadState("networkidle");
      expect(await listFilms(still)).toEqual([]);
      const saving = await visit("/probiotiques", 1440, moving);
      await saving.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
      await saving.goto(siteUrl);
      await saving.waitForLoadState("networkidle");
      expect(await listFilms(saving)).toEqual([]);
    });

    test("is light", () => {
      const films = listFiles(join(built, "video"));
      expect(films.length).toBe(4);
      for (const film of films) expect(megabytes([film]), film).toBeLessThanOrEqual(1.2);
    });
  });

  /** Addresses of the pictures that the browser chose; `onScreen`: of those in the window. */
  function listShown(page: Page, { onScreen = true } = {}): Promise<string[]> {
    return page.evaluate(
      (onlyOnScreen) =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, left, right, width } = image.getBoundingClientRect();
            const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
            return image.complete && width > 0 && (isOnScreen || !onlyOnScreen);
          })
          .map((image) => new URL(image.currentSrc).pathname),
      onScreen,
    );
  }

  async function weigh(addresses: readonly string[]): Promise<number> {
    const sizes = [...new Set(addresses)].map((address) => statSync(join(built, address)).size);
    return sizes.reduce((sum, size) => sum + size, 0) / 1000;
  }

  async function scrollThrough(page: Page): Promise<void> {
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let y = 0; y < height; y += (page.viewportSize()?.height ?? 0) / 2) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      await page.evaluate(waitForShown);
    }
  }

  /** Runs in the page: waits until every picture that can be seen is there. */
  async function waitForShown(): Promise<void> {
    const listSeen = () =>
      new Promise<readonly HTMLImageElement[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          const seen = entries.filter(({ isIntersecting }) => isIntersecting);
          resolve(seen.map(({ target }) => target as HTMLImageElement));
        });
        for (const image of document.images) observer.observe(image);
      });
    while ((await listSeen()).some(({ complete }) => !complete)) {}
  }

  /** Has no font come in the place of another, so that what moves was moved by pictures. */
  const keepFirstFonts = (page: Page) =>
    page.route("**/*", async (route) => {
      // Documents carry their style.
      if (!/^(?:document|stylesheet)$/.test(route.request().resourceType()))
        return route.continue();
      const response = await route.fetch();
      const css = (await response.text()).replaceAll(
        /font-display: *swap/g,
        "font-display:optional",
      );
      await route.fulfill({ response, body: css });
    });

  /** Cumulative layout shift since the page began, without the header, which condenses as the page is scrolled. */
  function measureShift(page: Page): Promise<number> {
    return page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: "layout-shift", buffered: true });
      const shifts = observer.takeRecords() as (PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { readonly node: Node | null }[];
      })[];
      return shifts
        .filter(({ sources }) =>
          sources.some(({ node }) => node?.parentElement?.closest("header") === null),
        )
        .reduce((sum, { value }) => sum + value, 0);
    });
  }

  test("a shift of the layout is noticed", async () => {
    const page = await visit("/probiotiques", 1440);
    await page.evaluate(async () => {
      const block = document.createElement("div");
      block.textContent = "moved";
      document.getElementById("content")?.before(block);
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    await expect.poll(() => measureShift(page)).toBeGreaterThan(0);
  });
});
