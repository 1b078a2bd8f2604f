// The lines of titles, on a page of every kind at four widths: no word is torn, inside it or at its hyphen, and no short word ends a
// line.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { kindAddresses } from "#tests/addresses.ts";
import { pageKinds } from "#tests/page-kinds.ts";
import { openPage, shareBrowser, siteUrl } from "#tests/visit.ts";

shareBrowser();

const widths = [390, 820, 1440, 1920];
const addresses = [...new Set([...kindAddresses, ...pageKinds])];

/** Ends of lines that are torn from what follows: "au-|dessus", "Le|verdict". */
const findTorn = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    /** The lower edge of a sign; null of one that is not shown. */
    const lineOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getClientRects()[0];
      return box && box.width > 0 ? box.bottom : null;
    };
    const torn: string[] = [];
    for (const title of document.querySelectorAll("h1, h2, h3, h4")) {
      // For screen readers: a point.
      if (title.getBoundingClientRect().width < 2) continue;
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? "";
        const isTorn = (from: number, to: number) => {
          const [above, below] = [lineOf(node, from), lineOf(node, to)];
          return above !== null && below !== null && below - above > 6;
        };
        for (const { index } of text.matchAll(/\p{L}(?=\p{L}|-\p{L})/gu))
          if (isTorn(index, index + 1)) torn.push(`${text.slice(0, index + 1)}|`);
        // What is longer in one piece may part, as a narrow screen has no room for it.
        for (const { 0: compound, index } of text.matchAll(/\p{L}+\u2060?-[\p{L}\u2060-]+/gu))
          if (
            compound.replaceAll("\u2060", "").length <= 12 &&
            isTorn(index, index + compound.length - 1)
          )
            torn.push(compound);
        for (const { 0: pair, index } of text.matchAll(/(?<![^ ])\p{L}{1,3} \S{1,8}(?!\S)/gu))
          if (isTorn(index, index + pair.indexOf(" ") + 1)) torn.push(pair.replace(" ", "|"));
      }
    }
    return torn;
  });

describe.each(editions)("edition $id", (edition) => {
  test("no title is torn", async () => {
    const page = await openPage();
    const torn: string[] = [];
    for (const address of addresses) {
      await page.goto(siteUrl + addressIn(edition, address));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        torn.push(...(await findTorn(page)).map((end) => `${address} at ${width}: ${end}`));
      }
    }
    expect(torn).toEqual([]);
  });
});
