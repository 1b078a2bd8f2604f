// A real browser: that of CHROMIUM_PATH, else the one that comes from npm on Linux, else an installed Chrome, else Playwright's own.
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, type BrowserContext, chromium } from "playwright-core";

/** A browser that root starts has no sandbox. */
const noSandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Launches the browser, with options of its command line. Throws with what to install where there is none. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  // What is chosen is not replaced by another in silence.
  if (CHROMIUM_PATH)
    return chromium.launch({ executablePath: CHROMIUM_PATH, args: [...noSandbox, ...args] });
  const attempts = [
    () => launchBundled(args),
    () => chromium.launch({ args: [...args], channel: "chrome" }),
    () => chromium.launch({ args: [...args] }),
  ];
  const problems: string[] = [];
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch (error) {
      problems.push(String(error).split("\n")[0] ?? "");
    }
  }
  throw new Error(
    `No browser for the tests: install Chrome, or name one in CHROMIUM_PATH.\n${problems.join("\n")}`,
  );
}

async function launchBundled(args: readonly string[]): Promise<Browser> {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("no bundled browser here");
  // Its own options are for one page in one process; the tests open and close many.
  return chromium.launch({
    executablePath: await unpackBundled(),
    args: ["--no-sandbox", ...args],
  });
}

/**
 * Beside its package, so that it goes with it and belongs to whoever installed it. The package itself would unpack into the
 * system's temporary folder, and take what it finds there: half of a browser, another version's or another account's.
 */
async function unpackBundled(): Promise<string> {
  const { default: bundled } = await import("@sparticuz/chromium");
  const own = dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium"));
  const unpacked = join(own, "unpacked");
  if (!existsSync(unpacked)) {
    const draft = mkdtempSync(`${unpacked}-`);
    const { TMPDIR } = process.env;
    try {
      process.env["TMPDIR"] = draft;
      await bundled.executablePath();
      renameSync(draft, unpacked);
    } catch (error) {
      // Another process was faster.
      if (!existsSync(unpacked)) throw error;
    } finally {
      if (TMPDIR === undefined) delete process.env["TMPDIR"];
      else process.env["TMPDIR"] = TMPDIR;
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return join(unpacked, "chromium");
}

/** Collects what the console of any page in `context` shows as wrong; tests expect it to stay empty. */
export function watchConsole(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  context.on("weberror", (error) => problems.push(error.error().message));
  return problems;
}
