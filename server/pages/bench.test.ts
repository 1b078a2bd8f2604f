// Answers to addresses of the formula desk: the page, its JSON, its Markdown, the data that the browser fetches.
import express from "express";
import pino from "pino";
import request from "supertest";
import { describe, expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { createResponseStore } from "#server/http/response-store.ts";
import { errorScreen } from "#server/middleware/error-screen.ts";
import { editions } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress, type PrintedCatalogues } from "#shared/editions/printed-catalogue.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import { deskChoicesAddress, deskFactsAddress } from "#shared/pages/desk-address.ts";
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

function openSite(environment: Readonly<Record<string, string>> = {}) {
  const log = pino({}, { write: () => undefined });
  const app = express();
  const pages = createPages({
    settings: readSettings(environment),
    log,
    assets,
    store: createResponseStore(),
    securityHeaders: { document: [], documentWith: () => [], part: [] },
    find: async () => {
      throw new Error("no bench searches the site");
    },
  });
  app.use(pages.router);
  app.use(errorScreen({ log, stylesheet: assets.stylesheet }));
  return request(app);
}

const path = "/fr/formule-sur-mesure/composer/complement";
const dataPath = `/page-data/test${path}`;
const five = "?v=1&vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg";

/** The address of the data that a page names. */
const dataIn = (page: string) =>
  /\/page-data\/[^"]*/.exec(page)?.[0].replaceAll("&#38;", "&") ?? "";

describe("the page", () => {
  test.each(editions)("is indexed empty, and not with a formula ($id)", async ({ prefix }) => {
    const site = openSite();
    const bench = path.replace("/fr", prefix);
    const empty = await site.get(bench);
    expect(empty.status).toBe(200);
    expect(empty.text).not.toContain("noindex");
    const { status, text } = await site.get(bench + five);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex, follow">');
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="http://[^"?]+${bench}">`));
  });

  test("has the number of its actives in its title", async () => {
    const { text } = await openSite().get(path + five);
    expect(text).toContain("<title>Formule de cinq actifs, La paillasse | Sphérine</title>");
  });

  test("with a formula is kept by no cache, and names its data", async () => {
    const { headers, text } = await openSite().get(path + five);
    expect(headers["cache-control"]).toBe("no-cache");
    expect(text).toContain(`${dataPath}${five.replaceAll("&", "&#38;")}"`);
    expect(text).not.toContain('id="delivery"');
  });

  test("tells in its data when everything in its address was refused", async () => {
    const site = openSite();
    const { text } = await site.get(`${path}?truc=3mg`);
    expect(text).toContain("noindex");
    const { body } = await site.get(dataIn(text)).expect(200);
    expect(body.page.data.problems).toMatchObject([{ kind: "unknown" }]);
  });

  test("is the empty one, whatever the campaign parameters", async () => {
    const { text } = await openSite().get(`${path}?utm_source=a&gclid=b&fbclid=c`);
    expect(text).not.toContain("noindex");
    expect(dataIn(text)).toBe(dataPath);
  });

  test.each([
    [
      "what is found",
      "?v=1&zinc=10mg&ajouter=magn%C3%A9sium",
      "?v=1&zinc=10mg&magnesium=100mg#dose-magnesium",
    ],
    ["its slug", "?ajouter=sph-131", "?v=1&sph-131=#dose-sph-131"],
    ["what is there already", "?v=1&zinc=10mg&ajouter=zinc", "?v=1&zinc=10mg#dose-zinc"],
    [
      "what a complex is made of",
      "?ajouter=vitaminesk2d3",
      "?v=1&vitamined3=5ug&vitamine-k=25ug#dose-vitamined3",
    ],
  ])("adds %s", async (_, asked, then) => {
    const { status, headers } = await openSite().get(path + asked);
    expect(status).toBe(302);
    expect(headers["location"]).toBe(path + then);
  });

  test("offers actives close to the name to be added", async () => {
    const site = openSite();
    const { headers } = await site.get(`${path}?zinc=10mg&ajouter=vitamine`).expect(302);
    const { text } = await site.get(String(headers["location"])).expect(200);
    const { body } = await site.get(dataIn(text)).expect(200);
    expect(body.page.data.idea.text).toBe("vitamine");
    expect(JSON.stringify(body.page.data.idea.lines)).toContain("Vitamine\u00a0A");
  });
});

