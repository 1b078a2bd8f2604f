// A page that cannot be rendered shows visitors the error screen without the cause.

import express from "express";
import pino from "pino";
import request from "supertest";
import { expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { createResponseStore } from "#server/http/response-store.ts";
import { errorScreen } from "#server/middleware/error-screen.ts";
import { type SearchThread, TooHardError } from "#server/search/search-thread.ts";
import { loadPage } from "#server/views/load-page.ts";
import { originalEdition } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress, type PrintedCatalogues } from "#shared/editions/printed-catalogue.ts";
import type { SearchResult } from "#shared/search/hits.ts";
import { searchInProcess } from "#tests/kits/search-in-process.ts";
import { createPages } from "./pages.ts";

const assets: AssetManifest = {
  build: "test",
  stylesheet: "/assets/site.css",
  pageStylesheets: {},
  firstStyles: {},
  searchIndexes: {},
  catalogues: Object.fromEntries(
    languages.map(({ id }) => [
      id,
      { address: catalogueAddress(id), versioned: "", bytes: 4_200_000, date: "2026-11-22" },
    ]),
  ) as unknown as PrintedCatalogues,
  modes: { stylesheet: "/assets/modes.css", media: "print" },
  wake: "/assets/wake.js",
  entry: "/assets/start.js",
  fonts: [],
  scripts: {},
  parts: {},
};

function openSite(
  load: typeof loadPage,
  now: () => number = Date.now,
  environment: Readonly<Record<string, string>> = {},
  find: SearchThread["find"] = async (query, edition) =>
    searchInProcess(query, edition) as SearchResult,
) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const app = express();
  const store = createResponseStore();
  const securityHeaders = { document: [], documentWith: () => [], part: [] };
  const settings = readSettings(environment);
  const pages = createPages({ settings, log, assets, store, securityHeaders, find, load, now });
  app.set("trust proxy", 1);
  app.use(pages.router);
  app.use(errorScreen({ log, stylesheet: assets.stylesheet }));
  return { site: request(app), lines, pages };
}

test.each([
  [
    "a component throws",
    (() => {
      const home = loadPage("/", new URLSearchParams(), originalEdition, readSettings({}));
      return { ...home, page: { ...home?.page, data: { hero: null } } };
    }) as unknown as typeof loadPage,
  ],
  [
    "its data cannot be loaded",
    () => {
      throw new Error("secret detail");
    },
  ],
])("when %s, the answer is the error screen with status 500 and no detail", async (_, load) => {
  const { site, lines } = openSite(load);
  const { status, text, headers } = await site.get("/");
  expect(status).toBe(500);
  expect(text).toContain("<title>Unexpected Application Error!</title>");
  expect(text).toContain("<h1>Unexpected Application Error!</h1>");
  expect(text).not.toMatch(/secret|Error:|\.tsx?| {4}at /);
  expect(headers["cache-control"]).toBe("no-store");
  expect(lines.join()).toContain("a request failed");
});

/** With the spaces that keyboards write: titles have others. */
const plain = (html: string) => html.replace(/\s/gu, " ");

test.each([
  ["/fr", "fr", "Erreur inattendue de l’application", 'href="/fr"'],
  ["/en", "en", "Unexpected Application Error!", 'href="/en"'],
])("under %s the error screen speaks %s alone and leads home there", async (path, ...said) => {
  const [lang, title, home] = said;
  const { site } = openSite(() => {
    throw new Error("secret detail");
  });
  const { text } = await site.get(path);
  expect(text).toContain(`<html lang="${lang}">`);
  expect(plain(text)).toContain(`<h1>${title}</h1>`);
  expect(text.match(/<p[ >]/g)).toHaveLength(1);
  expect(text).toContain(home);
});

test("a page that failed is rendered again for the next visitor", async () => {
  let calls = 0;
  const { site } = openSite((...parameters) => {
    calls += 1;
    if (calls === 1) throw new Error("only once");
    return loadPage(...parameters);
  });
  expect((await site.get("/")).status).toBe(500);
  expect((await site.get("/")).status).toBe(200);
});

test("the footer shows the year in Paris, on cached pages too", async () => {
  let now = Date.parse("2026-12-31T22:59:59Z");
  const { site } = openSite(loadPage, () => now);
  expect((await site.get("/")).text).toMatch(/© (<!-- -->)?2026/);
  now += 2000;
  expect((await site.get("/")).text).toMatch(/© (<!-- -->)?2027/);
});

test("a cache before the site may hold pages for everybody, and never Markdown in their place", async () => {
  const { site } = openSite(loadPage, Date.now, { SHARED_CACHE_SECONDS: "300" });
  const cacheControlOf = async (address: string, accept = "text/html") =>
    (await site.get(address).set("accept", accept)).headers["cache-control"];
  expect(await cacheControlOf("/liposomes")).toContain("s-maxage=300, stale-while-revalidate=60");
  expect((await site.get("/liposomes")).headers["cache-tag"]).toBe(assets.build);
  expect(await cacheControlOf("/liposomes?q=zinc")).toBe("no-cache");
  expect(await cacheControlOf("/liposomes", "text/markdown")).toBe("private, no-cache");
});

