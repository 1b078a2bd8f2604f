// A real browser: the one that comes from npm on Linux, else an installed Chrome, else Playwright's own.
import { type Browser, chromium, type Page } from "playwright-core";

/** Launches the browser. Throws with what to install where there is none. */
export async function openBrowser(): Promise<Browser> {
  const attempts = [
    launchBundled,
    () => chromium.launch({ channel: "chrome" }),
    () => chromium.launch(),
  ];
  const problems: string[] = [];
  for (const attempt of attempts) {
    try {
      return await attempt();
    } catch (error) {
      problems.push(String(error).split("\n")[0] ?? "");
    }
  }
  throw new Error(`No browser for the tests: install Chrome.\n${problems.join("\n")}`);
}

async function launchBundled(): Promise<Browser> {
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("no bundled browser here");
  const { default: bundled } = await import("@sparticuz/chromium");
  // Its own options are for one page in one process; the tests open and close many.
  return chromium.launch({
    executablePath: await bundled.executablePath(),
    args: ["--no-sandbox"],
  });
}

/** Collects what a visitor's console would show as wrong; tests expect it to stay empty. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}
