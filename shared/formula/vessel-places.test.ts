import { expect, test } from "vitest";
import { capsuleVolumes } from "#shared/content/capsules.ts";
import { bottlePlaces, capsuleOf, fillBeads } from "./vessel-places.ts";

test.each([
  ["gelule-00", "00", 182, 147.1, 404.2],
  ["gelule-0", "0", 136, 131.8, 368.1],
  ["gelule-1", "1", 100, 119.2, 332],
] as const)(
  "%s has a place for every five milligrams, to scale",
  (id, size, count, width, height) => {
    const capsule = capsuleOf(id, 1000 * capsuleVolumes[size]);
    expect(capsule).toMatchObject({ width, height });
    const { places = [], radius = 0 } = capsule ?? {};
    expect(places).toHaveLength(count);
    for (const [at, { x, y }] of places.entries()) {
      // Inside of the shell, and none over another.
      const end = width / 2;
      const beyond = Math.max(0, y - (height - end), end - y);
      expect(Math.hypot(x - end, beyond) + radius).toBeLessThan(end);
      for (const other of places.slice(at + 1))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(2 * radius);
    }
  },
);

test("what is no capsule has no places", () => {
  expect(capsuleOf("stick", 680)).toBeNull();
});

test("a bottle has a hundred", () => {
  expect(bottlePlaces(0, 100, 10)).toHaveLength(100);
});

test("beads are filled in order; under a quarter of one there is none", () => {
  const { layers, rest } = fillBeads(
    [
      { slug: "vitamine-c", amount: 120 },
      { slug: "acerola", amount: 160 },
      { slug: "zinc", amount: 33 },
      { slug: "selenium", amount: 0.14 },
    ],
    5,
  );
  expect(layers.map(({ first, count }) => [first, count])).toEqual([
    [0, 24],
    [24, 32],
    [56, 7],
    [63, 0],
  ]);
  expect(rest).toBeCloseTo(0.628);
});
