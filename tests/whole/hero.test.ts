// The first screen of the home page: its words can be read in every window and over every frame of the film, which can be
// stopped; and its choice of package further down.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { luminance, ratio, shoot } from "#tests/pixels.ts";
import { hydrated, isFocused, openPage, shareBrowser, siteUrl, visit } from "#tests/visit.ts";

shareBrowser();

const windows = [
  [360, 740],
  [820, 1180],
  [1200, 830],
  [1366, 768],
  [1536, 730],
  [1920, 1080],
] as const;

interface Line {
  readonly words: string;
  readonly colour: string;
  /** What WCAG asks for: 3 for large text, else 4.5. */
  readonly least: number;
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Runs in the page: lines of text of the header and the hero that are in the window. */
function listLines(): Line[] {
  const lines: Line[] = [];
  for (const area of document.querySelectorAll("header, section:has(> div video)")) {
    const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: holder, data } = texts.currentNode as Text;
      if (!holder?.checkVisibility() || holder.closest("video, summary ~ *") || !data.trim())
        continue;
      // For screen readers alone.
      if (holder.offsetWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const style = getComputedStyle(holder);
      const isLarge = Number.parseFloat(style.fontSize) >= 24;
      for (const { x, y, width, height, right, bottom } of range.getClientRects()) {
        if (width === 0 || x < 0 || y < 0 || right > innerWidth || bottom > innerHeight) continue;
        const box = { x, y, width, height };
        lines.push({ words: data, colour: style.color, least: isLarge ? 3 : 4.5, box });
      }
    }
  }
  return lines;
}

const parseLuminance = (colour: string) => luminance((colour.match(/\d+/g) ?? []).map(Number));

