import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readWholePdf } from "./place-catalogues.ts";

const folder = mkdtempSync(join(tmpdir(), "catalogues-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["%PDF-1.7\n…\nstartxref\n9\n%%EOF\n", true],
  ["%PDF-1.7\n…\nstartxref\n9\n%%EO", false],
  ["", false],
])("of %j it is said whether it is a whole PDF", (text, isWhole) => {
  const path = join(folder, "catalogue.pdf");
  writeFileSync(path, text);
  expect(readWholePdf(path)?.toString()).toBe(isWhole ? text : undefined);
});

test("a missing file is undefined", () => {
  expect(readWholePdf(join(folder, "none.pdf"))).toBeUndefined();
});
