import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { doseAt, nextStop, stepDose, stepOf } from "./gauge-doses.ts";
import {
  listBeads,
  narrowTrack,
  type Place,
  placeDose,
  placeLines,
  type Scale,
  scaleOf,
  type Track,
  wideTrack,
} from "./gauge-places.ts";

const x = ({ share, shift }: Place, width: number) => share * width + shift;

const zinc: Scale = { threshold: 1.5e6, maximum: 15e6, europe: 25e6 };
// EFSA: 250 mg from supplements; order of 2006: 300 mg. The stricter ends the window.
const magnesium = scaleOf({ threshold: 56.25e6, maximum: 300e6, europe: 250e6, limits: [] });
const b12: Scale = { threshold: 375, maximum: null, europe: null };
const curcumin: Scale = { threshold: null, maximum: 153e6, europe: null };
const strain: Scale = { threshold: null, maximum: null, europe: null };

test("lines stand where the screens have them", () => {
  const lines = placeLines(zinc, wideTrack);
  expect(lines.threshold && x(lines.threshold, 540)).toBeCloseTo(114);
  expect(lines.maximum && x(lines.maximum, 540)).toBeCloseTo(378);
  expect(lines.europe && x(lines.europe, 540)).toBeCloseTo(498);
  const narrow = placeLines(zinc, narrowTrack);
  expect(narrow.threshold && x(narrow.threshold, 350)).toBeCloseTo(65);
  expect(narrow.maximum && x(narrow.maximum, 350)).toBeCloseTo(245);
  expect(narrow.europe && x(narrow.europe, 350)).toBeCloseTo(315);
});

// In the Union melatonin may be a medicine from 0.3 mg, and its claims take 0.5 mg.
test("there is no window where the limit is below the threshold", () => {
  const scale = scaleOf({ threshold: 500, maximum: 300, europe: null, limits: [] });
  expect(scale).toEqual({ threshold: null, maximum: 300, europe: null });
  expect(listBeads(scale, wideTrack, []).some(({ kind }) => kind === "full")).toBe(false);
});

test("the stricter of a maximum and a European level ends the window, the other stands beyond", () => {
  expect(magnesium).toEqual({ threshold: 56.25e6, maximum: 250e6, europe: 300e6 });
  expect(scaleOf({ threshold: 1.5e6, maximum: 15e6, europe: 25e6, limits: [] })).toEqual(zinc);
});

test("doses stand where the screens have them", () => {
  const at = (amount: number, scale: Scale) =>
    Math.round(x(placeDose(amount, scale, wideTrack), 540));
  expect(at(10e6, zinc)).toBe(274);
  expect(at(30e6, zinc)).toBe(522);
  expect(at(25_000, b12)).toBe(515);
  expect(at(60e6, curcumin)).toBe(150);
  expect(at(3, strain)).toBe(270);
});

test("on its threshold a dose has passed it, on its maximum it has not", () => {
  const at = (amount: number) => x(placeDose(amount, zinc, wideTrack), 540);
  expect(at(1.5e6)).toBeCloseTo(114 + 24);
  expect(at(15e6)).toBeCloseTo(378 - 24);
  expect(at(15e6 + 1)).toBeCloseTo(378 + 24);
});

const amount = fc.integer({ min: 1, max: 1e12 });
const maybe = fc.option(amount, { nil: null });
const scales = fc
  .record({ threshold: maybe, maximum: maybe, europe: maybe })
  // Thresholds are below limits, and the first of two lines is the stricter (scaleOf).
  .filter(
    ({ threshold, maximum, europe }) =>
      (threshold === null || ((maximum ?? 2e12) > threshold && (europe ?? 2e12) > threshold)) &&
      (maximum === null || europe === null || europe > maximum),
  );
const drawn = fc.constantFrom<[Track, number]>(
  ...[wideTrack, narrowTrack].flatMap((track) =>
    track.widths.map((width): [Track, number] => [track, width]),
  ),
);