/** What the window shows, without its words; reads the luminance at a place. */
async function look(page: Page) {
  await page.evaluate(() => {
    const wordless = new CSSStyleSheet();
    wordless.replaceSync("* { -webkit-text-fill-color: transparent !important }");
    document.adoptedStyleSheets = [wordless];
  });
  const { data, width } = await shoot(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return (x: number, y: number) => luminance(data, (Math.floor(y) * width + Math.floor(x)) * 3);
}

/** Lines whose worst pixel behind them is too near to their colour. */
async function listUnreadable(page: Page): Promise<string[]> {
  const lines = await page.evaluate(listLines);
  expect(lines.length).toBeGreaterThan(4);
  const luminanceAt = await look(page);
  return lines.flatMap(({ words, colour, least, box }) => {
    const text = parseLuminance(colour);
    let worst = Number.POSITIVE_INFINITY;
    for (let y = box.y; y < box.y + box.height; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1)
        worst = Math.min(worst, ratio(text, luminanceAt(x, y)));
    return worst < least ? [`${words}: ${worst.toFixed(2)}`] : [];
  });
}

/** Opens the home page with its film playing. */
async function openPlaying(width: number, height: number): Promise<Page> {
  const page = await openPage({ viewport: { width, height }, reducedMotion: "no-preference" });
  await page.goto(siteUrl);
  await hydrated(page);
  await page.waitForFunction(() => {
    const video = document.querySelector("video");
    return video?.paused === false && getComputedStyle(video).opacity === "1";
  });
  return page;
}

/** Stops the film at a second of it. */
const showFrame = (page: Page, second: number) =>
  page.evaluate(async (time) => {
    const video = document.querySelector("video");
    if (!video) throw new Error("no film");
    video.pause();
    const isThere = new Promise((resolve) =>
      video.addEventListener("seeked", resolve, { once: true }),
    );
    video.currentTime = time;
    await isThere;
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, second);

const seconds = [0.1, 2.5, 5, 7.5] as const;

describe("words of the header and the hero can be read", () => {
  test.each(windows)("over the still picture at %i by %i", async (width, height) => {
    const page = await openPage({ viewport: { width, height } });
    await page.goto(siteUrl, { waitUntil: "networkidle" });
    expect(await listUnreadable(page)).toEqual([]);
  });

  test.each(windows)("over the film at %i by %i", async (width, height) => {
    const page = await openPlaying(width, height);
    for (const second of seconds) {
      await showFrame(page, second);
      expect(await listUnreadable(page), `second ${second}`).toEqual([]);
    }
  });

  test("and words over what is as bright are noticed", async () => {
    const page = await visit("/", 1300);
    await page.locator("header").evaluate((header) => {
      header.style.background = "rgb(200 190 150)";
    });
    expect(await listUnreadable(page)).not.toEqual([]);
  });
});

describe("the button that stops the film", () => {
  const film = (page: Page) => page.getByRole("button", { name: /^(Pause|Play) the video$/ });

  async function focusByKeyboard(page: Page, element: Locator): Promise<void> {
    for (let presses = 0; presses < 40 && !(await isFocused(element)); presses += 1)
      await page.keyboard.press("Tab");
    expect(await isFocused(element)).toBe(true);
  }

  test("works by keyboard, and says what it does", async () => {
    const page = await openPlaying(1280, 720);
    expect(await page.evaluate(() => document.querySelector("video")?.muted)).toBe(true);
    await focusByKeyboard(page, film(page));
    await page.getByRole("button", { name: "Pause the video" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Play the video" }).waitFor();
    expect(await page.evaluate(() => document.querySelector("video")?.paused)).toBe(true);
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Pause the video" }).waitFor();
    expect(await page.evaluate(() => document.querySelector("video")?.paused)).toBe(false);
  });

  test.each([
    [390, 844],
    [1280, 720],
    [1920, 1080],
  ] as const)("shows its focus over every frame at %i by %i", async (width, height) => {
    const page = await openPlaying(width, height);
    await focusByKeyboard(page, film(page));
    for (const second of seconds) {
      await showFrame(page, second);
      const box = await film(page).boundingBox();
      if (!box) throw new Error("no button");
      const style = await film(page).evaluate((button) => {
        const { outlineOffset, outlineWidth, outlineColor } = getComputedStyle(button);
        return { outlineOffset, outlineWidth, outlineColor };
      });
      const inside = box.width / 2 + Number.parseFloat(style.outlineOffset);
      const outside = inside + Number.parseFloat(style.outlineWidth);
      const ring = parseLuminance(style.outlineColor);
      const luminanceAt = await look(page);
      for (let angle = 0; angle < 2 * Math.PI; angle += Math.PI / 12) {
        for (const radius of [inside - 1.5, outside + 1.5]) {
          const x = box.x + box.width / 2 + radius * Math.cos(angle);
          const y = box.y + box.height / 2 + radius * Math.sin(angle);
          expect(ratio(ring, luminanceAt(x, y)), `second ${second}`).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});

describe("the choice of package", () => {
  const shownPanels = (page: Page) =>
    page.getByRole("tabpanel").evaluateAll((panels) => panels.map((panel) => panel.id));

  test("is one card at a time in narrow windows, chosen by mouse or keys", async () => {
    const page = await visit("/", 1050);
    const tabs = page.getByRole("tablist").getByRole("tab");
    const [first, second] = [tabs.nth(0), tabs.nth(1)];
    const panel = page.getByRole("tabpanel");
    await expect.poll(() => panel.count()).toBe(1);
    const nameOf = (tab: Locator) => tab.getAttribute("id");
    const showsPanelOf = async (tab: Locator) => {
      await expect.poll(() => panel.getAttribute("aria-labelledby")).toBe(await nameOf(tab));
      expect(await tab.getAttribute("aria-controls")).toBe((await shownPanels(page))[0]);
      expect(await tab.getAttribute("aria-selected")).toBe("true");
    };
    await showsPanelOf(first);
    await second.click();
    await showsPanelOf(second);
    for (const [key, tab] of [
      ["ArrowRight", first],
      ["ArrowLeft", second],
      ["Home", first],
      ["End", second],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => isFocused(tab)).toBe(true);
      await showsPanelOf(tab);
    }
    await page.keyboard.press("Tab");
    await expect
      .poll(() => isFocused(panel.getByRole("link", { name: /^En savoir \+/ })))
      .toBe(true);
  });

  test("is two cards, no tabs, in wide windows", async () => {
    const page = await visit("/", 1051);
    expect(await page.getByRole("tab").count()).toBe(0);
    expect(await page.getByRole("tabpanel").count()).toBe(0);
    expect(await page.getByRole("link", { name: /^En savoir \+/ }).count()).toBe(2);
  });

  test("is two cards without script", async () => {
    const page = await visit("/", 390, { javaScriptEnabled: false });
    expect(await page.getByRole("tab").count()).toBe(0);
    expect(await page.getByRole("link", { name: /^En savoir \+/ }).count()).toBe(2);
  });
});

test("with less motion asked for, nothing takes its time", async () => {
  const page = await visit("/", 1500);
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => getComputedStyle(element).transitionDuration !== "0s")
      .map(({ tagName }) => tagName),
  );
  expect(slow).toEqual([]);
});
