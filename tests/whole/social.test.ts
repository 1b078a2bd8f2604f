// What pages say of themselves outside the site: in link previews, in tabs, on home screens.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import request from "supertest";
import { describe, expect, inject, test } from "vitest";
import { pictureTexts } from "#shared/generated/pictures.ts";
import { allAddresses } from "#tests/addresses.ts";
import { startSite } from "#tests/start-site.ts";

const siteUrl = inject("siteUrl");
const site = request(siteUrl);
/** What the running site calls itself, without SITE_URL. */
const publicUrl = "http://localhost:0";
const cardsFolder = join(import.meta.dirname, "../../public/social");

/** Contents of the meta elements of a page, by name or property. */
function readMeta(html: string): ReadonlyMap<string, string> {
  const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return new Map([...metas].map(([, name = "", content = ""]) => [name, content]));
}

describe("link previews", () => {
  test.each(allAddresses)("%s says what it is", async (address) => {
    const { text } = await site.get(address);
    const meta = readMeta(text);
    const title = /<title>([^<]*)<\/title>/.exec(text)?.[1];
    const isFrench = text.includes('<html lang="fr">');
    expect(Object.fromEntries(meta)).toMatchObject({
      "og:type": "website",
      "og:title": title,
      "og:description": meta.get("description"),
      "og:url": publicUrl + address,
      "og:site_name": "Laboratoire Sphérine",
      "og:locale": isFrench ? "fr_FR" : "en_GB",
      "og:image:type": "image/jpeg",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    });
    const shown = Object.values(pictureTexts.socialCards).map(
      (text) => text[isFrench ? "fr" : "en"],
    );
    expect(shown).toContain(meta.get("og:image:alt"));
  });

  test("their pictures are served, 1200 by 630 and light, and each one is used", async () => {
    const used = new Set<string>();
    for (const address of allAddresses) {
      const image = readMeta((await site.get(address)).text).get("og:image") ?? "";
      expect(image.startsWith(`${publicUrl}/social/`), address).toBe(true);
      used.add(image.slice(publicUrl.length));
    }
    expect([...used].toSorted()).toEqual(
      readdirSync(cardsFolder)
        .map((file) => `/social/${file}`)
        .toSorted(),
    );
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
});

describe("icons", () => {
  const types: Readonly<Record<string, string>> = {
    ico: "image/vnd.microsoft.icon",
    svg: "image/svg+xml",
    png: "image/png",
    webmanifest: "application/manifest+json",
  };

  test("those of the head are served with their type", async () => {
    const { text } = await site.get("/");
    const links = [
      ...text.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g),
    ].map(([, address = ""]) => address);
    expect(links).toHaveLength(4);
    for (const address of links) {
      const { status, headers } = await site.get(address);
      expect(status, address).toBe(200);
      const type = types[address.split(".").at(-1) ?? ""];
      expect(headers["content-type"]?.split(";")[0], address).toBe(type);
    }
  });

  test("the manifest bears the configured name, and its icons have their sizes", async () => {
    const named = await startSite({ LAB_NAME: 'L’Atelier "Vert"' });
    try {
      const { text } = await request(named.url).get("/site.webmanifest");
      const manifest: { name: string; icons: { src: string; sizes: string; type: string }[] } =
        JSON.parse(text);
      expect(manifest.name).toBe('L’Atelier "Vert"');
      expect(manifest.icons).toHaveLength(3);
      for (const { src, sizes, type } of manifest.icons) {
        const { headers, body } = await site.get(src).responseType("blob");
        expect(headers["content-type"], src).toBe(type);
        const { width, height } = await sharp(body as Buffer).metadata();
        expect(`${width}x${height}`, src).toBe(sizes);
      }
      const page = await request(named.url).get("/");
      expect(readMeta(page.text).get("og:site_name")).toBe("L’Atelier &#34;Vert&#34;");
    } finally {
      await named.stop();
    }
  });

  test("the icon of tabs has three sizes", async () => {
    const { body } = await site.get("/favicon.ico").responseType("blob");
    const icon = body as Buffer;
    const sides = Array.from({ length: icon.readUInt16LE(4) }, (_, index) =>
      icon.readUInt8(6 + 16 * index),
    );
    expect(sides).toEqual([16, 32, 48]);
  });
});
