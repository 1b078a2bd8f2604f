// Where a visit came from, as anybody may post it: what is known of it stays, the rest is dropped, and nothing fails.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { noSource, sourceParts } from "#shared/enquiry/source.ts";
import { readSource } from "./read-source.ts";

const site = "https://www.spherine.example";
const read = (text: unknown) => readSource(text, site);

it("reads what a tab has kept", () => {
  expect(
    read(
      "page=/fr/liposomes/zinc&host=www.google.com&utm_source=lettre+d%E2%80%99avril&utm_medium=email&utm_campaign=Vitafoods%202027",
    ),
  ).toEqual({
    landing: "/fr/liposomes/zinc",
    referrer: "www.google.com",
    utm_source: "lettre d’avril",
    utm_medium: "email",
    utm_campaign: "Vitafoods 2027",
  });
  expect(read("page=/&host=")).toEqual({ ...noSource, landing: "/" });
});

test.each(["/", "/fr", "/en/search", "/recherche", "/niosomes", "/fr/formule-marque-blanche/zinc"])(
  "%s is a page of the site",
  (page) => expect(read(`page=${page}`).landing).toBe(page),
);

test.each([
  "/nowhere",
  "/liposomes/nothing-of-ours",
  "/liposomes?q=zinc",
  "//evil.example",
  "https://evil.example/",
  "/fr/liposomes/../x",
  "/liposomes/<b>",
  `/liposomes/${"x".repeat(400)}`,
  "liposomes",
])("%s is none", (page) => {
  expect(read(`page=${encodeURIComponent(page)}`)).toEqual(noSource);
});

test.each([
  ["WWW.Maison-Oree.example", "www.maison-oree.example"],
  ["forum.example:8443", "forum.example"],
  ["com.google.android.gm", "com.google.android.gm"],
  ["xn--maison-ore-l7a.fr", "xn--maison-ore-l7a.fr"],
  ["www.spherine.example", ""],
  ["localhost:3000", ""],
  ["user@evil.example", ""],
  ["evil.example/path?q=secret", ""],
  ["=cmd.example", ""],
  [`${"a".repeat(300)}.example`, ""],
  ["a b.example", ""],
])("of the host %j stays %j", (host, stays) => {
  expect(read(`host=${encodeURIComponent(host)}`).referrer).toBe(stays);
});

describe("a mark of a campaign", () => {
  const mark = (text: string) => read(`utm_source=${encodeURIComponent(text)}`).utm_source;

  it("is one line without what hides", () => {
    expect(mark("a\r\nBcc: b\u202e\u0000c\u200b")).toBe("a Bcc: bc");
  });

  it("has eighty letters, or is dropped without the others", () => {
    expect(mark("é".repeat(80))).toBe("é".repeat(80));
    expect(mark("é".repeat(81))).toBe("");
    expect(read(`utm_source=${"x".repeat(81)}&utm_medium=email`).utm_medium).toBe("email");
  });
});

test.each([null, 7, ["page=/"], { page: "/" }, "", "&&&=%", `page=/&x=${"x".repeat(3000)}`])(
  "%j is no source",
  (given) => expect(read(given)).toEqual(noSource),
);

test("no text whatever fails, or brings anything but short lines", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 3200 }),
    fc
      .record({
        page: fc.webPath(),
        host: fc.domain(),
        utm_source: fc.string(),
        other: fc.string(),
      })
      .map((fields) => String(new URLSearchParams(fields))),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const source = read(text);
      for (const part of sourceParts) expect(source[part]).toMatch(/^[^\p{Cc}\u202e]{0,253}$/u);
    }),
  );
});
