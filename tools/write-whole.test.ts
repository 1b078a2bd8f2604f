// A file is written completely or not at all.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { writeWhole } from "./write-whole.ts";

const folder = mkdtempSync(join(tmpdir(), "spherine-write-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a file replaces an earlier one, in a folder made for it", () => {
  const path = join(folder, "deep/file.txt");
  writeWhole(path, "one");
  writeWhole(path, "two");
  expect(readFileSync(path, "utf8")).toBe("two");
  expect(readdirSync(join(folder, "deep"))).toEqual(["file.txt"]);
});

test("a file that cannot be put in its place leaves nothing behind", () => {
  mkdirSync(join(folder, "taken/file.txt/inside"), { recursive: true });
  expect(() => writeWhole(join(folder, "taken/file.txt"), "one")).toThrow();
  expect(readdirSync(join(folder, "taken"))).toEqual(["file.txt"]);
});
