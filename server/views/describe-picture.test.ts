import { expect, test } from "vitest";
import { products } from "#shared/generated/entries.ts";
import { describePicture } from "./describe-picture.ts";

test.each(["liposome-card", "liposome-wide"])("%s shows what its text says", (name) => {
  expect(describePicture(name)?.en).toBe(
    "Cutaway liposome: a phospholipid bilayer around a golden core",
  );
});

test("a decorative picture has no text", () => {
  expect(describePicture("liposome-banner")).toBeNull();
});

test.each(products)("the pictures of $slug name the product and its bottle", (product) => {
  const { slug, name, quantity, bottle } = product;
  const text = describePicture(`product-${slug}`);
  const pack =
    quantity === null
      ? "30\u00a0ml dropper bottle"
      : `${bottle} bottle of ${quantity}\u00a0capsules`;
  expect(text?.en).toContain(name.en);
  expect(text?.en).toContain(pack);
  expect(text?.fr).toContain(name.fr);
  expect(`${text?.fr}${text?.en}`).not.toMatch(/[{}]/);
  expect(describePicture(`product-${slug}-banner`)).toBe(text);
});
