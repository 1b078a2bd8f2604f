// Dates of documents are those of git, newest first, and only for the bytes that are there.
import { expect, test } from "vitest";
import { readDates, readLog } from "./dates.ts";

test("the newest commit that touched a document dates it", () => {
  const blob = (letter: string) => letter.repeat(40);
  const line = (from: string, to: string, file: string) =>
    `:100644 100644 ${blob(from)} ${blob(to)} M\tshared/content/${file}`;
  const log = [
    "2026-05-04",
    "",
    line("a", "b", "liposomes/zinc/fr.md"),
    "2026-03-01",
    "",
    line("0", "a", "liposomes/zinc/fr.md"),
    line("0", "c", "liposomes/zinc/facts.yaml"),
  ].join("\n");
  expect(Object.fromEntries(readLog(log))).toEqual({
    "liposomes/zinc/fr.md": { date: "2026-05-04", blob: blob("b") },
    "liposomes/zinc/facts.yaml": { date: "2026-03-01", blob: blob("c") },
  });
});

test("every dated file is a document, and no date lies in the future", () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  for (const [file, date] of Object.entries(readDates())) {
    expect(file).toMatch(/\.(?:md|yaml)$/);
    expect(date).toMatch(/^(?:\d{4}-\d\d-\d\d)?$/);
    expect(date < tomorrow, file).toBe(true);
  }
});
