import { expect, test } from "vitest";
import { readBlocks, readRuns } from "./rich-text.ts";

test("inline HTML becomes runs; a tag that print does not know is an error", () => {
  expect(readRuns("<b>La racine de <i>Withania</i></b> &amp; l’eau, H<sub>2</sub>O")).toEqual([
    { kind: "b", text: "La racine de " },
    { kind: "la", text: "Withania" },
    " & l’eau, H",
    "₂",
    "O",
  ]);
  expect(() => readRuns("<video>")).toThrow("<video>");
});

test("legal texts become paragraphs, lists and tables", () => {
  expect(
    readBlocks("<p>Un</p><ul><li>Deux</li></ul><table><tr><th>a</th><td>b</td></tr></table>"),
  ).toEqual([
    { kind: "p", runs: ["Un"] },
    { kind: "ul", items: [["Deux"]] },
    { kind: "table", rows: [[["a"], ["b"]]] },
  ]);
});
