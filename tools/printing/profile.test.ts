import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readProfile } from "./profile.ts";

const folder = mkdtempSync(join(tmpdir(), "profiles-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(device: string, space: string, text: string): string {
  const bytes = Buffer.alloc(200);
  bytes.write(device, 12);
  bytes.write(space, 16);
  bytes.write("acsp", 36);
  bytes.write(text, 130);
  const path = join(folder, `${device}-${space}-${text}.icc`);
  writeFileSync(path, bytes);
  return path;
}

test("a press in four inks is a printing condition", () => {
  const { condition, bytes } = readProfile(write("prtr", "CMYK", "FOGRA51"), "FOGRA51");
  expect(condition).toBe("FOGRA51");
  expect(bytes.length).toBe(200);
});

test.each([
  [["mntr", "RGB ", ""], /profile of mntr in RGB, not of a press/],
  [["prtr", "CMYK", "FOGRA39"], /is of FOGRA39, not of FOGRA51/],
] as const)("%s is none", ([device, space, text], said) => {
  expect(() => readProfile(write(device, space, text), "FOGRA51")).toThrow(said);
});

test("a file of another kind is no printing condition", () => {
  expect(() => readProfile(import.meta.filename, "FOGRA51")).toThrow(/is no ICC profile/);
});
