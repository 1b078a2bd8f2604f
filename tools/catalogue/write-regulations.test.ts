import { expect, test } from "vitest";
import { writeRegulations } from "./write-regulations.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  ["fr", "règlement (UE) 432/2012.", "règlement (UE) n° 432/2012."],
  [
    "fr",
    "règlements (CE) n° 1924/2006 et (UE) n° 432/2012",
    "règlements (CE) n° 1924/2006 et (UE) n° 432/2012",
  ],
  ["en", "Regulation (EC) 1223/2009, Article 19", "Regulation (EC) No 1223/2009, Article 19"],
  ["en", "Regulation (EU) 2015/2283", "Regulation (EU) 2015/2283"],
] as const)("in %s, %s becomes %s", (language, given, wanted) => {
  expect(plain(writeRegulations(given, language))).toBe(wanted);
});

test("texts are found at any depth, and nothing else changes", () => {
  const data = { rows: [{ source: "(UE) 655/2013", amount: null, cfu: 200 }] };
  expect(writeRegulations(data, "fr")).toEqual({
    rows: [{ source: "(UE)\u00a0n°\u00a0655/2013", amount: null, cfu: 200 }],
  });
});
