// What a visitor waits for in the browser: from a letter to what it finds, on a phone four times slower than this machine.
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright-core";
import type { CatalogueRow } from "../shared/pages/catalogue.ts";
import { openBrowser } from "../tests/open-browser.ts";
import { type Figure, median } from "./figures.ts";
import { type Site, startSite } from "./servers.ts";

const slowdown = 4;
const words = ["zinc", "vitamine b", "curcuma", "magn"] as const;
/** Between letters: time for the slow phone to finish, ms. */
const rest = 500;

declare global {
  interface Window {
    /** By the time of the letter: how long it took until the last change that it made was painted, ms. */
    letters: Map<number, number>;
  }
}

/** Runs in the page. */
function watchLetters() {
  window.letters = new Map();
  let letter = 0;
  addEventListener(
    "input",
    ({ timeStamp }) => {
      letter = timeStamp;
    },
    true,
  );
  const noteWhenPainted = () => {
    const began = letter;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.letters.set(began, performance.now() - began);
      port2.postMessage(null);
    });
  };
  const [results] = document.querySelectorAll("main form");
  if (!results) throw new Error("there is no list");
  new MutationObserver((changes) => {
    // What is read out waits until the visitor has stopped typing.
    const isSeen = ({ target }: MutationRecord) =>
      !(target instanceof Element ? target : target.parentElement)?.closest("[role=status]");
    if (letter && changes.some(isSeen)) noteWhenPainted();
  }).observe(results, { childList: true, characterData: true, subtree: true });
}

/** As many rows as asked for, made from those that the site sent. */
const multiply = (rows: readonly CatalogueRow[], count: number) =>
  Array.from({ length: count }, (_, n) => {
    const row = rows[n % rows.length] as CatalogueRow;
    const suffix = n < rows.length ? "" : `-${n}`;
    return { ...row, path: row.path && row.path + suffix, name: row.name + suffix };
  });

/** Time from each letter of `words` to its result, ms, in a list of as many rows. */
async function typeWords(browser: Browser, site: Site, count: number): Promise<readonly number[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "fr-FR" });
  await page.route("**/liposomes.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: multiply(await response.json(), count) });
  });
  await page.goto(`${site.url}/liposomes`, { waitUntil: "networkidle" });
  await page.evaluate(watchLetters);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const field = page.getByRole("main").getByRole("searchbox");
  await field.focus();
  await page.waitForLoadState("networkidle");
  for (const word of words) {
    for (const letter of word) {
      await page.keyboard.press(letter);
      await pause(rest);
    }
    await field.fill("");
    await pause(rest);
  }
  const times = await page.evaluate(() => [...window.letters.values()]);
  await page.close();
  return times;
}

/** A median over the letters of each list. */
export async function measureLetters(): Promise<readonly Figure[]> {
  const site = await startSite();
  const browser = await openBrowser();
  const figures: Figure[] = [];
  for (const [count, atMost] of [
    [60, 16],
    [6000, 50],
  ] as const) {
    const times = await typeWords(browser, site, count);
    figures.push({
      name: `letter to painted result, ${count} rows, slowed ${slowdown} times`,
      measured: median(times),
      unit: "ms",
      atMost,
      note: `the slowest of ${times.length} letters ${Math.max(...times).toFixed(0)} ms; up to a frame of 16.7 ms of each is waiting for the screen`,
    });
  }
  await browser.close();
  await site.stop();
  return figures;
}
