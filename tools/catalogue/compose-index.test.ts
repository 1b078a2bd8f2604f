import { expect, test } from "vitest";
import { composeIndex } from "./compose-index.ts";

test("names stand under their first letter, with all their pages; another name leads to the one we use", () => {
  const index = composeIndex(
    [
      { name: "zinc", target: "liposomes/zinc", isLatin: false },
      { name: "zinc", target: "niosomes/zinc", isLatin: false },
      { name: "ZINC", target: "niosomes/zinc", of: "zinc", isLatin: false },
      { name: "5-HTP", target: "liposomes/griffonia", of: "griffonia", isLatin: false },
      { name: "α-arbutine", target: "niosomes/arbutine", of: "arbutine", isLatin: false },
    ],
    "fr",
  );
  expect(index.map(({ letter }) => letter)).toEqual(["A", "H", "Z"]);
  expect(index[0]?.lines[0]).toMatchObject({ name: "alpha-arbutine", of: "arbutine" });
  expect(index[2]?.lines).toMatchObject([
    { name: "zinc", of: null, targets: ["liposomes/zinc", "niosomes/zinc"] },
  ]);
});
