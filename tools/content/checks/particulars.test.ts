// What the laboratory shows without the file that shows it, or of an entry that does not exist: each found by its check. A person
// or a brand without consent is refused by the schema.
import { expect, test } from "vitest";
import { particulars } from "#shared/content/schema/particulars.ts";
import { filledParticulars } from "#tests/filled-particulars.ts";
import { documentOf, eachIsFound } from "#tests/kits/broken-content.ts";
import { checkParticulars } from "./particulars.ts";

const { measurements, certificates } = filledParticulars;

eachIsFound(
  { particulars: checkParticulars },
  {
    particulars: [
      [
        "a certificate without its file",
        (content) => setTo(content, { measurements: [], certificates }),
        /there is no public\/files\/iso-22000\.pdf/,
      ],
      [
        "a measurement of no entry",
        (content) =>
          setTo(content, {
            measurements: measurements.slice(1).map((each) => ({ ...each, of: "liposomes/zinq" })),
            certificates: [],
          }),
        /nothing is at liposomes\/zinq/,
      ],
    ],
  },
);

function setTo(content: Parameters<typeof documentOf>[0], lists: object) {
  Object.assign(documentOf(content, "particulars")["particulars"] as object, lists);
}

test.each([
  ["cases", "a brand"],
  ["people", "a person"],
] as const)("%s: %s without written consent is refused", (list, _) => {
  const pictureless = { ...filledParticulars, places: [] };
  const without = (keep: boolean) => ({
    ...pictureless,
    cases: filledParticulars.cases.map(({ picture: _, consent, ...rest }) =>
      keep || list !== "cases" ? { ...rest, consent } : rest,
    ),
    people: filledParticulars.people.map(({ picture: _, consent, ...rest }) =>
      keep || list !== "people" ? { ...rest, consent } : rest,
    ),
  });
  expect(particulars.safeParse(without(true)).success).toBe(true);
  const { error } = particulars.safeParse(without(false));
  expect(new Set(error?.issues.map(({ path }) => path.join(".").replace(/\d+/, "*")))).toEqual(
    new Set([`${list}.*.consent`]),
  );
});
