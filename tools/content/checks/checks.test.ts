// Each rule finds its mistake: the content as it is, with one thing broken.
import { beforeAll, describe, expect, test } from "vitest";
import { pictures } from "#shared/pictures/pictures.ts";
import { sayProblem } from "../problems.ts";
import { finishDocuments, readContent } from "../read-content.ts";
import type { Broken, Mistake } from "./broken-content.ts";
import { checkContent } from "./check-content.ts";
import type { Check, CheckedContent } from "./checked-content.ts";
import { checkClaims } from "./claims.ts";
import { checkDoses } from "./doses.ts";
import { checkFilters } from "./filters.ts";
import { checkIdentity } from "./identity.ts";
import { checkLengths } from "./lengths.ts";
import { checkLinks } from "./links.ts";
import { mistakesOfFacts } from "./mistakes-of-facts.ts";
import { mistakesOfWords } from "./mistakes-of-words.ts";
import { checkOriginality } from "./originality.ts";
import { checkPictures } from "./pictures.ts";
import { checkProducts } from "./products.ts";
import { checkStatus } from "./status.ts";
import { checkStrains } from "./strains.ts";
import { checkTypography } from "./typography.ts";

let whole: CheckedContent;

beforeAll(async () => {
  const content = readContent();
  const documents = await finishDocuments(content, content.entries, []);
  whole = {
    entries: content.entries,
    documents,
    pictures: new Set(Object.keys(pictures)),
    engravings: content.engravings,
  };
}, 60_000);

test("the content as it is has no problem", () => {
  expect(checkContent(whole).map(sayProblem)).toEqual([]);
});

const checks = {
  claims: checkClaims,
  doses: checkDoses,
  filters: checkFilters,
  identity: checkIdentity,
  lengths: checkLengths,
  links: checkLinks,
  originality: checkOriginality,
  pictures: checkPictures,
  products: checkProducts,
  status: checkStatus,
  strains: checkStrains,
  typography: checkTypography,
} as const satisfies Readonly<Record<string, Check>>;

const mistakes: Record<keyof typeof checks, readonly Mistake[]> = {
  ...mistakesOfFacts,
  ...mistakesOfWords,
};

describe.each(Object.entries(mistakes))("%s", (name, list) => {
  test.each(list)("finds %s", (_what, breakIt, expected) => {
    const { pictures: names, ...plain } = whole;
    const content = { ...structuredClone(plain), pictures: new Set(names) };
    breakIt(content as unknown as Broken);
    const said = checks[name as keyof typeof checks](content).map(sayProblem);
    expect(said.join("\n")).toMatch(expected);
  });
});
