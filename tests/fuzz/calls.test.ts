// Whatever a visitor sends, what reads it answers, at once, with no more than there is. What fails is shown with its seed.
// `npm run attack:night` takes other and more cases.
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { seed } from "../fixed-cases.ts";
import { hardSearches } from "../hard-searches.ts";
import { type CallName, calls } from "./calls.ts";
import { createCallRunner } from "./run-calls.ts";
import { encodedTexts, longTexts, ownNames, paths, queryStrings, texts } from "./texts.ts";

/** npm says which command runs: no shell of every system could set a number. */
const isNight = process.env["npm_lifecycle_event"] === "attack:night";
const cases = Number(process.env["CASES"] ?? (isNight ? 100_000 : 100));
/** ms. A smaller text that fails as well is worth so much time. */
const shrinkTime = 15_000;
/** A whole page is loaded twice each time, and what reads its address has calls of its own. */
const runsOf = (name: CallName) => (name.startsWith("page of") ? Math.ceil(cases / 4) : cases);
/** ms, on a machine that is busy with something else. */
const caseTime = 400;

const runner = createCallRunner();
afterAll(() => runner.stop());

console.log(`SEED=${seed} CASES=${cases}`);

const anyText = fc.oneof({ weight: 9, arbitrary: texts }, { weight: 1, arbitrary: longTexts });
const headers = fc.oneof(
  anyText,
  fc
    .array(
      fc.oneof(
        fc.constantFrom("br", "gzip", "identity", "*", "text/markdown", "text/html", '"abc"', "W/"),
        fc.constantFrom(";q=0", ";q=1", ";q=nan", ";", ",", ", ", "=", '"', " "),
        texts,
      ),
      { maxLength: 30, size: "max" },
    )
    .map((parts) => parts.join("")),
);
const queries = fc.oneof(
  { weight: 3, arbitrary: encodedTexts.map((text) => `q=${text}`) },
  { weight: 3, arbitrary: queryStrings },
  { weight: 1, arbitrary: anyText },
);
const benchFields = fc.oneof(
  fc.constantFrom(
    "zinc",
    "sph-131",
    "retinol",
    "vitamine-c",
    "fer",
    "calcium",
    "epadha",
    "minceur",
  ),
  fc.constantFrom(
    "v",
    "contenant",
    "marche",
    "soin",
    "serie",
    "contenu",
    "conditionnement",
    "date",
    "pays",
    "dire",
    "ajouter",
    "multivitamines",
  ),
  encodedTexts,
);
const benchValues = fc.oneof(
  fc.constantFrom("10mg", "1,5 g", "400 UI", "", "-3", "1e9", "gelule-1", "ue", "5000", "1 000 ug"),
  fc.double().map(String),
  encodedTexts,
);
const formulas = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.tuple(benchFields, benchValues).map(([name, value]) => `${name}=${value}`),
        { maxLength: 30, size: "max" },
      )
      .map((fields) => fields.join("&")),
  },
  { weight: 1, arbitrary: queries },
);
const emails = fc.oneof(
  anyText,
  fc
    .tuple(texts, fc.constantFrom("gmial.com", "gmail.con", "orange.fr", "__proto__.com"), texts)
    .map(([local, domain, end]) => `${local.slice(0, 70)}@${domain}${end.slice(0, 3)}`),
);

const inputs: Readonly<Record<CallName, fc.Arbitrary<string>>> = {
  search: texts,
  "address of a search": queries,
  "address of a selection": queries,
  "address of the form": queries,
  "page of a list": queries,
  "page of a list of strains": queries,
  "page of products": queries,
  "page of a search": queries,
  "page of a selection": queries,
  "page of claims": queries,
  "page of maxima": queries,
  "page of a supplement's bench": formulas,
  "page of a serum's bench": formulas,
  "JSON of a bench": formulas,
  "Markdown of a bench": formulas,
  "page of the form": queries,
  "mistyped path": fc.oneof(paths, anyText),
  "edition of an address": fc.oneof(paths, anyText),
  "page to go back to": fc.oneof(paths, anyText),
  "slip in an address": emails,
  "fields of an enquiry": fc.oneof(anyText, emails),
  "notes of a selection": fc.oneof(
    anyText,
    fc
      .array(fc.oneof(texts, fc.constantFrom("a.b", "liposomes.zinc", "\n", "\n  ", "\r", "  ")))
      .map((parts) => parts.join("")),
  ),
  "Accept-Encoding": headers,
  Accept: headers,
  "If-None-Match": headers,
};

test.each(Object.keys(calls) as CallName[])(
  "%s",
  async (name) => {
    let shrinksUntil = Number.POSITIVE_INFINITY;
    const property = fc.asyncProperty(inputs[name], async (text) => {
      if (performance.now() > shrinksUntil) return;
      try {
        await runner.run({ name, text });
      } catch (error) {
        shrinksUntil = Math.min(shrinksUntil, performance.now() + shrinkTime);
        throw error;
      }
    });
    await fc.assert(property, { seed, numRuns: runsOf(name) });
  },
  60_000 + cases * caseTime,
);

test("the names of the site are read within the same bounds", async () => {
  expect(ownNames.length).toBeGreaterThan(200);
  for (const text of ownNames) await runner.run({ name: "search", text });
});

test("what once was hard to search is searched within the same bounds", async () => {
  for (const text of hardSearches) await runner.run({ name: "search", text });
});
