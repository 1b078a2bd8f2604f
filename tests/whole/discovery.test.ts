// What search engines and other programs find: sitemaps, the catalogue as JSON, and where addresses lead that have no page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import {
  catalogueIndexAddress,
  countryNamesAddress,
  pageDataAddress,
  selectionNamesAddress,
} from "#shared/pages/data-addresses.ts";
import { allAddresses, indexedAddresses } from "#tests/addresses.ts";
import { manifest } from "#tests/asset-manifest.ts";
import { find, findAll, pathOf, publicUrl, site } from "#tests/read-site.ts";
import { startSite } from "#tests/start-site.ts";
import { hydrated, shareBrowser, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

describe("sitemaps", () => {
  test("robots.txt names their index and bars nothing that people see", async () => {
    const { status, headers, text } = await site.get("/robots.txt");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const barred = findAll(text, /^Disallow: (.+)$/gm);
    // What only scripts read.
    const { build } = manifest;
    for (const address of [
      pageDataAddress(build, "/liposomes"),
      catalogueIndexAddress(build, "/liposomes.json"),
      countryNamesAddress(build),
      selectionNamesAddress(build, ""),
    ])
      expect(
        barred.some((start) => address.startsWith(start)),
        address,
      ).toBe(true);
    const { text: home } = await site.get("/");
    for (const address of [...allAddresses, ...findAll(home, /(?:src|href)="(\/[^"]*)"/g)])
      expect(barred.filter((start) => address.startsWith(start))).toEqual([]);
  });

  test("the index has one for each edition", async () => {
    const { headers, text } = await site.get("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(findAll(text, /<loc>([^<]+)<\/loc>/g).map(pathOf)).toEqual(
      editions.map(({ id }) => `/sitemap-${id}.xml`),
    );
  });

  test.each(editions)(
    "every address of edition $id is there, canonical, and itself",
    async (edition) => {
      const { text } = await site.get(`/sitemap-${edition.id}.xml`);
      const all = findAll(text, /<url>(.*?)<\/url>/g);
      const entries = all.filter((entry) => !entry.includes(".pdf</loc>"));
      // The printed catalogue is among the addresses of the edition in its language.
      expect(
        all
          .filter((entry) => !entries.includes(entry))
          .map((entry) => pathOf(find(entry, /<loc>([^<]+)<\/loc>/))),
      ).toEqual(edition.id === "original" ? [] : [catalogueAddress(edition.id)]);
      const locations = entries.map((entry) => find(entry, /<loc>([^<]+)<\/loc>/));
      expect(locations.map(pathOf).toSorted()).toEqual(
        indexedAddresses.map((path) => addressIn(edition, path)).toSorted(),
      );
      const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
      const titles = new Map<string, string>();
      for (const entry of entries) {
        const url = find(entry, /<loc>([^<]+)<\/loc>/);
        const { status, text: html } = await site.get(pathOf(url)).redirects(0);
        expect(status, url).toBe(200);
        expect(find(html, /<link rel="canonical" href="([^"]+)"/)).toBe(url);
        expect(html, url).not.toContain("noindex");
        const title = find(html, /<title>([^<]+)</);
        expect(titles.get(title), `${title}: ${url}`).toBeUndefined();
        titles.set(title, url);
        // The same alternates as in the page.
        const pattern = /rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g;
        const inMap = [...entry.matchAll(pattern)].map(([, lang, href]) => `${lang} ${href}`);
        expect(inMap).toHaveLength(editions.length);
        expect([...html.matchAll(pattern)].map(([, lang, href]) => `${lang} ${href}`)).toEqual(
          inMap,
        );
        const date = find(entry, /<lastmod>([^<]+)<\/lastmod>/);
        expect(date).toMatch(/^(?:\d{4}-\d\d-\d\d)?$/);
        expect(date < tomorrow, url).toBe(true);
      }
    },
  );

  test.each([
    "/liposomes?filtre=mineral",
    "/liposomes?q=zinc",
    "/formule-marque-blanche?categorie=2",
  ])("%s is followed, but not indexed", async (address) => {
    expect((await site.get(address)).text).toContain(
      '<meta name="robots" content="noindex, follow">',
    );
  });

  test("pages of a list are indexed each", async () => {
    expect((await site.get("/liposomes?page=2")).text).not.toContain("noindex");
  });
});

describe("the catalogue as JSON", () => {
  test("holds every entry, with addresses that exist, and is not sent twice", async () => {
    const { status, headers, body } = await site.get("/catalogue.json");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(body.version).toBe(1);
    expect(body.licence.fr).toContain("contact@spherine.example");
    for (const { id, entries } of body.families) {
      const own = familyEntries[id as keyof typeof familyEntries].length;
      expect(entries, id).toHaveLength(own + (id === "niosome" ? serums.length : 0));
    }
    expect(body.products).toHaveLength(products.length);
    const listed = [
      ...body.families.flatMap(({ entries }: { entries: unknown[] }) => entries),
      ...body.products,
    ];
    const urls = listed.flatMap(({ urls: places }) => Object.values<string>(places ?? {}));
    const known = new Set(
      editions.flatMap((edition) =>
        allAddresses.map((path) => publicUrl + addressIn(edition, path)),
      ),
    );
    expect(urls.filter((url) => !known.has(url))).toEqual([]);
    expect(listed.filter(({ urls: places }) => places === null).map(({ kind }) => kind)).toEqual(
      familyEntries.probiotic.filter(({ type }) => type === "postbiotique").map(() => "postbiotic"),
    );
    await site
      .get("/catalogue.json")
      .set("if-none-match", headers["etag"] ?? "")
      .expect(304);
  });

  test("each of its fields is in the manual", async () => {
    const { body } = await site.get("/catalogue.json");
    const manual = readFileSync(join(import.meta.dirname, "../../docs/catalogue-json.md"), "utf8");
    const names = new Set<string>();
    const visitNode = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(visitNode);
      else if (typeof node === "object" && node !== null)
        for (const [name, value] of Object.entries(node)) {
          names.add(name);
          visitNode(value);
        }
    };
    visitNode(body);
    expect([...names].filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("IndexNow", () => {
  test("the key is served at its own address, and only where it is set", async () => {
    const key = "0123456789abcdef-KEY";
    await site.get(`/${key}.txt`).redirects(0).expect(404);
    const keyed = await startSite({ INDEXNOW_KEY: key });
    try {
      const { text } = await request(keyed.url).get(`/${key}.txt`).expect(200);
      expect(text).toBe(key);
    } finally {
      await keyed.stop();
    }
  });
});

describe("addresses that have no page", () => {
  test.each([
    ["/Liposomes/ZINC", "/liposomes/zinc"],
    ["/fr/liposomes/vitamine_C?q=a", "/fr/liposomes/vitamine-c?q=a"],
    ["/en/liposomes/iron", "/en/liposomes/fer"],
    ["/liposomes/ac%C3%A9rola", "/liposomes/acerola"],
    ["/liposomes/retinol", "/niosomes/retinol"],
    ["/liposomes/zink", "/liposomes/zinc"],
    ["/FR", "/fr"],
    ["/liposomes%2Fzinc", "/liposomes/zinc"],
    ["/%6Ciposomes?page=2", "/liposomes?page=2"],
    ["/liposomes/vitamine%2520c", "/liposomes/vitamine-c"],
  ])("%s is moved to %s for good", async (address, expected) => {
    const { status, headers } = await site.get(address).redirects(0);
    expect([status, headers["location"]]).toEqual([301, expected]);
    await site.get(expected).redirects(0).expect(200);
  });

  test.each([true, false])(
    "it is said, and can be dismissed, with script: %s",
    async (javaScriptEnabled) => {
      const page = await visit("/nowhere", 1300, { javaScriptEnabled });
      expect(new URL(page.url()).pathname).toBe("/");
      const line = page.getByText("La page demandée n’existe pas");
      await line.waitFor();
      if (javaScriptEnabled) await hydrated(page);
      expect(
        await page.evaluate(() => [localStorage.length, document.cookie, { ...sessionStorage }]),
      ).toEqual([0, "", javaScriptEnabled ? { source: "page=/&host=" } : {}]);
      await page.getByRole("link", { name: "Fermer ce message" }).click();
      await waitForPath(page, "/");
      await expect.poll(() => line.count()).toBe(0);
    },
  );

  test.each([
    ["/", "La page demandée n’existe pas"],
    ["/fr", "La page demandée n’existe pas"],
    ["/en", "The page you asked for does not exist"],
  ])("the home page %s says so without being another page", async (home, said) => {
    const { text } = await site.get(`${home}?introuvable=1`);
    expect(text).toContain(said);
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}${home}">`);
    expect(text).toContain('content="noindex, follow"');
    expect((await site.get(home)).text.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain(
      said,
    );
  });
});
