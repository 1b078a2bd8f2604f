// Opening pages of the running site in a real browser, for the whole-site tests. Whatever a page writes to the console as an
// error or a warning fails the test that opened it.
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { openBrowser, watchConsole } from "./open-browser.ts";

export const siteUrl = inject("siteUrl");

let browser: Browser;
const opened: { readonly page: Page; readonly problems: string[] }[] = [];

/** Gives the tests of a file one browser, and checks the consoles after each. */
export function shareBrowser(): void {
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    const visits = opened.splice(0);
    await Promise.all(visits.map(({ page }) => page.context().close()));
    expect(
      visits.flatMap(({ problems }) => problems),
      "console of the browser",
    ).toEqual([]);
  });
}

/** Opens an address with motion reduced (so that nothing needs waiting for), hydrated unless script is off. */
export async function visit(
  path: string,
  width: number,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    locale: "fr-FR",
    ...options,
  });
  const page = await context.newPage();
  opened.push({ page, problems: watchConsole(page) });
  await page.goto(siteUrl + path);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

/** What the page's console has shown as wrong; `expected` are taken off, and must be there. */
export function forgiveProblem(page: Page, expected: string): void {
  const visit = opened.find((candidate) => candidate.page === page);
  expect(visit?.problems).toEqual([expect.stringContaining(expected)]);
  visit?.problems.splice(0);
}

/** React marks the nodes it has taken over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById("root")?.firstElementChild;
    return (
      root !== null &&
      root !== undefined &&
      Object.keys(root).some((key) => key.startsWith("__reactProps"))
    );
  });

/** `path` with query and hash. */
export const waitForPath = (page: Page, path: string) =>
  page.waitForURL((url) => url.pathname + url.search + url.hash === path);
