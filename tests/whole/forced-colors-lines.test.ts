// With the visitor's own colours: every line that tells something stands out from the ground, nothing is drawn that tells
// nothing, and links keep the colour of links. What controls look like is in forced-colors.test.ts.
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { luminance, ratio, shoot } from "#tests/pixels.ts";
import { lookAt, shareBrowser } from "#tests/visit.ts";

shareBrowser();

/** Computed colours of all that `find` gives, as channels; those of CSS, or of attributes. */
const colours = (found: Locator, property: "stroke" | "fill" | "color" | "borderRightColor") =>
  found.evaluateAll(
    (elements, name) =>
      elements.map((element) => {
        const value = getComputedStyle(element)[name];
        return (value.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      }),
    property,
  );

const canvas = async (page: Page) => {
  const [ground = []] = await colours(page.locator("html"), "color");
  // Ink and ground of both themes are black and white.
  return ground.map((channel) => 255 - channel);
};

/** The least contrast with the visitor's ground; also proves that there is something to see. */
async function leastContrast(page: Page, found: Locator, property: "stroke" | "fill") {
  const seen = await colours(found, property);
  expect(seen.length).toBeGreaterThan(0);
  const ground = luminance(await canvas(page));
  return Math.min(...seen.map((colour) => ratio(luminance(colour), ground)));
}

describe.each(["dark", "light"] as const)("in forced colours, %s", (colorScheme) => {
  const open = (address: string, width = 1366) =>
    lookAt(address, width, { forcedColors: "active", colorScheme });

  test.each(["/liposomes/zinc", "/liposomes/magnesium", "/liposomes/curcuma"])(
    "stems and beads of the scales of %s stand out",
    async (address) => {
      const page = await open(address);
      const scale = page.locator("svg[role=img]:has(foreignObject):visible");
      const stems = scale.locator(":scope > line:not([pathLength])");
      expect(await leastContrast(page, stems, "stroke")).toBeGreaterThan(3);
      // Ground within a bead makes a ring of it.
      const ground = luminance(await canvas(page));
      const seen = await colours(scale.locator(":scope > line[pathLength]"), "stroke");
      const contrasts = seen.map((colour) => ratio(luminance(colour), ground));
      expect(contrasts.filter((contrast) => contrast > 1.01 && contrast <= 3)).toEqual([]);
      const widths = await scale
        .locator(":scope > line[pathLength]")
        .evaluateAll((lines) =>
          lines.map((line) => Number.parseFloat(getComputedStyle(line).strokeWidth)),
        );
      const holes = widths.filter((_, at) => (contrasts[at] ?? 1) <= 1.01);
      expect(holes.filter((width) => width >= Math.max(...widths))).toEqual([]);
    },
  );

  test("windows of pH stand out, on a sheet and side by side", async () => {
    for (const address of ["/liposomes/zinc", "/selection?s=liposomes.zinc,niosomes.retinol"]) {
      const page = await open(address);
      const beads = page.locator("main svg[viewBox='-4 -4 204 8'] circle");
      expect(await beads.count()).toBeGreaterThanOrEqual(15);
      const ground = luminance(await canvas(page));
      const [fills, strokes] = [await colours(beads, "fill"), await colours(beads, "stroke")];
      const isSeen = (colour: readonly number[] = []) =>
        colour.length === 3 && ratio(luminance(colour), ground) > 3;
      expect(fills.filter((fill, at) => !isSeen(fill) && !isSeen(strokes[at]))).toEqual([]);
    }
  });

  test("the picture of the home page ends in its own ground, not in a wall", async () => {
    for (const [width, height] of [
      [1366, 768],
      [1500, 900],
      [1920, 1000],
    ] as const) {
      const page = await open("/", width);
      await page.setViewportSize({ width, height });
      // Between the header and the title, where nothing but picture and ground is.
      const strip = { x: 0, y: 130, width: Math.round(width * 0.4), height: 1 };
      await page.locator("h1").waitFor();
      const { data } = await shoot(page, { clip: strip });
      const lights = Array.from({ length: data.length / 3 }, (_, x) => luminance(data, 3 * x));
      const steps = lights.slice(4).map((light, x) => ratio(light, lights[x] ?? light));
      expect(Math.max(...steps), `${width} × ${height}`).toBeLessThan(1.15);
    }
  });

  test("the selection draws no bars between its names; arrows that lead nowhere are grey", async () => {
    const page = await open("/selection?s=liposomes.zinc,niosomes.retinol,liposomes.fer");
    const ground = await canvas(page);
    const heads = page.locator("thead th");
    expect(await colours(heads, "borderRightColor")).toEqual([ground, ground, ground]);
    const still = page.locator("tbody button[aria-disabled=true] svg");
    expect(await still.count()).toBe(2);
    expect(
      await still.evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).opacity)),
    ).toEqual(["1", "1"]);
  });

  test("names of rows, cards and the selection have the colour of links", async () => {
    for (const [address, links] of [
      ["/liposomes", "main tbody th a"],
      ["/selection?s=liposomes.zinc,niosomes.retinol", "main thead a"],
    ] as const) {
      const page = await open(address);
      const [link] = await colours(page.locator("footer a[href]").first(), "color");
      const [text] = await colours(page.locator("html"), "color");
      expect(link).not.toEqual(text);
      const own = await colours(page.locator(links), "color");
      expect(own.length).toBeGreaterThan(1);
      expect(own.filter((colour) => String(colour) !== String(link))).toEqual([]);
    }
  });
});
