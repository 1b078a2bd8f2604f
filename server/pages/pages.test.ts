// What a visitor gets when a page cannot be rendered: the error screen without the cause.

import express from "express";
import pino from "pino";
import request from "supertest";
import { expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { createReadyAnswers } from "#server/http/ready-answers.ts";
import { errorScreen } from "#server/middleware/error-screen.ts";
import { findHere } from "#server/search/find-here.ts";
import { loadPage } from "#server/views/load-page.ts";
import { type Edition, originalEdition } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress, type PrintedCatalogues } from "#shared/editions/printed-catalogue.ts";
import type { SearchResult } from "#shared/search/search.ts";
import { createPages } from "./pages.ts";

const assets: AssetManifest = {
  build: "test",
  stylesheet: "/assets/site.css",
  pageStylesheets: {},
  searchIndexes: {},
  catalogues: Object.fromEntries(
    languages.map(({ id }) => [
      id,
      { address: catalogueAddress(id), versioned: "", bytes: 4_200_000, date: "2026-11-22" },
    ]),
  ) as unknown as PrintedCatalogues,
  modes: { stylesheet: "/assets/modes.css", media: "print" },
  entry: "/assets/start.js",
  fonts: [],
  scripts: {},
};

function openSite(
  load: typeof loadPage,
  now: () => number = Date.now,
  environment: Readonly<Record<string, string>> = {},
) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const app = express();
  const ready = createReadyAnswers({ observe: () => {}, write: () => {} });
  const securityHeaders = { document: [], part: [] };
  const settings = readSettings(environment);
  const find = async (query: string, edition: Edition) => findHere(query, edition) as SearchResult;
  const parts = { settings, log, assets, ready, securityHeaders, find, load, now };
  app.use(createPages(parts).router);
  app.use(errorScreen({ log, stylesheet: assets.stylesheet }));
  return { site: request(app), lines };
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
  expect(text).toContain(`<h1>${title}</h1>`);
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

test("a cache before the site may hold what everybody gets, and Markdown never in a page's place", async () => {
  const { site } = openSite(loadPage, Date.now, { SHARED_CACHE_SECONDS: "300" });
  const cacheControlOf = async (address: string, accept = "text/html") =>
    (await site.get(address).set("accept", accept)).headers["cache-control"];
  expect(await cacheControlOf("/liposomes")).toContain("s-maxage=300, stale-while-revalidate=60");
  expect((await site.get("/liposomes")).headers["cache-tag"]).toBe(assets.build);
  expect(await cacheControlOf("/liposomes?q=zinc")).toBe("no-cache");
  expect(await cacheControlOf("/liposomes", "text/markdown")).toBe("private, no-cache");
});