describe("whatever the scale", () => {
  test("a mark touches no line", () => {
    fc.assert(
      fc.property(scales, amount, drawn, (scale, dose, [track, width]) => {
        const place = x(placeDose(dose, scale, track), width);
        for (const line of Object.values(placeLines(scale, track)))
          if (line) expect(Math.abs(x(line, width) - place)).toBeGreaterThanOrEqual(track.mark / 2);
        expect(place).toBeGreaterThanOrEqual(track.mark / 2 - 1e-6);
        // The ground goes on beside the rod.
        expect(place).toBeLessThanOrEqual(width + track.mark / 2);
      }),
    );
  });

  test("more never stands further left", () => {
    fc.assert(
      fc.property(scales, amount, amount, drawn, (scale, one, other, [track, width]) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(x(placeDose(less, scale, track), width)).toBeLessThanOrEqual(
          x(placeDose(more, scale, track), width) + 1e-6,
        );
      }),
    );
  });

  test("a mark stands where it is let go", () => {
    fc.assert(
      fc.property(scales, amount, drawn, (scale, drawnDose, [track, width]) => {
        const stops = [scale.threshold, scale.maximum, scale.europe].filter(
          (stop) => stop !== null,
        );
        const dose = 1 + (drawnDose % Math.max(1, ...stops));
        // Beyond its last line a rod has no end, and a pointer reaches a part of it.
        if (stops.includes(dose) || dose > Math.max(0, ...stops)) return;
        const place = (of: number) => x(placeDose(of, scale, track), width);
        const found = doseAt(place(dose), width, scale, track);
        // On a stretch as wide as a mark, all doses stand in one place.
        expect(Math.abs(place(found ?? 0) - place(dose))).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("beads are counted, and none lies below a mark", () => {
    fc.assert(
      fc.property(scales, amount, drawn, (scale, dose, [track, width]) => {
        const place = placeDose(dose, scale, track);
        const runs = listBeads(scale, track, [{ place, radius: track.clearance }]);
        const beads = runs.flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, at) => first + at),
        );
        expect(new Set(beads).size).toBe(beads.length);
        for (const bead of beads)
          expect(
            Math.abs((bead / track.intervals) * width - x(place, width)),
          ).toBeGreaterThanOrEqual(track.clearance - 1e-6);
      }),
    );
  });
});

test("beads say where they are: rings, full ones, rings, points", () => {
  expect(listBeads(zinc, wideTrack, [])).toEqual([
    { kind: "ring", first: 0, last: 9 },
    { kind: "full", first: 10, last: 31 },
    { kind: "ring", first: 32, last: 41 },
    { kind: "point", first: 42, last: 45 },
  ]);
  expect(listBeads(magnesium, wideTrack, [])).toEqual(listBeads(zinc, wideTrack, []));
  expect(listBeads(b12, wideTrack, []).map(({ kind }) => kind)).toEqual(["ring", "full"]);
  expect(listBeads(strain, wideTrack, []).map(({ kind }) => kind)).toEqual(["point"]);
});

test("steps are round, and about a hundredth", () => {
  expect(stepOf(zinc, null)).toBe(100_000);
  expect(stepOf(magnesium, null)).toBe(2_000_000);
  expect(stepOf(strain, 10_000)).toBe(1000);
  expect(stepOf(strain, null)).toBe(1);
  expect(stepDose(10_000_000, 100_000, 1)).toBe(10_100_000);
  expect(stepDose(10_050_000, 100_000, 1)).toBe(10_100_000);
  expect(stepDose(10_050_000, 100_000, -1)).toBe(10_000_000);
  expect(stepDose(100_000, 100_000, -1)).toBe(100_000);
});

test("pages lead to threshold, reference and limits", () => {
  expect(nextStop(2e6, zinc, 10e6, 1)).toBe(10e6);
  expect(nextStop(10e6, zinc, 10e6, 1)).toBe(15e6);
  expect(nextStop(10e6, zinc, 10e6, -1)).toBe(1.5e6);
  expect(nextStop(30e6, zinc, 10e6, 1)).toBeNull();
});
