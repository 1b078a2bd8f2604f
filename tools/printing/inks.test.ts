import { expect, test } from "vitest";
import { separateBlack } from "./inks.ts";

test.each<[content: string, wanted: string | undefined, of: string]>([
  ["/c0 cs\n0.05882353 0.16470589 0.14117648 scn\nBT", "0 0 0 1 k\nBT", "text"],
  ["/c0 CS\n0.7254902 0.75686276 0.7254902 SCN", "0 0 0 0.28 K", "lines"],
  ["/c1 cs\n1 scn", "0 0 0 0 k", "white"],
  ["/c1 cs\n0 scn", "0 0 0 1 k", "a drawing's black"],
  ["/c0 cs\n0.88627451 0.38431373 0.05490196 scn", undefined, "the core's orange"],
  ["/Pattern cs\n/p0 scn", undefined, "a gradient"],
])("%s becomes %s: %s", (content, wanted) => {
  expect(separateBlack(content)).toBe(wanted ?? content);
});
