// Carousels: by quick presses, a hand that moves them and keys, up to the width from which all cards fit.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { shareBrowser, visit } from "#tests/visit.ts";

shareBrowser();

const moving = { reducedMotion: "no-preference" } as const;

describe("a carousel", () => {
  const parts = (page: Page) => {
    const track = page.getByRole("list", { name: "Three families of actives" });
    return {
      track,
      next: track.locator("xpath=..").getByRole("button", { name: "Next" }),
      previous: track.locator("xpath=..").getByRole("button", { name: "Previous" }),
    };
  };
  /** Index of the card at which the track stands, the last one at its end; -1 while it turns. */
  const cardOf = (track: Locator) =>
    track.evaluate((list) => {
      // The track goes to both edges of the window, its cards to the margins of the page.
      const { left, right } = list.getBoundingClientRect();
      const margin = Number.parseFloat(getComputedStyle(list).paddingLeft);
      const cards = [...list.children].map((card) => card.getBoundingClientRect());
      const isLast = Math.abs((cards.at(-1)?.right ?? 0) - (right - margin)) < 1;
      return isLast
        ? cards.length - 1
        : cards.findIndex((card) => Math.abs(card.left - (left + margin)) < 1);
    });

  test.each(["no-preference", "reduce"] as const)(
    "counts each of quick presses, and wraps: motion %s",
    async (reducedMotion) => {
      const page = await visit("/", 1000, { reducedMotion });
      const { track, next, previous } = parts(page);
      await next.scrollIntoViewIfNeeded();
      const [ahead, behind] = await Promise.all([next.boundingBox(), previous.boundingBox()]);
      if (!ahead || !behind) throw new Error("no arrows");
      let card = 0;
      // Of three cards: two on, five on past the end twice, four back past the beginning twice, and so on.
      for (const presses of [2, 5, -4, 1, -1, -3, 7]) {
        const box = presses > 0 ? ahead : behind;
        for (let press = 0; press < Math.abs(presses); press += 1)
          await page.mouse.click(box.x + 20, box.y + 20);
        card = (((card + presses) % 3) + 3) % 3;
        await expect.poll(() => cardOf(track), { message: `after ${presses}` }).toBe(card);
      }
    },
  );

  test("goes on from where a hand has moved it", async () => {
    const page = await visit("/", 1000, moving);
    const { track, next } = parts(page);
    await next.click();
    await expect.poll(() => cardOf(track)).toBe(1);
    await track.hover();
    await page.mouse.wheel(900, 0);
    await expect.poll(() => cardOf(track)).toBe(2);
    await next.click();
    await expect.poll(() => cardOf(track)).toBe(0);
  });

  test("turns by keys, also quick ones: on its arrows and on itself", async () => {
    const page = await visit("/", 1000, moving);
    const { track, next } = parts(page);
    await next.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect.poll(() => cardOf(track)).toBe(2);
    await track.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => cardOf(track)).toBe(1);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => cardOf(track)).toBe(2);
  });
});

describe("carousels turn one card at a time up to their breakpoint, and wrap", () => {
  const carousels = [
    ["/liposomes", 1050],
    ["/niosomes", 1050],
    ["/formule-sur-mesure", 1050],
    ["/notre-laboratoire", 860],
    ["/notre-laboratoire", 1150],
    ["/liposomes/zinc", 715],
    ["/", 1050],
    ["/", 1420],
  ] as const;

  test.each(carousels)("%s at %i px", async (address, width) => {
    const page = await visit(address, width);
    const next = page.getByRole("button", { name: /^(Next|Suivant)$/ }).filter({ visible: true });
    const count = await next.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index += 1) {
      const track = next.nth(index).locator("xpath=ancestor::*[.//ul][1]//ul").first();
      const place = () => track.evaluate((list) => Math.round(list.scrollLeft));
      const end = await track.evaluate((list) => list.scrollWidth - list.clientWidth);
      expect(end, `carousel ${index}`).toBeGreaterThan(0);
      await next.nth(index).click();
      await expect.poll(place, { message: `carousel ${index} turns` }).toBeGreaterThan(0);
      // One turn less than there are cards is the last; one more is the first again.
      await track.evaluate((list) =>
        list.scrollTo({ left: list.scrollWidth, behavior: "instant" }),
      );
      await next.nth(index).click();
      await expect.poll(place, { message: `carousel ${index} wraps` }).toBe(0);
    }
    const wider = await visit(address, width + 1);
    const left = await wider
      .getByRole("button", { name: /^(Next|Suivant)$/ })
      .filter({ visible: true })
      .count();
    expect(left).toBeLessThan(count);
  });
});

describe.each([360, 390, 820])("cards at %i px", (width) => {
  const pages = [
    "/",
    "/formule-sur-mesure",
    "/notre-laboratoire",
    "/liposomes",
    "/niosomes",
    "/en/liposomes",
  ];

  test.each(pages)(
    "%s: the edge of the next is in the window, and the last comes whole",
    async (address) => {
      const page = await visit(address, width);
      const tracks = page.locator("ul[aria-labelledby][tabindex='0']");
      expect(await tracks.count()).toBeGreaterThan(0);
      for (const track of await tracks.all()) {
        const places = () =>
          track.evaluate((list) =>
            [...list.children].map((card) => {
              const { left, right } = card.getBoundingClientRect();
              return { left, right };
            }),
          );
        const first = await places();
        const cut = first.find(({ right }) => right > width);
        expect(first[0]?.right).toBeLessThan(width);
        expect(width - (cut?.left ?? width)).toBeCloseTo(40, 0);
        await track.evaluate((list) =>
          list.scrollTo({ left: list.scrollWidth, behavior: "instant" }),
        );
        const last = (await places()).at(-1);
        expect(last?.left).toBeGreaterThan(0);
        expect(last?.right).toBeLessThan(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});

test("the arrow that goes round to the other end is quieter than the other one", async () => {
  const page = await visit("/", 390);
  const track = page.getByRole("list", { name: "Three families of actives" });
  const strengthOf = (name: string) =>
    track
      .locator("xpath=..")
      .getByRole("button", { name })
      .evaluate((arrow) => Number(getComputedStyle(arrow.children[0] as Element).opacity));
  const strengths = async () => ({
    previous: await strengthOf("Previous"),
    next: await strengthOf("Next"),
  });
  await expect.poll(strengths).toEqual({ previous: 0.5, next: 1 });
  const next = track.locator("xpath=..").getByRole("button", { name: "Next" });
  await next.click();
  await expect.poll(strengths).toEqual({ previous: 1, next: 1 });
  await next.click();
  await expect.poll(strengths).toEqual({ previous: 1, next: 0.5 });
  expect(await next.isEnabled()).toBe(true);
});

test("without script no arrow is shown that would do nothing", async () => {
  const page = await visit("/", 390, { javaScriptEnabled: false });
  const arrows = page.getByRole("button", { name: /^(Next|Previous)$/ });
  expect(await arrows.filter({ visible: true }).count()).toBe(0);
});