test("a search that is too hard gets a notice with its words in the field, and delays nobody else", async () => {
  const { site, lines } = openSite(loadPage, Date.now, {}, async () => {
    throw new TooHardError();
  });
  const query = '"><b>zinc';
  const addresses = ["/fr/recherche", "/en/search", "/fr/liposomes", "/formule-marque-blanche"];
  for (const address of addresses) {
    const { status, text, headers } = await site.get(address).query({ q: query });
    expect(status, address).toBe(503);
    expect(headers["cache-control"]).toBe("no-store");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(plain(text)).toContain(address === "/en/search" ? "too complex" : "trop complexe");
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;zinc"');
    expect(text).not.toContain("<b>zinc");
  }
  await site.get("/fr/liposomes").expect(200);
  expect(lines.join()).not.toContain("zinc");
});

test("a visitor who sent an enquiry is thanked, whatever the result of the search in the address", async () => {
  const { site } = openSite(loadPage, Date.now, {}, async () => {
    throw new TooHardError();
  });
  const { text, headers } = await site.get("/fr/liposomes?q=zinc&sent=SPH-7K3Q-9F2M").expect(200);
  expect(text).toContain("SPH-7K3Q-9F2M");
  expect(headers["cache-control"]).toBe("no-store");
});

test("searches that wait take neither thanks, form, selection nor lists from anybody, nor one address all searches", async () => {
  const gate = Promise.withResolvers<void>();
  const { site } = openSite(loadPage, Date.now, {}, async (query, edition) => {
    await gate.promise;
    return searchInProcess(query, edition) as SearchResult;
  });
  const search = (address: string, n: number) =>
    site
      .get(`/recherche?q=zinc${n}`)
      .set("x-forwarded-for", address)
      .then(({ status }) => status);
  const greedy = Array.from({ length: 30 }, (_, n) => search("192.0.2.1", n));
  const others = Array.from({ length: 5 }, (_, n) => search(`198.51.100.${n}`, n));
  for (const address of [
    "/?sent=SPH-7K3Q-9F2M",
    "/contact?sujet=devis&page=/liposomes",
    "/selection?s=liposomes.zinc",
    "/liposomes?page=2",
    "/liposomes/zinc",
  ])
    await site.get(address).set("x-forwarded-for", "203.0.113.1").expect(200);
  gate.resolve();
  expect(await Promise.all(others)).toEqual(others.map(() => 200));
  const statuses = await Promise.all(greedy);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(5);
});

test("an address over its limit of new views still gets ready ones, and every page", async () => {
  const { site } = openSite(loadPage, Date.now, { VIEW_LIMIT: "2" });
  await site.get("/fr/liposomes?page=2").expect(200);
  await site.get("/fr/recherche?q=zinc").expect(200);
  const { text, headers } = await site.get("/fr/recherche?q=zinc").expect(429);
  expect(plain(text)).toContain("Trop de demandes");
  expect(headers["cache-control"]).toBe("no-store");
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  await site.get("/en/not-to-be-found").expect(429);
  for (const address of ["/fr/liposomes?page=2", "/fr/niosomes", "/fr/niosomes.md", "/fr?utm=x"])
    await site.get(address).expect(200);
  await site.get("/fr/recherche?q=zinc").set("x-forwarded-for", "192.0.2.9").expect(200);
});

test("data have one address each; any other is a 404 that loads nothing", async () => {
  let loads = 0;
  const { site } = openSite((...parameters) => {
    loads += 1;
    return loadPage(...parameters);
  });
  const addresses = [
    "/page-data/test",
    "/page-data/test/en/search",
    "/page-data/test/liposomes/zinc",
    "/catalogue-index/test/fr/liposomes.json",
    "/country-names/test",
    "/selection-names/test",
    "/selection-names/test/fr",
  ];
  for (const address of addresses)
    expect((await site.get(address).expect(200)).type, address).toBe("application/json");
  loads = 0;
  for (const address of addresses) {
    await site.get(address).expect(200);
    for (const other of [
      address.replace("test", "%74est"),
      address.replace("test", "other"),
      `${address}/x`,
      address.replace(/\w$/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    ])
      expect((await site.get(other)).status, other).toBe(404);
  }
  expect(loads).toBe(0);
});

test("a page in another spelling leads to its own, and names that no page reads change nothing: neither loads anything", async () => {
  let loads = 0;
  const { site } = openSite((...parameters) => {
    loads += 1;
    return loadPage(...parameters);
  });
  await site.get("/liposomes/zinc").expect(200);
  const { headers } = await site.get("/liposomes/%7ainc?q=1").expect(301);
  expect(headers["location"]).toBe("/liposomes/zinc?q=1");
  for (const query of ["?utm_source=a&fbclid=b", "?", `?${"a=b&".repeat(3000)}`, "?sent=junk"])
    await site.get(`/liposomes/zinc${query}`).expect(200);
  await site.get("/liposomes/none-such").expect(404);
  expect(loads).toBe(1);
});

test("a page that cannot be made ahead is logged, and ends neither the others nor the process", async () => {
  const broken = "/formule-sur-mesure";
  const loaded: string[] = [];
  const { site, lines, pages } = openSite((path, ...others) => {
    loaded.push(path);
    if (path === broken) throw new Error("broken");
    return loadPage(path, ...others);
  });
  await pages.prerender(() => loaded.length === 3);
  expect(lines.join()).toContain("a page cannot be made ahead");
  const [before = "", failed, after = ""] = loaded;
  expect(failed).toBe(broken);
  for (const address of [before, after]) await site.get(address).expect(200);
  expect(loaded).toHaveLength(3);
  await site.get(broken).expect(500);
});
