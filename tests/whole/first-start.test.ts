// The first minutes after npm start: pages are served, while the printed catalogues are still being set. And what a build needs to
// start at all: nothing but its own files.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import request from "supertest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { openBrowser } from "#tests/open-browser.ts";
import { makeDataDir, type RunningSite, startSite } from "#tests/start-site.ts";
import { engines, makeStorage, type Storage } from "#tests/storage.ts";
import { placeCatalogue, writeCatalogueFacts } from "#tools/catalogue/place-catalogues.ts";

const root = join(import.meta.dirname, "../..");
const pdf = readFileSync(join(root, "dist/site", catalogueAddress("fr")));

let folder: string;
let build: string;
const closers: (() => Promise<unknown>)[] = [];

/** What the image has, without the printed catalogues: dist/ and package.json, and no packages. */
beforeEach(() => {
  folder = makeDataDir();
  build = join(folder, "dist");
  mkdirSync(build);
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  cpSync(join(root, "dist"), build, {
    recursive: true,
    filter: (path) => !/catalogue[\w.-]*\.pdf$|catalogues\.json$/.test(path),
  });
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(environment: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSite({ DATA_DIR: join(folder, "data"), ...environment }, build);
  closers.push(site.kill);
  return site;
}

const runFile = promisify(execFile);
const operate = async (args: string[], environment: Storage["settings"]) =>
  (
    await runFile(process.execPath, [join(build, "server/operate.js"), ...args], {
      env: environment,
    })
  ).stdout;

const readText = async (site: RunningSite, path: string) =>
  (await request(site.url).get(path).expect(200)).text;
/** The link to the catalogue: where it leads, whether it downloads, what stands beside it. */
async function readLink(site: RunningSite, path: string) {
  const [, href, download, note] =
    /href="([^"]*\.pdf)"( download="")?>.*?>(PDF[^<]*)</.exec(await readText(site, path)) ?? [];
  return { href, isDownload: download !== undefined, note };
}

const readReadiness = async (site: RunningSite) =>
  (await request(site.url).get("/readyz").expect(200)).body as {
    readonly status: string;
    readonly awaits?: readonly string[];
  };
const place = (id: "fr" | "en") => placeCatalogue(id, pdf, "2026-11-22", join(build, "site"));

