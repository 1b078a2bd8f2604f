// The pills at a field, of every active: each dose once, each by a name of its own.
import { expect, test } from "vitest";
import { deskActives } from "#server/desk/desk-actives.ts";
import { listStops } from "#shared/formula/dose-stops.ts";
import { instruments } from "#shared/formula/formula.ts";
import { nameStop } from "#shared/formula/sentences/stops.ts";
import { judged, plain } from "./example-verdict.ts";

const stopsOf = (slug: string, query: string, instrument: (typeof instruments)[number]) => {
  const now = judged({ query, instrument });
  return listStops(slug, now).map((stop) => ({ ...stop, name: plain(nameStop(stop, now.words)) }));
};

test.each(instruments)("%s: no two of one rod have the same name or dose", (instrument) => {
  const wrong = [...deskActives[instrument].keys()].flatMap((slug) => {
    const stops = stopsOf(slug, `${slug}=`, instrument);
    const isTwice = (read: (stop: (typeof stops)[number]) => unknown) =>
      new Set(stops.map(read)).size < stops.length;
    return isTwice(({ name }) => name) || isTwice(({ amount }) => amount)
      ? [`${slug}: ${stops.map(({ name, amount }) => `${name} ${amount}`).join(", ")}`]
      : [];
  });
  expect(wrong).toEqual([]);
});

// EFSA: 250 mg of magnesium from supplements, under the 300 mg of the order of 2006.
test("the last is the strictest limit, by its name", () => {
  expect(stopsOf("magnesium", "magnesium=", "complement").at(-1)).toMatchObject({
    name: "Europe",
    amount: 250e6,
  });
  expect(stopsOf("zinc", "zinc=", "complement").at(-1)).toMatchObject({
    name: "maximum",
    amount: 15e6,
  });
  expect(stopsOf("niacinamide", "niacinamide=", "serum").map(({ name }) => name)).toEqual([
    "bas de l’usage",
    "haut de l’usage",
  ]);
});

// Folate earns a claim on pregnancy, which vitamin A keeps off the label.
test("a stop promises what the formula earns at it, with all that is beside", () => {
  const query = "vitamineb9=200ug&vitamine-a=400ug";
  const { rods } = judged({ query, instrument: "complement" }).verdict;
  const earned = rods.find(({ parts }) => parts.some(({ slug }) => slug === "vitamineb9"))?.earned;
  const stop = stopsOf("vitamineb9", query, "complement").find(({ amount }) => amount === 200_000);
  expect(stop?.rod.earned.map(({ id }) => id)).toEqual(earned?.map(({ id }) => id));
});
