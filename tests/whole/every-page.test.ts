// Every page in every edition, fetched once and seen with every eye; what all pages together lead to and show is there.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import request from "supertest";
import { expect, inject, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { catalogueIndexAddress } from "#shared/pages/data-addresses.ts";
import { type Picture, pictures } from "#shared/pictures/pictures.ts";
import { allAddresses } from "#tests/addresses.ts";
import { manifest } from "#tests/asset-manifest.ts";
import { lookWithEveryEye, publicUrl, readMeta, readPage } from "#tests/eyes.ts";

const root = join(import.meta.dirname, "../..");
const built = join(root, "dist/site");
const site = request(inject("siteUrl"));

const everyAddress = editions.flatMap((edition) =>
  allAddresses.map((path) => addressIn(edition, path)),
);

test.each(everyAddress)("%s is as it should be", lookWithEveryEye);

const readAll = () => Promise.all(allAddresses.map((address) => readPage(address)));

const listMatches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, target = ""]) => target);

/** Addresses in the markup that a browser fetches as a picture or a film. */
const listSources = (html: string) =>
  (html.match(/<(?:img|source|video)\b[^>]*>/g) ?? []).flatMap((tag) => [
    ...listMatches(tag, / (?:src|poster)="([^"]*)"/g),
    ...listSets(tag),
  ]);

const listSets = (html: string) =>
  listMatches(html, / srcset="([^"]*)"/gi).flatMap((set) =>
    set.split(", ").flatMap((part) => part.split(" ")[0] || []),
  );

/** Names of the pictures in what a page or list carries for the browser. */
function listPictures(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const own = "base" in node && "hash" in node && "name" in node ? [String(node.name)] : [];
  return [...own, ...Object.values(node).flatMap(listPictures)];
}

test("every link leads to a page or a file, and every picture and film is there", async () => {
  const pages = await readAll();
  const links = new Set(
    pages.flatMap(({ html }) => [
      ...listMatches(html, /(?:href|src)="(\/[^"]*)"/g),
      ...listSets(html),
      ...listSources(html),
    ]),
  );
  const broken: string[] = [];
  for (const link of links) {
    const target = link.replaceAll("&amp;", "&").split("#")[0] || "/";
    const { status } = await site.head(target);
    if (status !== 200) broken.push(`${status} ${target}`);
  }
  expect(links.size).toBeGreaterThan(400);
  expect(broken).toEqual([]);
});

test("no picture and no film is there for nothing", async () => {
  // Some are shown in one language alone.
  const pages: Awaited<ReturnType<typeof readAll>> = [];
  for (const address of everyAddress) pages.push(await readPage(address));
  const used = new Set<string>();
  const data = new Set([
    ...pages.flatMap(({ html }) => listMatches(html, / data-data="([^"]*)"/g)[0]?.split(" ") ?? []),
    ...["liposomes", "niosomes"].map((list) =>
      catalogueIndexAddress(manifest.build, `/${list}.json`),
    ),
  ]);
  for (const address of data) {
    const { body } = await site.get(address).expect(200);
    for (const name of listPictures(body)) used.add(name);
  }
  expect(Object.keys(pictures).filter((name) => !used.has(name))).toEqual([]);
  const named = Object.values<Picture>(pictures).flatMap(({ name, hash, widths }) =>
    widths.flatMap((width) => [`${name}-${width}.${hash}.avif`, `${name}-${width}.${hash}.webp`]),
  );
  expect(readdirSync(join(built, "images")).sort()).toEqual(named.sort());
  const sources = new Set(pages.flatMap(({ html }) => listSources(html)));
  for (const film of readdirSync(join(built, "video"))) expect(sources).toContain(`/video/${film}`);
});

test("the pictures of link previews are 1200 by 630 and light, and each one is used", async () => {
  // That of white label is French in the French edition alone.
  const pages = [...(await readAll()), await readPage("/fr/formule-marque-blanche")];
  const used = new Set(
    pages.map(({ html }) => (readMeta(html).get("og:image") ?? "").slice(publicUrl.length)),
  );
  const kept = readdirSync(join(root, "public/social")).map((file) => `/social/${file}`);
  expect([...used].toSorted()).toEqual(kept.toSorted());
  for (const address of used) {
    const { status, headers, body } = await site.get(address).responseType("blob");
    expect(status, address).toBe(200);
    expect(headers["content-type"], address).toBe("image/jpeg");
    const { width, height, format } = await sharp(body as Buffer).metadata();
    expect({ width, height, format }, address).toEqual({
      width: 1200,
      height: 630,
      format: "jpeg",
    });
    expect((body as Buffer).length, address).toBeLessThan(90_000);
  }
});
