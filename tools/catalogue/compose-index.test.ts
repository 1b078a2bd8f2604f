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

test("no name stands twice: one that folds to its neighbour is left out, several targets share a line", () => {
  const index = composeIndex(
    [
      { name: "allantoïne", target: "niosomes/allantoine", isLatin: false },
      { name: "ALLANTOIN", target: "niosomes/allantoine", of: "allantoïne", isLatin: false },
      { name: "AHA", target: "niosomes/lactique", of: "acide lactique", isLatin: false },
      { name: "AHA", target: "niosomes/glycolique", of: "acide glycolique", isLatin: false },
    ],
    "fr",
  );
  expect(index.flatMap(({ lines }) => lines)).toMatchObject([
    { name: "AHA", of: null, targets: ["niosomes/lactique", "niosomes/glycolique"] },
    { name: "allantoïne", targets: ["niosomes/allantoine"] },
  ]);
});
