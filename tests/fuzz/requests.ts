// Requests as no browser sends them, as the bytes that go over the line: addresses and headers from the same odd texts as the
// calls of the unit tests. Only bytes that Node itself would refuse are left out of headers.
import fc from "fast-check";
import { dataPlaces } from "#shared/pages/data-addresses.ts";
import { manifest } from "../asset-manifest.ts";
import { encodedTexts, paths, queryStrings, texts } from "./texts.ts";

/** Pages that read their address. */
const reading = [
  "/recherche",
  "/en/search",
  "/liposomes",
  "/fr/niosomes",
  "/en/probiotiques",
  "/formule-marque-blanche",
  "/selection",
  "/doses-maximales",
  "/doses-maximales.json",
  "/doses-maximales.csv",
  "/doses-maximales.md",
  "/allegations-autorisees",
  "/allegations-autorisees.json",
  "/allegations-autorisees.csv",
  "/en/allegations-autorisees.md",
  "/contact",
  "/",
  "/liposomes/zinc",
] as const;

/** Longer addresses are refused by Node. */
const longestAddress = 8000;

/** What may stand in a request line. */
const toTarget = (address: string): string =>
  encodeURI(address.toWellFormed())
    .replaceAll("%25", "%")
    .replaceAll("#", "%23")
    .slice(0, longestAddress);

const targets = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...reading), encodedTexts)
      .map(([path, text]) => `${path}?q=${text}`),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...reading), queryStrings)
      .map(([path, query]) => `${path}?${query}`),
  },
  { weight: 3, arbitrary: paths },
  { weight: 1, arbitrary: encodedTexts.map((text) => `/${text}`) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...dataPlaces), fc.constantFrom(manifest.build, "x", "%6e"), paths)
      .map(([place, build, path]) => `/${place}/${build}${path}`),
  },
);

/** A header's value is bytes, but for controls. */
const toValue = (text: string): string =>
  Buffer.from(text.toWellFormed())
    .toString("latin1")
    .replaceAll(/\p{Cc}/gu, " ")
    .slice(0, 2000);

const header = (...usual: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...usual),
    texts.map(toValue),
    fc
      .array(fc.oneof(fc.constantFrom(...usual, ",", ";q=0", ";q=", "*"), texts.map(toValue)), {
        maxLength: 8,
      })
      .map((parts) => parts.join("")),
  );

const headers = fc
  .array(
    fc.oneof(
      header("text/html", "text/markdown", "*/*").map((value) => `Accept: ${value}`),
      header("br", "gzip", "identity;q=0").map((value) => `Accept-Encoding: ${value}`),
      header("*", '"a"', 'W/"b"').map((value) => `If-None-Match: ${value}`),
      header("bytes=0-0", "bytes=-1", "bytes=5-1,9-").map((value) => `Range: ${value}`),
      header("fr", "en-GB,en;q=0.5").map((value) => `Accept-Language: ${value}`),
      header("127.0.0.1, ::1").map((value) => `X-Forwarded-For: ${value}`),
      fc.constant("Host: other.test"),
    ),
    { maxLength: 3 },
  )
  .map((lines) => lines.map((line) => `${line}\r\n`).join(""));

/** A whole request, after whose answer the connection is closed. */
export const requests: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom("GET", "GET", "GET", "HEAD"), targets, headers)
  .map(
    ([method, target, lines]) =>
      `${method} ${toTarget(target)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${lines}\r\n`,
  );
