// What the site says of itself in tabs and on home screens.
import sharp from "sharp";
import request from "supertest";
import { describe, expect, inject, test } from "vitest";
import { readMeta } from "#tests/eyes.ts";
import { startSite } from "#tests/start-site.ts";

const siteUrl = inject("siteUrl");
const site = request(siteUrl);

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
