import { describe, expect, test } from "vitest";
import {
  addressIn,
  editions,
  formLanguageOf,
  frameLanguageOf,
  otherEditionsOf,
  splitAddress,
} from "./editions.ts";

test.each([
  ["/", "original", "/"],
  ["/liposomes", "original", "/liposomes"],
  ["/energie", "original", "/energie"],
  ["/france", "original", "/france"],
  ["", "original", ""],
  ["/fr", "fr", "/"],
  ["/fr/liposomes/zinc?q=1#x", "fr", "/liposomes/zinc?q=1#x"],
  ["/en?page=2", "en", "/?page=2"],
  ["/en#contact", "en", "/#contact"],
])("%j lies in %s, at %j", (address, id, path) => {
  expect(splitAddress(address)).toMatchObject({ edition: { id }, path });
});

describe.each(editions)("edition $id", (edition) => {
  test.each(["/", "/liposomes", "/?sent=1", "/#contact", "/contact?page=/liposomes"])(
    "%s is found again",
    (path) => {
      expect(splitAddress(addressIn(edition, path))).toEqual({ edition, path });
    },
  );

  test("its home page has one address, without a slash", () => {
    expect(addressIn(edition, "/")).toBe(edition.prefix || "/");
  });
});

test("frame, form and the button speak the language that readers expect", () => {
  const facts = editions.map((edition) => [
    edition.id,
    frameLanguageOf(edition),
    formLanguageOf(edition),
    otherEditionsOf(edition).map(({ id }) => id),
  ]);
  expect(facts).toEqual([
    ["original", "en", "fr", ["fr"]],
    ["fr", "fr", "fr", ["en"]],
    ["en", "en", "en", ["fr"]],
  ]);
});
