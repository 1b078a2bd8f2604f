// The look of the printed catalogue's pages, as far as a program can tell: nothing torn, no page that stays empty.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { type PlacedText, readPlaces } from "#tests/read-pdf.ts";
import { trim } from "#tools/printing/measures.ts";

const folder = join(import.meta.dirname, "../../dist/site");

/** Letters of a short word, and of a line that it would have had room on. */
const shortWord = 8;
const longLine = 18;

/** Some are names that must break, or stand beside a table's next row: it was eight times as many before words were bound. */
const mostWidows = 24;
/** Points between two lines of text: a picture may stand there. */
const mostEmpty = (3 / 8) * trim.height;

/** What stands at one height from one left edge on. */
interface Line {
  readonly text: string;
  readonly size: number;
  readonly from: number;
  readonly base: number;
}

/** Pieces of one size that follow each other, as lines. */
function listLines(page: readonly PlacedText[]): readonly Line[] {
  const lines: (Line & { to: number })[] = [];
  const level = page.flatMap(({ from, to, ...each }) =>
    from === null || to === null ? [] : [{ ...each, from, to }],
  );
  for (const piece of level.toSorted((a, b) => b.base - a.base || a.from - b.from)) {
    const line = lines.find(
      ({ base, size, to }) =>
        Math.abs(base - piece.base) < 0.5 && size === piece.size && Math.abs(piece.from - to) < 6,
    );
    if (line) Object.assign(line, { text: line.text + piece.text, to: piece.to });
    else lines.push({ ...piece });
  }
  return lines;
}

/** Last lines of one short word. */
function listWidows(page: readonly PlacedText[]): readonly string[] {
  const lines = listLines(page);
  const near = (line: Line, way: 1 | -1) =>
    lines.find(
      (other) =>
        Math.abs(other.from - line.from) < 1 &&
        other.size === line.size &&
        way * (other.base - line.base) > line.size / 2 &&
        way * (other.base - line.base) < line.size * 1.6,
    );
  return lines.flatMap((line) => {
    const before = near(line, 1);
    return /^\p{L}+\.?$/u.test(line.text) &&
      line.text.length <= shortWord &&
      before &&
      before.text.length >= longLine &&
      !near(line, -1)
      ? [`${before.text} / ${line.text}`]
      : [];
  });
}

/** The largest height without text between the first line of a page and its number, points. */
function largestGap(page: readonly PlacedText[]): number {
  const bases = page.map(({ base }) => base).toSorted((a, b) => b - a);
  return Math.max(...bases.map((base, at) => base - (bases[at + 1] ?? base)));
}

describe.each(languages.map(({ id }) => id))("the catalogue in %s", (language) => {
  const read = readPlaces(readFileSync(join(folder, catalogueAddress(language))));

  test("leaves hardly a last word alone on its line", async () => {
    const widows = (await read).flatMap((page, at) =>
      listWidows(page).map((widow) => `p. ${at + 1}: ${widow}`),
    );
    expect(widows.length, widows.join("\n")).toBeLessThanOrEqual(mostWidows);
  });

  test("has no page of text of which more than three eighths have none", async () => {
    const empty = (await read).flatMap((page, at) =>
      page.length > 30 && largestGap(page) > mostEmpty ? [`p. ${at + 1}: ${largestGap(page)}`] : [],
    );
    expect(empty).toEqual([]);
  });
});
