// A finger on the glass of a page.
import type { Page } from "playwright-core";

/** `across` and `along`: px to the right and down, in ten steps. */
export type Stroke = (
  from: { readonly x: number; readonly y: number },
  across: number,
  along: number,
) => Promise<void>;

export async function takeFinger(page: Page): Promise<Stroke> {
  const hand = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    hand.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  return async (from, across, along) => {
    await touch("touchStart", from);
    for (let step = 1; step <= 10; step += 1)
      await touch("touchMove", {
        x: from.x + (across * step) / 10,
        y: from.y + (along * step) / 10,
      });
    await touch("touchEnd");
  };
}
