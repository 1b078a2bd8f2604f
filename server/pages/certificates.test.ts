// A certificate is shown while it is valid, on pages made ahead too: they are forgotten when its last day in Paris has ended.
import { afterAll, expect, test, vi } from "vitest";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { filledParticulars } from "#tests/filled-particulars.ts";

// Another file of the same process may have loaded the content as it is.
vi.hoisted(() => vi.resetModules());
vi.mock("#shared/generated/particulars.ts", async (load) => ({
  ...(await load<object>()),
  particulars: filledParticulars,
}));
vi.resetModules();
const { createRenderer } = await import("./renderer.ts");
const { loadPage } = await import("#server/views/load-page.ts");
const { readSettings } = await import("#server/environment.ts");
afterAll(() => {
  vi.resetModules();
});

test("all pages are made anew once a certificate has ended, and not before", () => {
  let now = Date.parse("2027-03-31T21:59:58Z");
  const assets = {
    ...{ build: "test", stylesheet: "", pageStylesheets: {}, firstStyles: {}, searchIndexes: {} },
    ...{ catalogues: {}, modes: { stylesheet: "", media: "" }, wake: "", entry: "" },
    ...{ fonts: [], scripts: {}, parts: {} },
  } as unknown as AssetManifest;
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
