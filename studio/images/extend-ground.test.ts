import { expect, test } from "vitest";
import { extendGround, type Pixels } from "./extend-ground.ts";

const width = 800;
const height = 60;

/** A wall that gets lighter downwards and a dark object in the middle. */
const picture: Pixels = {
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, index) => {
    const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
    return x >= 380 && x < 420 ? 10 : 180 + y;
  }),
};

const sideways = { left: 30, right: 20, floor: [40, 50] } as const;

const colourAt = ({ data, width: row }: Pixels, x: number, y: number) => data[(y * row + x) * 3];

test("the ground goes on beside the picture, and the object stays as it was", () => {
  const extended = extendGround(picture, sideways);
  expect([extended.width, extended.height]).toEqual([850, 60]);
  expect(Math.abs((colourAt(extended, 0, 30) ?? 0) - 210)).toBeLessThanOrEqual(1);
  expect(Math.abs((colourAt(extended, 849, 30) ?? 0) - 210)).toBeLessThanOrEqual(1);
  for (const x of [379, 380, 400, 419, 420]) {
    expect(colourAt(extended, x + 30, 30)).toBe(colourAt(picture, x, 30));
  }
});

test("the same picture gives the same bytes", () => {
  expect(extendGround(picture, sideways)).toEqual(extendGround(picture, sideways));
});

test("ground beside a picture needs its floor", () => {
  expect(() => extendGround(picture, { left: 10 })).toThrow("floor");
});
