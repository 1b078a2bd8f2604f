import { expect, it } from "vitest";
import { editionIn } from "#shared/editions/edition.ts";
import { wordsFor } from "#shared/words/words.ts";
import { makeScale } from "./scale.ts";

const words = wordsFor({ edition: editionIn("fr"), pageLanguage: "fr" });

const melatonin = {
  unit: "mg",
  usual: null,
  floor: null,
  isBeyond: false,
  limits: [
    { id: "dose.limits.register", value: 1.9 },
    { id: "dose.limits.elsewhere", value: 0.3 },
  ],
} as const;

const endOf = (line: Parameters<typeof makeScale>[0]) => {
  const scale = makeScale(line, words);
  return scale && scale.full[1] / scale.end;
};

it("is full up to the limit of the home market, whatever another State allows", () => {
  expect(endOf(melatonin)).toBeCloseTo(1);
  expect(endOf({ ...melatonin, limits: melatonin.limits.slice(1) })).toBeCloseTo(1);
  expect(
    endOf({ ...melatonin, limits: [...melatonin.limits, { id: "dose.limits.union", value: 3.8 }] }),
  ).toBeCloseTo(0.5);
});
