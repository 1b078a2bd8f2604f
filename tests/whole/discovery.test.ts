// What search engines and other programs find: sitemaps, structured data, Markdown, the catalogue as JSON, and where addresses
// lead that have no page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { describe, expect, inject, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { families } from "#shared/families/families.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import {
  catalogueIndexAddress,
  countryNamesAddress,
  pageDataAddress,
  selectionNamesAddress,
} from "#shared/pages/data-addresses.ts";
import { allAddresses, indexedAddresses, kindAddresses } from "#tests/addresses.ts";
import { manifest } from "#tests/asset-manifest.ts";
import { startSite } from "#tests/start-site.ts";
import { hydrated, shareBrowser, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();

const siteUrl = inject("siteUrl");
const site = request(siteUrl);
/** What the running site calls itself, without SITE_URL. */
const publicUrl = "http://localhost:0";

const pathOf = (url: string) => {
  expect(url.startsWith(publicUrl), url).toBe(true);
  return url.slice(publicUrl.length) || "/";
};
const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);
const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? "";

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

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string | readonly string[] };

async function readGraph(address: string): Promise<readonly Thing[]> {
  const { text } = await site.get(address);
  const json = find(text, /<script type="application\/ld\+json">([^<]*)<\/script>/);
  const { "@context": context, "@graph": graph } = JSON.parse(json);
  expect(context).toBe("https://schema.org");
  return graph;
}

/** All things of a tree. */
function listThings(node: unknown): Thing[] {
  if (Array.isArray(node)) return node.flatMap(listThings);
  if (typeof node !== "object" || node === null) return [];
  return [node as Thing, ...Object.values(node).flatMap(listThings)];
}

describe("structured data", () => {
  const mains: Readonly<Record<string, string>> = {
    "/": "WebPage, Organization",
    "/formule-sur-mesure": "WebPage, Service",
    "/formule-marque-blanche": "CollectionPage, ItemList",
    "/formule-marque-blanche/multivitamines": "ItemPage, Product+DietarySupplement",
    "/formule-marque-blanche/cafeine-egcg": "ItemPage, Product",
    "/contact": "ContactPage, ",
    "/notre-laboratoire": "AboutPage, Organization",
    "/liposomes": "CollectionPage, ItemList",
    "/niosomes": "CollectionPage, ItemList",
    "/probiotiques": "CollectionPage, ItemList",
    "/liposomes/vitamine-c": "ItemPage, DefinedTerm",
    "/niosomes/cafeine-egcg": "ItemPage, Product",
    "/probiotiques/lacticaseibacillus-rhamnosus-sph-131": "ItemPage, DefinedTerm",
  };

  test.each(
    editions.flatMap((edition) =>
      Object.entries(mains).map(
        ([path, expected]) => [addressIn(edition, path), expected] as const,
      ),
    ),
  )("%s is a %s", async (address, expected) => {
    const graph = await readGraph(address);
    const byId = new Map(
      listThings(graph)
        .filter((thing) => thing["@type"])
        .map((thing) => [thing["@id"], thing]),
    );
    const page = byId.get(publicUrl + address);
    const main = page?.["mainEntity"] as Thing | undefined;
    const entity = main?.["@type"] ? main : main && byId.get(main["@id"]);
    expect(`${page?.["@type"]}, ${[entity?.["@type"] ?? ""].flat().join("+")}`).toBe(expected);
  });

  test.each([...kindAddresses, ...Object.keys(mains)])("of %s is whole", async (address) => {
    const graph = await readGraph(address);
    const things = listThings(graph);
    const known = new Set(things.filter((thing) => thing["@type"]).map((thing) => thing["@id"]));
    for (const thing of things) if (!thing["@type"]) expect(known).toContain(thing["@id"]);
    const types = things.flatMap((thing) => thing["@type"] ?? []);
    for (const type of ["Organization", "WebSite", "SearchAction"]) expect(types).toContain(type);
    // What we do not have, and must not invent.
    for (const type of ["Offer", "AggregateRating", "Review", "FAQPage"])
      expect(types).not.toContain(type);
    const trail = things.find((thing) => thing["@type"] === "BreadcrumbList");
    const steps = (trail?.["itemListElement"] ?? []) as { item: string; name: string }[];
    if (address !== "/") {
      expect(steps.at(-1)?.item).toBe(publicUrl + address);
      for (const { item, name } of steps) {
        expect(name).not.toBe("");
        await site.get(pathOf(item)).redirects(0).expect(200);
      }
    }
  });

  test("a list is told whole, whichever page of it is shown", async () => {
    for (const address of ["/liposomes", "/liposomes?page=3"]) {
      const list = listThings(await readGraph(address)).find(
        (thing) => thing["@type"] === "ItemList",
      );
      expect(list?.["numberOfItems"]).toBe(familyEntries.liposome.length);
      expect(list?.["itemListElement"]).toHaveLength(familyEntries.liposome.length);
    }
  });

  test("the laboratory has the settings' name and address", async () => {
    const named = await startSite({
      LAB_NAME: 'A </script> "B"',
      LAB_ADDRESS: "1 rue Haute, 75001 Paris, France",
    });
    try {
      const { text } = await request(named.url).get("/");
      const json = find(text, /<script type="application\/ld\+json">([^<]*)<\/script>/);
      expect(JSON.parse(json)["@graph"][0]).toMatchObject({
        name: 'A </script> "B"',
        foundingDate: "2010",
        address: { postalCode: "75001", addressLocality: "Paris" },
      });
    } finally {
      await named.stop();
    }
  });
});

