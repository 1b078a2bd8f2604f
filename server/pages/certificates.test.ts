// A certificate is shown while it is valid, on pages made ahead too: they are forgotten when its last day in Paris has ended.
import { afterAll, expect, test, vi } from "vitest";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { filledParticulars } from "#tests/filled-particulars.ts";

// Another file of the same process may have loaded the content as it is.
vi.hoisted(() => vi.resetModules());
vi.mock("#shared/generated/particulars.ts", async (load) => ({
  ...(await load<object>()),
  particulars: filledParticulars,
}));
vi.resetModules();
const { createRenderer } = await import("./renderer.ts");
const { describeInGraph } = await import("#server/discovery/structured-data.ts");
const { particularsOn } = await import("#server/facts/particulars.ts");
const { loadSite } = await import("#server/views/load-site.ts");
const { loadPage } = await import("#server/views/load-page.ts");
const { readSettings } = await import("#server/environment.ts");
afterAll(() => {
  vi.resetModules();
});

const assets = {
  ...{ build: "test", stylesheet: "", pageStylesheets: {}, firstStyles: {}, searchIndexes: {} },
  ...{ catalogues: {}, modes: { stylesheet: "", media: "" }, wake: "", entry: "" },
  ...{ fonts: [], scripts: {}, parts: {} },
} as unknown as AssetManifest;

test("all pages are made anew once a certificate has ended, and not before", () => {
  let now = Date.parse("2027-03-31T21:59:58Z");
  const { frames } = createRenderer({
    settings: readSettings({}),
    assets,
    load: loadPage,
    now: () => now,
  });
  const before = frames();
  now += 1000;
  expect(frames()).toBe(before);
  now += 1000;
  expect(frames()).not.toBe(before);
});

test.each([
  ["2027-03-31", [{ name: "ISO 22000", certificationIdentification: "FSMS 000000" }]],
  ["2027-04-01", undefined],
])("search engines are told of certificates that are valid: on %s", (day, wanted) => {
  const settings = readSettings({});
  const found = loadPage("/notre-laboratoire", new URLSearchParams(), editionIn("en"), settings);
  if (!found) throw new Error("there is no such page");
  const { page, subject, edition } = found;
  const site = loadSite(edition, settings, 2027, assets);
  const { certificates } = particularsOn(day);
  const graph = describeInGraph({ page, subject, edition, site }, certificates);
  const [laboratory] = graph["@graph"];
  const said = wanted?.map((one) => expect.objectContaining({ ...one, expires: "2027-03-31" }));
  expect(laboratory).toMatchObject({ "@type": "Organization" });
  expect((laboratory as { hasCertification?: unknown }).hasCertification).toEqual(said);
});