describe("while the printed catalogues are being set", () => {
  beforeEach(() => writeCatalogueFacts(build, {}));

  test.each([
    ["/catalogue.pdf", "fr", "Le catalogue PDF est en préparation", "/"],
    ["/catalogue-en.pdf", "en", "The PDF catalogue is being prepared", "/en"],
  ])("%s says so in its language, and when to ask again", async (address, lang, title, home) => {
    const site = await open();
    const { headers, text } = await request(site.url).get(address).expect(503);
    expect(headers).toMatchObject({ "retry-after": "30", "cache-control": "no-store" });
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(headers["content-disposition"]).toBeUndefined();
    expect(text).toContain(`<html lang="${lang}"`);
    // Titles have spaces at which no line ends.
    expect(text.replace(/\s/g, " ")).toContain(title);
    expect(text).toContain(`href="${home}"`);
    await request(site.url).head(address).expect(503);
  });

  test("the page asks again by itself, and leads back to where it was asked for", async () => {
    const site = await open();
    const ask = (address: string, referer = "") =>
      request(site.url).get(address).set("Referer", referer).expect(503);
    const first = await ask("/catalogue.pdf", `${site.url}/fr/liposomes/zinc?q=1`);
    expect(first.text).toContain('href="/fr/liposomes/zinc"');
    const again = "/catalogue.pdf?page=/fr/liposomes/zinc";
    expect(first.headers["refresh"]).toBe(`30; url=${again}`);
    // The page is then its own referrer.
    const second = await ask(again, site.url + again);
    expect(second.text).toContain('href="/fr/liposomes/zinc"');
    expect(second.headers["refresh"]).toBe(`30; url=${again}`);
    for (const [address, referer] of [
      ["/catalogue.pdf", "https://elsewhere.example/fr"],
      ["/catalogue.pdf?page=//elsewhere.example", ""],
      [`/catalogue.pdf?page=/${"x".repeat(300)}`, ""],
      ["/catalogue.pdf?page=/a&page=/b", ""],
      ["/catalogue.pdf", "no address"],
    ] as const) {
      const { headers, text } = await ask(address, referer);
      expect(headers["refresh"]).toBe("30; url=/catalogue.pdf");
      expect(text).not.toMatch(/elsewhere|xxx/);
    }
    expect(await readText(site, "/fr/liposomes")).toMatch(
      /Le télécharger en PDF(?:<!-- -->)? \(PDF en préparation\)/,
    );
    writeCatalogueFacts(build, { fr: place("fr") });
    await expect.poll(async () => (await request(site.url).get(again)).status).toBe(200);
  });

  test("links say so, and each has size and date once its catalogue is there, without a restart", async () => {
    const site = await open();
    const french = "/fr/formule-marque-blanche";
    const english = "/en/formule-marque-blanche";
    const frenchLink = { href: "/catalogue.pdf", isDownload: false, note: "PDF en préparation" };
    const englishLink = {
      href: "/catalogue-en.pdf",
      isDownload: false,
      note: "PDF being prepared",
    };
    expect(await readLink(site, french)).toEqual(frenchLink);
    expect(await readLink(site, english)).toEqual(englishLink);
    const form = "/fr/contact?sujet=catalogue";
    expect(await readText(site, form)).not.toContain("Le catalogue est prêt");
    expect(await readText(site, form)).toContain("Le catalogue sera prêt");
    expect(await readReadiness(site)).toMatchObject({
      status: "ready",
      awaits: ["/catalogue.pdf", "/catalogue-en.pdf"],
    });
    expect(await readText(site, "/metrics")).toContain("site_catalogue_present 0\n");

    const fr = place("fr");
    writeCatalogueFacts(build, { fr });
    await expect
      .poll(() => readLink(site, french))
      .toEqual({
        href: "/catalogue.pdf",
        isDownload: true,
        note: expect.stringMatching(/^PDF, \d,\d.Mo, novembre 2026$/),
      });
    expect(await readText(site, form)).toContain("Le catalogue est prêt");
    expect(await readLink(site, english)).toEqual(englishLink);
    expect(await readReadiness(site)).toMatchObject({ awaits: ["/catalogue-en.pdf"] });
    const { headers } = await request(site.url).get("/catalogue.pdf").expect(200);
    expect(headers["content-location"]).toBe(fr.versioned);

    writeCatalogueFacts(build, { fr, en: place("en") });
    await expect
      .poll(() => readLink(site, english))
      .toMatchObject({
        isDownload: true,
        note: expect.stringMatching(/^PDF, \d\.\d MB, November 2026$/),
      });
    const ready = { status: "ready", details: { emptySender: "not tried" } };
    expect(await readReadiness(site)).toEqual(ready);
    expect(await readText(site, "/metrics")).toContain("site_catalogue_present 1\n");
    await request(site.url).head("/catalogue-en.pdf").expect(200);
  });

  test("a visitor who follows a link reads it", async () => {
    const site = await open();
    const browser = await openBrowser();
    closers.push(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${site.url}/fr/formule-marque-blanche`);
    await page.locator('main a[href="/catalogue.pdf"]').first().click();
    await expect
      .poll(() => page.getByRole("heading", { level: 1 }).textContent())
      .toMatch(/^Le\scatalogue\sPDF\sest\sen\spréparation$/);
  });
});

describe("a build alone, as in the image", () => {
  beforeEach(() => writeCatalogueFacts(build, { fr: place("fr"), en: place("en") }));

  test.each(engines)("serves, searches and stores with %s", async (engine) => {
    const { settings, remove } = await makeStorage(engine);
    closers.push(remove);
    const site = await open(settings);
    expect(await readText(site, "/recherche?q=curcumine")).toContain("<h1");
    const { body } = await request(site.url)
      .post("/contact")
      .send({
        email: "claire@maison-oree.test",
        phone: "+33 4 65 71 00 00",
        company: "Maison Orée",
        country: "France",
      })
      .expect(201);
    await expect.poll(() => site.log.map(({ msg }) => msg)).toContain("mail sent");
    expect(await operate(["show", body.reference], settings)).toContain("Maison Orée");
  });

  test("does not start before its printed catalogues are made", async () => {
    rmSync(join(build, "server/catalogues.json"));
    await expect(open()).rejects.toThrow("its printed catalogues were never made");
  });
});