describe("pages as Markdown", () => {
  test.each(editions.flatMap((edition) => kindAddresses.map((path) => addressIn(edition, path))))(
    "%s says the same",
    async (address) => {
      const { text: html } = await site.get(address);
      const alternate = find(html, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/);
      expect(pathOf(alternate)).toBe(`${address.replace(/^(\/fr|\/en)?\/?$/, "$1/index")}.md`);
      const { status, headers, text } = await site.get(pathOf(alternate)).redirects(0);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
      expect(headers["link"]).toBe(`<${publicUrl}${address}>; rel="canonical"`);
      expect(text).toContain(`\nurl: "${publicUrl}${address}"\n`);
      expect(text).toContain(`\nlang: "${find(html, /<html lang="(\w+)"/)}"\n`);
      expect(text.match(/^# /gm)).toHaveLength(1);
      expect(text).not.toMatch(/<\w|undefined|\[object|\]\(\)|\]\(\//);
      expect(text, "items without words").not.toMatch(/^(?:-|\d+\.)$/m);
      // Every paragraph that is read on the page.
      const main = find(html, /<main[^>]*>([\s\S]*)<\/main>/);
      const squeeze = (marked: string) => marked.replace(/[^\p{L}\d]/gu, "");
      const all = squeeze(text.replace(/\]\([^)]*\)/g, ""));
      const paragraphs = findAll(main, /<p(?: class="[^"]*")?>([^<]{40,})<\/p>/g);
      for (const paragraph of paragraphs)
        expect(all).toContain(squeeze(paragraph.replace(/&\w+;|&#\w+;/g, "")));
    },
  );

  test("who asks for Markdown gets it at the page's own address, others the page", async () => {
    const ask = (accept: string, address = "/fr/liposomes/zinc") =>
      site.get(address).set("accept", accept).redirects(0);
    for (const accept of ["text/markdown", "text/markdown, text/html;q=0.9, */*;q=0.1"])
      expect((await ask(accept)).headers["content-type"]).toContain("text/markdown");
    for (const accept of ["*/*", "text/html,*/*;q=0.8", "text/html, text/markdown;q=0.5", "x"]) {
      const { headers } = await ask(accept);
      expect(headers["content-type"]).toContain("text/html");
      expect(headers["vary"]).toBe("Accept, Accept-Encoding");
    }
    const { headers, text } = await ask("text/markdown");
    expect(headers["vary"]).toBe("Accept, Accept-Encoding");
    const alternate = await site.get("/fr/liposomes/zinc.md");
    expect(alternate.text).toBe(text);
    expect(alternate.headers["vary"]).toBe("Accept-Encoding");
    await site
      .get("/fr/liposomes/zinc.md")
      .set("if-none-match", alternate.headers["etag"] ?? "")
      .expect(304);
    expect((await ask("text/markdown", "/fr/nowhere")).status).toBe(302);
  });

  test("lists are whole", async () => {
    for (const family of families) {
      const { text } = await site.get(`/en/${family.segment}.md`);
      for (const { slug, type } of familyEntries[family.id])
        if (type !== "postbiotique")
          expect(text).toContain(`(${publicUrl}/en/${family.segment}/${slug})`);
    }
    const { text } = await site.get("/formule-marque-blanche.md");
    for (const { slug } of products)
      expect(text).toContain(`(${publicUrl}/formule-marque-blanche/${slug})`);
  });

  test("there are none of pages that do not exist", async () => {
    for (const address of ["/nowhere.md", "/liposomes/nothing.md", "/fr/fr.md", "/liposomes.md.md"])
      await site.get(address).redirects(0).expect(404);
    await site.get("/fr.md").redirects(0).expect(200);
  });
});

describe("llms.txt", () => {
  test.each(editions)("of edition $id leads to every page as Markdown", async (edition) => {
    const { status, text } = await site.get(addressIn(edition, "/llms.txt"));
    expect(status).toBe(200);
    expect(text).toMatch(/^# Laboratoire Sphérine\n\n> /);
    const links = findAll(text, /\]\(([^)]+)\)/g).map(pathOf);
    expect(links.filter((link) => link.endsWith(".md"))).toHaveLength(indexedAddresses.length);
    for (const link of links.filter((each) => !each.endsWith(".md")))
      await site.head(link).redirects(0).expect(200);
    for (const link of links.filter((each, index) => each.endsWith(".md") && index % 20 === 0))
      await site.get(link).redirects(0).expect(200);
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
        await page.evaluate(
          () => localStorage.length + sessionStorage.length + document.cookie.length,
        ),
      ).toBe(0);
      await line.click();
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
