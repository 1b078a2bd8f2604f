// Opening pages in a real browser, for the whole-site tests: the only way to one. Whatever a page writes to the console as an
// error or a warning (also a file that is missing, and what the security policy forbids) fails the test that opened it.
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Locator,
  Page,
} from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { isTakenOver } from "./is-taken-over.ts";
import { openBrowser, watchConsole } from "./open-browser.ts";

export const siteUrl = inject("siteUrl");

let browser: Browser;
const opened: { readonly context: BrowserContext; readonly problems: string[] }[] = [];
/** What `lookAt` opened, by its options. */
const kept = new Map<string, { readonly page: Page; readonly problems: string[] }>();

/** Gives the tests of a file one browser, with options of its command line, and checks the consoles after each. */
export function shareBrowser(args: readonly string[] = []): void {
  beforeAll(async () => {
    browser = await openBrowser(args);
  });
  afterAll(async () => {
    kept.clear();
    await browser.close();
  });
  afterEach(async () => {
    const visits = opened.splice(0);
    await Promise.all(visits.map(({ context }) => context.close()));
    expect(
      [...visits, ...kept.values()].flatMap(({ problems }) => problems.splice(0)),
      "console of the browser",
    ).toEqual([]);
  });
}

/** An empty page with motion reduced, so that nothing needs waiting for. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1300, height: 900 },
    reducedMotion: "reduce",
    locale: "fr-FR",
    ...options,
  });
  // ms; on a machine that is busy with something else a page may take long.
  context.setDefaultTimeout(60_000);
  opened.push({ context, problems: watchConsole(context) });
  return context.newPage();
}

/** Opens an address of the running site, or of another, hydrated unless script is off. */
export async function visit(
  path: string,
  width: number,
  options: BrowserContextOptions = {},
  site = siteUrl,
): Promise<Page> {
  const page = await openPage({ viewport: { width, height: 900 }, ...options });
  await page.goto(site + path);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

/**
 * As `visit`, twice as fast: in a page that the tests of a file share, one for each set of options. For those that only look,
 * and leave nothing behind that the next address does not replace.
 */
export async function lookAt(
  path: string,
  width: number,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const key = JSON.stringify(options);
  const { page } = kept.get(key) ?? (await keepPage(key, options));
  // The same address once more would begin where it was scrolled to; any other follows fastest without a blank one between.
  if (isSameDocument(page.url(), siteUrl + path)) await page.goto("about:blank");
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width, height: 900, ...options.viewport });
  await page.goto(siteUrl + path);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
}

const isSameDocument = (one: string, other: string) =>
  one.replace(/#.*/, "") === other.replace(/#.*/, "");

async function keepPage(key: string, options: BrowserContextOptions) {
  const page = await openPage(options);
  const { problems = [] } = opened.pop() ?? {};
  const one = { page, problems };
  kept.set(key, one);
  return one;
}

/** Takes the one problem that the page's console must show, as it contains `expected`, off the list. */
export async function forgiveProblem(page: Page, expected: string): Promise<void> {
  const problems = opened.find(({ context }) => context === page.context())?.problems;
  await expect.poll(() => problems).toEqual([expect.stringContaining(expected)]);
  problems?.splice(0);
}

/** Opens an address and leaves it as the server rendered it; `release` lets the scripts come, and waits until they rule. */
export async function visitBeforeScript(
  path: string,
  width: number,
  options: BrowserContextOptions = {},
): Promise<{ readonly page: Page; readonly release: () => Promise<unknown> }> {
  const page = await openPage({ viewport: { width, height: 900 }, ...options });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(siteUrl + path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  return {
    page,
    release: () => {
      resolve();
      return hydrated(page);
    },
  };
}

/** Reloads the page, and waits until script has taken it over again: until then a link leads where it leads without script. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

export const hydrated = (page: Page) => page.waitForFunction(isTakenOver);

export const isFocused = (element: Locator) =>
  element.evaluate((node) => node === document.activeElement);

/** `path` with query and hash. */
export const waitForPath = (page: Page, path: string) =>
  page.waitForURL((url) => url.pathname + url.search + url.hash === path);

/** Moves the pointer there as a hand does, and presses. */
export async function press(
  page: Page,
  element: Locator,
  options: { button?: "left" | "middle" } = {},
): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not shown");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await page.mouse.down(options);
  await page.mouse.up(options);
}
