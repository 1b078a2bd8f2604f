// Pictures as each engine lays them out and chooses their files.
import { describe, expect } from "vitest";
import { engineNames, testIn } from "./visitor.ts";

interface Disc {
  readonly width: number;
  readonly height: number;
  /** How far its picture stays inside its edges, at most, px. */
  readonly gap: number;
}

/** Runs in the page. Of those that have a picture; null until every picture is there. */
function findDiscs(): Disc[] | null {
  const pictures = [...document.querySelectorAll<HTMLImageElement>("main table img")];
  for (const picture of pictures) picture.loading = "eager";
  if (!pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) return null;
  return pictures.map((picture) => {
    let disc: Element = picture;
    while (disc.parentElement && getComputedStyle(disc).borderRadius !== "50%")
      disc = disc.parentElement;
    const outer = disc.getBoundingClientRect();
    const inner = picture.getBoundingClientRect();
    const gap = Math.max(
      inner.left - outer.left,
      inner.top - outer.top,
      outer.right - inner.right,
      outer.bottom - inner.bottom,
    );
    return { width: outer.width, height: outer.height, gap };
  });
}

describe.each(engineNames)("%s", (engine) => {
  const test = testIn(engine);

  test.for([1366, 447])(
    "the discs of a comparison are round and full at %i px",
    async (width, { visitor }) => {
      const list = ["liposomes.zinc", "niosomes.retinol", "liposomes.fer"];
      await visitor.open(`/fr/selection?s=${list}`, { width, height: 900 });
      // Retinol has a drawing.
      await expect.poll(() => visitor.evaluate(findDiscs)).toHaveLength(2);
      for (const disc of (await visitor.evaluate(findDiscs)) ?? []) {
        // Half of its column, of which a phone shows two.
        expect(disc.width).toBeGreaterThan(90);
        expect(disc.height).toBeCloseTo(disc.width, 0);
        expect(disc.gap).toBeLessThan(1);
      }
    },
  );
});

/** Files of so few pixels are of very few kB: the next smaller one saves nothing. */
const smallFile = 320;

/** Runs in the page. Which pictures have a larger file than their place asks for; null until all that are shown are there. */
function findWaste(
  small: number,
): { readonly count: number; readonly wasted: readonly string[] } | null {
  const shown = [...document.images].filter(
    (image) => image.srcset !== "" && image.checkVisibility() && image.offsetWidth > 0,
  );
  for (const image of document.images) image.loading = "eager";
  if (!shown.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) return null;
  const wasted = shown.flatMap((image) => {
    const { pathname } = new URL(image.currentSrc);
    const [, name = "", file] = /([^/]+)-(\d+)\.[0-9a-f]+\.\w+$/.exec(pathname) ?? [];
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
    const chosen = sources.find(({ srcset }) => srcset.includes(pathname)) ?? image;
    // A source without its own size is another format of the image.
    const whole = chosen.hasAttribute("width") ? chosen : image;
    const aspect = Number(whole.getAttribute("width")) / Number(whole.getAttribute("height"));
    // With what the box crops.
    const painted = Math.max(image.offsetWidth, image.offsetHeight * aspect);
    const widths = [...chosen.srcset.matchAll(/ (\d+)w/g)].map(([, digits]) => Number(digits));
    const enough = Math.min(...widths.filter((width) => width >= painted * devicePixelRatio));
    return Number(file) > Math.max(enough, small)
      ? [`${name}: ${file} px for a place of ${Math.round(painted)}, where ${enough} would do`]
      : [];
  });
  return { count: shown.length, wasted };
}

describe("WebKit", () => {
  const test = testIn("WebKit");

  test.for([
    "/fr",
    "/fr/formule-marque-blanche",
    "/fr/formule-marque-blanche/multivitamines",
    "/fr/liposomes/zinc",
    "/fr/selection?s=liposomes.zinc,niosomes.retinol,formule-marque-blanche.zinc",
  ])(
    "takes no larger file of a picture than its place on %s asks for",
    async (path, { visitor }) => {
      await visitor.open(path, { width: 1366, height: 900 });
      await expect
        .poll(async () => (await visitor.evaluate(findWaste, smallFile))?.count ?? 0, {
          message: "pictures",
        })
        .toBeGreaterThan(1);
      expect((await visitor.evaluate(findWaste, smallFile))?.wasted).toEqual([]);
    },
  );
});
