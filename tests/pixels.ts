// What is seen of an element, in pixels: whether it stands out, and whether its focus shows.
import type { Locator, Page } from "playwright-core";
import sharp from "sharp";

/** Room around an element for its ring, px. */
const room = 10;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
}

export async function shoot(
  page: Page,
  options: Parameters<Page["screenshot"]>[0] = {},
): Promise<Pixels> {
  const png = await page.screenshot({ ...options, animations: "disabled", caret: "hide" });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** Share of light that each value of a channel stands for. */
const light = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const lightOf = (value = 0) => light[value] ?? 0;

/** Relative luminance as WCAG counts it, of the three channels from `at` on. */
export const luminance = (data: Readonly<ArrayLike<number>>, at = 0): number =>
  0.2126 * lightOf(data[at]) + 0.7152 * lightOf(data[at + 1]) + 0.0722 * lightOf(data[at + 2]);

/** How many pixels change by 3:1 or more, in a frame as wide as `depth`: what changes further inside is not the focus. */
function countChanged(before: Pixels, after: Pixels, depth: number): number {
  let changed = 0;
  const height = after.data.length / 3 / after.width;
  for (let at = 0; at < after.data.length; at += 3) {
    const [x, y] = [(at / 3) % after.width, Math.floor(at / 3 / after.width)];
    if (Math.min(x, y, after.width - 1 - x, height - 1 - y) > depth) continue;
    if (ratio(luminance(before.data, at), luminance(after.data, at)) >= 3) changed += 1;
  }
  return changed;
}

/** Contrast of two luminances. */
export const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Contrast of the lightest pixel with the darkest. */
export function contrastIn({ data }: Pixels): number {
  let [darkest, lightest] = [1, 0];
  for (let at = 0; at < data.length; at += 3) {
    const value = luminance(data, at);
    darkest = Math.min(darkest, value);
    lightest = Math.max(lightest, value);
  }
  return ratio(lightest, darkest);
}

/**
 * Presses Tab through the page (or `within`) and says of which elements the focus does not show. `seen`: kinds of elements that
 * were looked at already, on another page of the same width; those of this page are added.
 */
export async function findUnseenFocus(
  page: Page,
  within?: Locator,
  seen = new Set<string>(),
): Promise<string[]> {
  const unseen: string[] = [];
  for (let presses = 0; presses < 160; presses += 1) {
    await page.keyboard.press("Tab");
    // What comes with the focus, such as the stops of a dose, has its place after a frame.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      // Elements that look the same on the same ground need one look.
      const grounds = [];
      for (let node: Element | null = element; node; node = node.parentElement)
        grounds.push(node.getAttribute("data-tone") ?? node.getAttribute("data-ground") ?? "");
      const key = `${element.tagName}.${element.className}.${element.parentElement?.className}${grounds.join("")}`;
      const name = element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40);
      // What is seen of a link is what it holds, or what it stretches over.
      const boxes = [element, ...element.querySelectorAll("*")].map((part) =>
        part.getBoundingClientRect(),
      );
      const isStretched = getComputedStyle(element, "::after").position === "absolute";
      if (isStretched && element instanceof HTMLElement) {
        const over = element.closest("tr, article") ?? element.offsetParent;
        if (over) boxes.push(over.getBoundingClientRect());
      }
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const own = element.getBoundingClientRect();
      return {
        key,
        name: `${element.tagName.toLowerCase()} ${name}`,
        box: {
          x: left,
          y: top,
          width: Math.max(...boxes.map((box) => box.right)) - left,
          height: Math.max(...boxes.map((box) => box.bottom)) - top,
        },
        side: Math.max(own.width, own.height),
      };
    });
    if (!focused) break;
    if (seen.has(focused.key)) continue;
    seen.add(focused.key);
    const view = page.viewportSize() ?? { width: 0, height: 0 };
    const x = Math.max(0, focused.box.x - room);
    const y = Math.max(0, focused.box.y - room);
    const width = Math.min(view.width, focused.box.x + focused.box.width + room) - x;
    const height = Math.min(view.height, focused.box.y + focused.box.height + room) - y;
    if (width <= 0 || height <= 0) {
      unseen.push(`${focused.name}: out of view`);
      continue;
    }
    const clip = { clip: { x, y, width, height } };
    const after = await shoot(page, clip);
    const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
    await element.evaluate((node) => node.blur());
    const before = await shoot(page, clip);
    await element.evaluate((node) => node.focus({ preventScroll: true }));
    const changed = countChanged(before, after, room + 6);
    // At least a line along its longer side.
    const wanted = 0.9 * Math.min(focused.side, Math.max(width, height) - 2 * room);
    if (changed < wanted) unseen.push(`${focused.name}: ${changed} of ${Math.round(wanted)} px`);
    if (within && !(await within.evaluate((node) => node.contains(document.activeElement)))) break;
  }
  return unseen;
}