describe("the JSON", () => {
  test("is of the same formula", async () => {
    const { status, headers, body } = await openSite().get(`${path}.json${five}`);
    expect(status).toBe(200);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["content-type"]).toContain("application/json");
    expect(body).toMatchObject({
      version: 1,
      instrument: "complement",
      formula: [
        { slug: "vitamine-c", dose: 120, unit: "mg", nutrient: "vitamin-c", zone: "window" },
        { slug: "acerola", dose: 40, zone: "window" },
        { slug: "zinc", zone: "window" },
        { slug: "selenium", dose: 55, unit: "ug", zone: "above" },
        { slug: "cuivre", dose: 0.14, zone: "silent" },
      ],
      problems: [],
    });
    const [vitaminC] = body.nutrients;
    expect(vitaminC).toMatchObject({ id: "vitamin-c", amount: 160, share: 200 });
    expect(vitaminC.limits[0]).toMatchObject({
      market: "fr",
      kind: "france",
      amount: 180,
      exceeded: false,
    });
    expect(body.next[0]).toMatchObject({ nutrient: "copper", dose: 0.15, unit: "mg" });
    expect(body.url).toMatch(/composer\/complement\?v=1&vitamine-c=120mg/);
  });

  test("of an empty bench, of a serum, of nothing", async () => {
    const site = openSite();
    expect((await site.get(`${path}.json`)).body).toMatchObject({ formula: [], claims: [] });
    const serum = await site.get(`${path.replace("complement", "serum")}.json?retinol=0,5`);
    expect(serum.body).toMatchObject({ care: "visage", room: null });
    expect(serum.body.nutrients[0].limits[0]).toMatchObject({ kind: "annex", exceeded: true });
    expect((await site.get("/fr/liposomes.json")).status).toBe(404);
  });

  test.each(editions)(
    "a number that can be thousands or decimals is asked about, in no edition read ($id)",
    async ({ prefix }) => {
      const site = openSite();
      const bench = path.replace("/fr", prefix);
      for (const text of ["1,000mg", "1.000mg", "12,500 mg"]) {
        const query = `?zinc=${encodeURIComponent(text)}`;
        const { body } = await site.get(`${bench}.json${query}`).expect(200);
        expect(body.formula).toMatchObject([{ slug: "zinc", dose: null }]);
        expect(body.problems).toEqual([
          { kind: "amount", name: "zinc", text, problem: "separator" },
        ]);
        const page = await site.get(bench + query).expect(200);
        expect(page.text).toMatch(/Milliers ou décimales\s\? |Thousands or decimals\? /);
      }
      const { body } = await site.get(`${bench}.json?zinc=1%20000mg&fer=0,125mg`).expect(200);
      expect(body.problems).toEqual([]);
      expect(body.formula).toMatchObject([{ dose: 1000 }, { dose: 0.125 }]);
    },
  );

  test("reports the parts that it cannot read, and keeps the rest", async () => {
    const address = `${path}.json?zinc=dix&cuivre=1mg&truc=2&cuivre=2mg`;
    const { body } = await openSite().get(address);
    expect(body.formula).toMatchObject([
      { slug: "zinc", dose: null },
      { slug: "cuivre", dose: 1 },
    ]);
    const kinds = body.problems.map(({ kind }: { kind: string }) => kind);
    expect(kinds.toSorted()).toEqual(["amount", "twice", "unknown"]);
  });

  test("leaves the name on its pack alone, which is the page's", async () => {
    const site = openSite();
    const { body } = await site.get(`${path}.json?zinc=10mg&nom=Maison`);
    expect(body.problems).toEqual([]);
    expect(body.url).not.toContain("Maison");
    const page = await site.get(`${path}?v=1&zinc=10mg&nom=Maison`).expect(200);
    expect(page.text).not.toContain("n’est pas un actif");
  });

  test("counts as a view: an address that asks for too many waits", async () => {
    const site = openSite({ VIEW_LIMIT: "1" });
    expect((await site.get(`${path}.json?zinc=1`)).status).toBe(200);
    expect((await site.get(`${path}.json?zinc=2`)).status).toBe(429);
    expect((await site.get(`${dataPath}?zinc=2`)).status).toBe(429);
    expect((await site.get(dataPath)).status).toBe(200);
  });
});

