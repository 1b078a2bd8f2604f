import { expect, test } from "vitest";
import { placeLabels } from "./place-labels.ts";

const place = (...places: readonly number[]) =>
  placeLabels(
    places.map((at) => ({ at })),
    1000,
    160,
  )
    .toSorted((a, b) => a.mark.at - b.mark.at)
    .map(({ side, level }) => `${side} ${level}`);

test("labels far apart stand in one row", () => {
  expect(place(0.05, 0.5, 0.8)).toEqual(["right 0", "right 0", "right 0"]);
});

test("the last one stays within the scale", () => {
  expect(place(0.2, 0.95)).toEqual(["right 0", "left 0"]);
});

test("of two close ones the lower amount goes down", () => {
  expect(place(0.01, 0.05, 0.1)).toEqual(["right 2", "right 1", "right 0"]);
});

test("at the end of the scale the higher amount goes down", () => {
  expect(place(0.9, 0.98)).toEqual(["left 0", "left 1"]);
});

test("a label on each side of two close stems: one goes down", () => {
  expect(place(0.7, 0.9)).toEqual(["right 0", "left 1"]);
});
