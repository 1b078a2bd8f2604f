// What a visitor of the formula desk waits for: from a key that changes a dose to the frame that shows what follows from it, with twenty
// actives on the bench. Processor time of the page's own thread, which no neighbour on the machine can blur, for a phone four times slower.
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { openBrowser } from "../tests/open-browser.ts";
import { type Figure, median } from "./figures.ts";
import { type Site, startSite } from "./servers.ts";

const slowdown = 4;
const presses = 20;
/** After each: time for the sections below to follow, ms. */
const rest = 500;

const twentyActives =
  "/fr/formule-sur-mesure/composer/complement?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=50ug&cuivre=0.5mg&magnesium=100mg&calcium=120mg&fer=7mg&chrome=25ug&manganese=1mg&vitamined3=5ug&vitamineb12=2.5ug&vitamineb6=1.4mg&vitamineb9=100ug&biotine=50ug&vitaminee=6mg&coenzyme-q10=30mg&curcuma=100mg&l-lysine=100mg&glutathion=50mg";

/** Runs in the page. */
function markKeys() {
  addEventListener(
    "keydown",
    () => {
      performance.mark("key");
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => performance.mark("frame");
        port2.postMessage(null);
      });
    },
    true,
  );
}

/** From each key to the frame after it, ms. */
async function pressKeys(browser: Browser, site: Site, width: number): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width, height: 844 }, locale: "fr-FR" });
  await page.goto(site.url + twentyActives, { waitUntil: "networkidle" });
  const field = page.locator("#dose-zinc");
  await field.focus();
  // The pills below it are there once the bench answers by itself.
  await page.getByRole("toolbar").waitFor();
  await page.evaluate(markKeys);
  const session = await browser.newBrowserCDPSession();
  const events: Readonly<Record<string, unknown>>[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const before = await field.inputValue();
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["blink.user_timing"] },
  });
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(press % 4 < 2 ? "ArrowUp" : "ArrowDown");
    await pause(rest);
  }
  const isComplete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await isComplete;
  // `tts` is what the thread has had of the processor until then, µs.
  const timesOf = (mark: string) =>
    events
      .filter(({ name, cat }) => name === mark && cat === "blink.user_timing")
      .map(({ tts }) => Number(tts))
      .toSorted((a, b) => a - b);
  const frames = timesOf("frame");
  const times = timesOf("key").map((key, at) => ((frames[at] ?? Number.NaN) - key) / 1000);
  if (times.length !== presses || (await field.inputValue()) !== before)
    throw new Error("not every key was answered");
  await page.close();
  return times;
}

/** A median over the keys of each width. */
export async function measureDoses(): Promise<readonly Figure[]> {
  const site = await startSite();
  const browser = await openBrowser();
  const figures: Figure[] = [];
  for (const width of [390, 1366]) {
    const times = (await pressKeys(browser, site, width)).map((time) => slowdown * time);
    figures.push({
      name: `changed dose to its frame, 20 actives, ${width} px, slowed ${slowdown} times`,
      measured: median(times),
      unit: "ms",
      atMost: 50,
      note: `processor time; the quickest of ${times.length} ${Math.min(...times).toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)}; the wait for the screen, at most 16.7 ms, comes on top`,
    });
  }
  await browser.close();
  await site.stop();
  return figures;
}
