import { expect, test } from "vitest";
import { loadPrintFonts } from "./fonts.ts";

test("each cut has a PostScript name of its own", async () => {
  const names = (await loadPrintFonts()).map((font) => {
    const text = Buffer.from(font).toString("latin1").replaceAll("\0", "");
    return /(?:Newsreader\d\dpt|InstrumentSans)-(?:W\d{3}|Italic)/.exec(text)?.[0];
  });
  expect(names.every(Boolean)).toBe(true);
  expect(new Set(names).size).toBe(names.length);
});
