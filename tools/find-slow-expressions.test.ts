// No regular expression of what visitors reach takes longer than its text, unless it says why no long text reaches it.
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./content/problems.ts";
import { findSlowExpressions } from "./find-slow-expressions.ts";

test("expressions of the site are linear, or bounded by what is told above them", () => {
  const files = globSync("{client,server,shared}/**/*.{ts,tsx}", { cwd: root })
    .filter((path) => !/\.test\.|\/generated\//.test(path))
    .map((path) => join(root, path));
  expect(files.length).toBeGreaterThan(500);
  const slow = findSlowExpressions(join(root, "tsconfig.json"), files);
  expect(slow.map(({ file, line, text, problem }) => `${file}:${line} ${text} ${problem}`)).toEqual(
    [],
  );
}, 120_000);

test("a slow one is found, and a bound where there is nothing to bound", () => {
  const folder = mkdtempSync(join(tmpdir(), "spherine-"));
  const file = join(folder, "page.ts");
  writeFileSync(
    file,
    `export const isFile = (path: string) => /\\.[^/]+$/.test(path);
// Bound: a name of ours, at most 60 signs.
export const isName = (name: string) => /\\.[^/]+$/.test(name);
// Bound: none is needed.
export const isNumber = /^\\d+$/;
export const word = (name: string) => new RegExp(name);
export const many = /^(a|a)+$/;
`,
  );
  const configFile = join(folder, "tsconfig.json");
  writeFileSync(configFile, JSON.stringify({ compilerOptions: { strict: true }, files: [file] }));
  const found = findSlowExpressions(configFile, [file]);
  rmSync(folder, { recursive: true });
  expect(found.map(({ line, problem }) => `${line} ${problem}`)).toEqual([
    "1 2nd degree polynomial",
    "5 linear, and needs no bound",
    "6 composed at run time",
    "7 exponential",
  ]);
});