describe("the table", () => {
  const rowsOf = (text: string) =>
    text
      .trim()
      .split("\r\n")
      .map((line) =>
        line
          .replace(/^\ufeff/, "")
          .replace(/\s/g, " ")
          .slice(1, -1)
          .split('";"'),
      );

  test("has a row for each active, with its numbers and units in columns of their own", async () => {
    const { status, headers, text } = await openSite().get(`${path}.csv${five}&serie=5000`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toContain("text/csv");
    expect(headers["content-disposition"]).toContain("formule-spherine.csv");
    expect(headers["x-robots-tag"]).toBe("noindex");
    const [head = [], ...rows] = rowsOf(text);
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    expect(column("Actif")).toEqual(["Vitamine C", "Acérola", "Zinc", "Sélénium", "Cuivre"]);
    expect(column("Dose par jour, ou teneur")).toEqual(["120", "40", "10", "55", "0,14"]);
    expect(column("Unité")).toEqual(["mg", "mg", "mg", "µg", "mg"]);
    expect(column("Nutriment").slice(0, 3)).toEqual(["Vitamine C", "Vitamine C", "Zinc"]);
    expect(column("Apport de l’actif").slice(0, 2)).toEqual(["120", "40"]);
    expect(column("Total de la formule").slice(0, 2)).toEqual(["160", "160"]);
    expect(column("Part de la VNR, %").slice(0, 3)).toEqual(["200", "200", "100"]);
    expect(column("Maximum")).toEqual(["180", "180", "15", "50", "2"]);
    expect(column("Unités par série")).toEqual(Array(5).fill("5000"));
    expect(column("Marché")).toEqual(Array(5).fill("la France"));
    expect(column("Adresse")[0]).toMatch(/^http.*complement\?v=1&vitamine-c=120mg/);
    for (const mass of column("Masse au moins, mg")) expect(mass).toMatch(/^\d+(?:,\d+)?$/);
  });

  test("has commas in English, no number where there is none, and serums", async () => {
    const site = openSite();
    const english = await site.get(`${path.replace("/fr", "/en")}.csv?zinc=dix`);
    expect(english.text).toContain('"Zinc","');
    const serum = await site.get(`${path.replace("complement", "serum")}.csv?retinol=0,5`);
    const [head = [], row = []] = rowsOf(serum.text);
    expect(row[head.indexOf("Dose par jour, ou teneur")]).toBe("0,5");
    expect(row[head.indexOf("Soin")]).toBeTruthy();
    expect((await site.get("/fr/liposomes.csv")).status).toBe(404);
  });
});

test("the Markdown has the formula's address, and that of the page as its canonical", async () => {
  const { status, text, headers } = await openSite().get(`${path}.md?zinc=10mg`);
  expect(status).toBe(200);
  expect(headers["link"]).toMatch(/composer\/complement>; rel="canonical"/);
  expect(text).toMatch(/url: "http[^"]*complement\?v=1&zinc=10mg"/);
});

describe("data for the browser", () => {
  test("list all actives that can be added", async () => {
    const { status, body, headers } = await openSite().get(
      deskChoicesAddress("test", "/fr", "complement"),
    );
    expect(status).toBe(200);
    expect(headers["cache-control"]).toContain("immutable");
    expect(body.choices).toContainEqual(
      expect.objectContaining({ slug: "zinc", adds: [{ slug: "zinc", dose: "10mg" }] }),
    );
  });

  test("hold the facts of one active", async () => {
    const site = openSite();
    const at = (slug: string, care: "visage" | "corps") =>
      deskFactsAddress("test", "/fr", { instrument: "serum", care }, slug);
    const { body } = await site.get(at("retinol", "corps"));
    expect((body as DeskFacts).actives["retinol"]?.limits[0]?.amount).toBe(50_000);
    expect((await site.get(at("nothing", "corps"))).status).toBe(404);
    expect((await site.get(at("retinol", "visage").replace("test", "other"))).status).toBe(404);
  });
});
