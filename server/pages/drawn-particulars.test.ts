// What the laboratory shows of itself, as a visitor sees it once somebody has said it: bands with titles, pictures and links.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, test, vi } from "vitest";
import { Particulars } from "#client/components/Particulars/Particulars.tsx";
import { editionIn } from "#shared/editions/edition.ts";
import { filledParticulars } from "#tests/filled-particulars.ts";

// Another file of the same process may have loaded the content as it is.
vi.hoisted(() => vi.resetModules());
vi.mock("#shared/generated/particulars.ts", async (load) => ({
  ...(await load<object>()),
  particulars: filledParticulars,
}));
const { loadPage } = await import("#server/views/load-page.ts");
const { readSettings } = await import("#server/environment.ts");
afterAll(() => {
  vi.resetModules();
});

const settings = readSettings({});

function drawAt(path: string, language: "fr" | "en"): string {
  const now = Date.parse("2026-11-27T12:00:00Z");
  const found = loadPage(path, new URLSearchParams(), editionIn(language), settings, null, now);
  if (!found) throw new Error(`there is no page at ${path}`);
  return renderToStaticMarkup(createElement(Particulars, { groups: found.page.particulars }));
}

test.each(["fr", "en"] as const)("each kind has a band, which its title names: %s", (language) => {
  const drawn = drawAt("/notre-laboratoire", language);
  const named = [...drawn.matchAll(/aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
  expect(named).toEqual(["measurements", "certificates", "people", "places", "news"]);
  for (const id of named) expect(drawn).toMatch(new RegExp(`<h2[^>]*id="${id}"`));
  expect(drawn).toMatch(/<h3[^>]*>Jeanne Exemple<\/h3>/);
  expect(drawn).toMatch(/<img[^>]*src="[^"]*scene-vessel[^"]*"/);
  expect(drawn).toContain('<a href="/files/iso-22000.pdf"');
  expect(drawn).toContain('<a href="https://www.legifrance.gouv.fr/"');
});

test("a page without any has no band", () => {
  expect(drawAt("/niosomes/zinc", "fr")).toBe("");
});
