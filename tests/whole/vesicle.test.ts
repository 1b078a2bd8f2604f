// The vesicle that is turned by hand, on a graphics card that is played by the processor: what a visitor sees of it, and that the
// picture or the film is there wherever it is not.
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { takeFinger } from "#tests/finger.ts";
import { shoot } from "#tests/pixels.ts";
import { openPage, shareBrowser, siteUrl } from "#tests/visit.ts";

shareBrowser(["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]);

const moving = { reducedMotion: "no-preference" } as const;

/** Time that passes with each of the first frames, ms. */
const quick = 16;
const slow = 60;

/**
 * Plays a graphics card in the page: the processor counts as one, draws few pixels, and what a frame takes is `time`, however long it
 * really takes; once its speed is known, a swing takes a few frames.
 */
function playCard(time: number): void {
  const side = 96;
  const canvas = HTMLCanvasElement.prototype;
  for (const size of ["width", "height"] as const) {
    const own = Object.getOwnPropertyDescriptor(canvas, size);
    Object.defineProperty(canvas, size, {
      ...own,
      set(this: HTMLCanvasElement, value: number) {
        own?.set?.call(this, Math.min(value, side));
      },
    });
  }
  const open = canvas.getContext;
  Object.defineProperty(canvas, "getContext", {
    value(this: HTMLCanvasElement, type: string, options: object) {
      return open.call(this, type, { ...options, failIfMajorPerformanceCaveat: false });
    },
  });
  let now = 0;
  const card = WebGL2RenderingContext.prototype;
  const draw = card.drawArraysInstanced;
  card.drawArraysInstanced = function (...numbers) {
    const { dataset } = document.documentElement;
    const frames = Number(dataset["frames"] ?? 0) + 0.5;
    dataset["frames"] = String(frames);
    now += frames > 20 ? 200 : time / 2;
    draw.apply(this, numbers);
  };
  const request = window.requestAnimationFrame;
  window.requestAnimationFrame = (step) => request(() => step(now));
}

async function openWithCard(
  path: string,
  time: number,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openPage({ viewport: { width: 1260, height: 640 }, ...moving, ...options });
  await page.addInitScript(playCard, time);
  await page.goto(siteUrl + path);
  return page;
}

const vesicle = (page: Page) => page.getByRole("application");

/** The vesicle as it is seen; `middle`: what is in the window when the page is scrolled a little, too. */
async function look(page: Page, part: "top" | "middle" = "top"): Promise<string> {
  const box = await vesicle(page).boundingBox();
  if (!box) throw new Error("no vesicle");
  const { x, y, width } = box;
  const top = part === "top" ? Math.max(y, 90) : y + width * 0.4;
  const clip = { x: x + width * 0.2, y: top, width: width * 0.3, height: width * 0.2 };
  const { data } = await shoot(page, { clip });
  return data.toString("base64");
}

/** Share of the values of two looks that differ by what can be seen. */
function shareOfDifferent(one: string, other: string): number {
  const [a, b] = [Buffer.from(one, "base64"), Buffer.from(other, "base64")];
  const different = a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 12);
  return different.length / a.length;
}

/** It rests once two looks at it are alike. */
async function lookAtRest(page: Page, part?: "top" | "middle"): Promise<string> {
  let seen = "";
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = await look(page, part);
        return seen === before;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return seen;
}

/** Frames that were drawn until now. */
const countFrames = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset["frames"]));

/** Whether it moves: rests are told by looks that do not change, as a busy machine may take seconds for a frame. */
async function isMoving(page: Page): Promise<boolean> {
  const before = await countFrames(page);
  for (let looks = 0; looks < 4; looks += 1) {
    await shoot(page, { clip: { x: 0, y: 0, width: 8, height: 8 } });
    if ((await countFrames(page)) > before) return true;
  }
  return false;
}

