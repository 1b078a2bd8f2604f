import { describe, expect, it, test } from "vitest";
import { entryId, entryPath, longestNote, mostChosen, readChosen, writeChosen } from "./chosen.ts";
import { readSelectionQuery, selectionQuery } from "./selection-address.ts";

const zinc = { id: "liposomes.zinc", note: "" };
const retinol = { id: "niosomes.retinol", note: "0,3 %,\n\n  pour la nuit\n" };

test("an id is the path of a page, and back", () => {
  expect(entryId("/liposomes/vitamine-c")).toBe("liposomes.vitamine-c");
  expect(entryPath("formule-marque-blanche.zinc")).toBe("/formule-marque-blanche/zinc");
});

describe("a selection as text", () => {
  it("is read as it was written, notes with their lines included", () => {
    expect(readChosen(writeChosen([zinc, retinol]))).toEqual([zinc, retinol]);
    expect(writeChosen([zinc, { id: "a.b", note: "deux\nlignes" }])).toBe(
      "liposomes.zinc\na.b\n  deux\n  lignes",
    );
  });

  it("keeps a note from passing for an entry", () => {
    const sly = [{ id: "a.b", note: "liposomes.zinc\r\nniosomes.retinol" }];
    expect(readChosen(writeChosen(sly)).map(({ id }) => id)).toEqual(["a.b"]);
  });

  it("is as long as it may be and no longer", () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      id: `a.b${index}`,
      note: "x".repeat(900),
    }));
    const read = readChosen(writeChosen(many));
    expect(read).toHaveLength(mostChosen);
    for (const { note } of read) expect(note).toHaveLength(longestNote);
  });

  it("names each entry once", () => {
    expect(readChosen("a.b\n  first\na.b\n  second")).toEqual([{ id: "a.b", note: "first" }]);
  });

  test.each([
    "",
    "\n\n",
    "  a note of nothing",
    "{}",
    '[["liposomes.zinc",""]]',
    "../../etc/passwd",
    "<script>.alert",
    "a.b.c",
    "\ud800.x",
    `${"a".repeat(100)}.b`,
  ])("has nothing of %j", (text) => expect(readChosen(text)).toEqual([]));

  it("never holds half of a letter", () => {
    const [chosen] = readChosen(`a.b\n  ${"x".repeat(longestNote - 1)}🌿`);
    expect(chosen?.note.isWellFormed()).toBe(true);
  });
});

describe("the address of a selection", () => {
  const read = (query: string) => readSelectionQuery(new URLSearchParams(query));

  it("carries ids in their order", () => {
    const ids = ["niosomes.retinol", "liposomes.zinc"];
    expect(selectionQuery(ids)).toBe("?s=niosomes.retinol,liposomes.zinc");
    expect(read(selectionQuery(ids))).toEqual(ids);
    expect(selectionQuery([])).toBe("");
  });

  it("is read whatever it says", () => {
    expect(read("?s=a.b,,x,%00,a.b,c.d%20,<b>.i,e.f")).toEqual(["a.b", "e.f"]);
    expect(read(`?s=${Array.from({ length: 1000 }, (_, index) => `a.b${index}`)}`)).toHaveLength(
      mostChosen,
    );
    expect(read("?s")).toEqual([]);
    expect(read("")).toEqual([]);
  });
});