describe("on the page of the liposomes", () => {
  test("it is turned by keys and put back, and its parts have names", async () => {
    const page = await openWithCard("/fr/liposomes", quick);
    await vesicle(page).waitFor();
    expect(await vesicle(page).getAttribute("aria-label")).toMatch(/^Liposome .*flèches/);
    const parts = page.locator("section[aria-labelledby=banner] li");
    expect(await parts.allTextContents()).toEqual(["Tête", "Chaîne", "Cœur"]);
    await vesicle(page).focus();
    const begun = await lookAtRest(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => look(page)).not.toBe(begun);
    expect(await lookAtRest(page)).not.toBe(begun);
    await page.keyboard.press("Home");
    // The last hundredth of a degree shows in a few pixels.
    await expect.poll(async () => shareOfDifferent(begun, await look(page))).toBeLessThan(0.02);
  });

  test("it is turned by a mouse that drags it", async () => {
    const page = await openWithCard("/fr/liposomes", quick);
    await vesicle(page).waitFor();
    const begun = await lookAtRest(page);
    const box = await vesicle(page).boundingBox();
    if (!box) throw new Error("no vesicle");
    const [x, y] = [box.x + box.width * 0.4, box.y + box.height * 0.4];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 12 });
    await page.mouse.up();
    expect(shareOfDifferent(begun, await lookAtRest(page))).toBeGreaterThan(0.2);
  });

  test("it opens as the page is scrolled, and closes on the way back", async () => {
    const page = await openWithCard("/fr/liposomes", quick);
    await vesicle(page).waitFor();
    const begun = await lookAtRest(page, "middle");
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await scrollTo(180);
    await expect
      .poll(async () => shareOfDifferent(begun, await lookAtRest(page, "middle")))
      .toBeGreaterThan(0.1);
    await scrollTo(0);
    await expect
      .poll(async () => shareOfDifferent(begun, await lookAtRest(page, "middle")))
      .toBeLessThan(0.02);
  });

  test("a finger turns it sideways, and scrolls the page up and down", async () => {
    const page = await openWithCard("/fr/liposomes", quick, { hasTouch: true });
    await vesicle(page).waitFor();
    const begun = await lookAtRest(page, "middle");
    const box = await vesicle(page).boundingBox();
    if (!box) throw new Error("no vesicle");
    const [x, y] = [box.x + box.width * 0.4, box.y + box.height * 0.5];
    const stroke = await takeFinger(page);
    await stroke({ x, y }, 120, 0);
    expect(shareOfDifferent(begun, await lookAtRest(page, "middle"))).toBeGreaterThan(0.1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await stroke({ x, y }, 0, -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  });

  test("its picture stays for who wants less motion", async () => {
    const page = await openWithCard("/fr/liposomes", quick, { reducedMotion: "reduce" });
    await page.waitForLoadState("networkidle");
    expect(await vesicle(page).isVisible()).toBe(false);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(loaded.filter((name) => name.includes("VesicleInHand"))).toEqual([]);
  });
});

describe("on the home page", () => {
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const isFilmPlaying = (page: Page) =>
    page.evaluate(() => document.querySelector("video")?.paused === false);

  test("it swings instead of the film, until it is stopped or out of sight", async () => {
    const page = await openWithCard("/en", quick);
    await vesicle(page).waitFor();
    expect(await isFilmPlaying(page)).toBe(false);
    await expect.poll(() => isMoving(page), { timeout: 30_000 }).toBe(true);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
    await expect.poll(() => isMoving(page), { timeout: 30_000 }).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect.poll(() => isMoving(page), { timeout: 30_000 }).toBe(true);
    await button(page, "Stop the movement").click();
    await expect.poll(() => isMoving(page), { timeout: 30_000 }).toBe(false);
    await button(page, "Resume the movement").click();
    await expect.poll(() => isMoving(page), { timeout: 30_000 }).toBe(true);
  });

  test("the film plays where the graphics card is slow", async () => {
    const page = await openWithCard("/en", slow);
    await expect.poll(() => isFilmPlaying(page), { timeout: 30_000 }).toBe(true);
    expect(await vesicle(page).isVisible()).toBe(false);
    await button(page, "Pause the video").waitFor();
  });

  test("the film plays once the graphics card is lost", async () => {
    const page = await openWithCard("/en", quick);
    await vesicle(page).waitFor();
    await page.evaluate(() =>
      document
        .querySelector<HTMLCanvasElement>("[role=application] canvas")
        ?.getContext("webgl2")
        ?.getExtension("WEBGL_lose_context")
        ?.loseContext(),
    );
    await expect.poll(() => isFilmPlaying(page), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => vesicle(page).isVisible()).toBe(false);
  });

  test("the film plays without a graphics card", async () => {
    const page = await openPage({ viewport: { width: 1440, height: 900 }, ...moving });
    await page.goto(`${siteUrl}/en`);
    await expect.poll(() => isFilmPlaying(page), { timeout: 30_000 }).toBe(true);
    expect(await vesicle(page).isVisible()).toBe(false);
  });
});
