// The printed catalogue as visitors get it: its addresses, its parts, and what leads there.
import request from "supertest";
import { describe, expect, inject, test } from "vitest";
import { openPopup } from "#tests/contact-form.ts";
import { shareBrowser, visit } from "#tests/visit.ts";

const site = request(inject("siteUrl"));

shareBrowser();

describe("the catalogue as a document", () => {
  test("is a PDF with a name for the visitor's disk, in both languages", async () => {
    for (const [address, name] of [
      ["/catalogue.pdf", "Catalogue-Laboratoire-Spherine-FR.pdf"],
      ["/catalogue-en.pdf", "Catalogue-Laboratoire-Spherine-EN.pdf"],
    ] as const) {
      const { status, headers } = await site.head(address);
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("application/pdf");
      expect(headers["content-disposition"]).toBe(`attachment; filename="${name}"`);
      expect(headers["cache-control"]).toContain("must-revalidate");
      await site
        .get(address)
        .set("if-none-match", headers["etag"] ?? "")
        .expect(304);
      // The same file under an address of its own, which may be kept for ever.
      const versioned = await site.head(headers["content-location"] ?? "");
      expect(versioned.status).toBe(200);
      expect(versioned.headers["content-length"]).toBe(headers["content-length"]);
      expect(versioned.headers["cache-control"]).toContain("immutable");
      expect(versioned.headers["content-disposition"]).toBe(headers["content-disposition"]);
      // Or is shown by the browser, page by page.
      const read = await site.head(`${address}?feuilleter=1`);
      expect(read.headers["content-disposition"]).toBe(`inline; filename="${name}"`);
    }
  });

  test("is shown by the browser from the footer of every page", async () => {
    for (const [path, address] of [
      ["/fr/liposomes", "/catalogue.pdf"],
      ["/en/liposomes", "/catalogue-en.pdf"],
    ] as const)
      expect((await site.get(path)).text).toContain(`href="${address}?feuilleter=1"`);
  });

  test("is linked in the language of the page, with what it is", async () => {
    for (const [path, address, note] of [
      ["/liposomes", "/catalogue.pdf", /PDF, [\d,]+.Mo, \p{L}+ \d{4}/u],
      ["/formule-marque-blanche", "/catalogue-en.pdf", /PDF, [\d.]+.MB, \p{L}+ \d{4}/u],
      ["/fr/formule-marque-blanche", "/catalogue.pdf", /PDF, [\d,]+.Mo, \p{L}+ \d{4}/u],
      ["/en/liposomes", "/catalogue-en.pdf", /PDF, [\d.]+.MB, \p{L}+ \d{4}/u],
    ] as const) {
      const { text } = await site.get(path);
      expect(text).toContain(`href="${address}"`);
      expect(text).toMatch(note);
    }
  });

  test("can be fetched in parts", async () => {
    const { status, headers, body } = await site
      .get("/catalogue.pdf")
      .set("range", "bytes=0-99")
      .responseType("blob");
    expect(status).toBe(206);
    expect(headers["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
    expect((body as Buffer).length).toBe(100);
  });
});

test("nothing is awaited once the catalogues are set", async () => {
  expect((await site.get("/readyz")).body).toEqual({
    status: "ready",
    details: { emptySender: "not tried" },
  });
});

test("the form brings it at once to whoever asks for it, and to nobody else", async () => {
  const page = await visit("/formule-sur-mesure", 1300);
  const dialog = await openPopup(page, "Request our catalogue");
  const link = dialog.getByRole("link", { name: /catalogue \(PDF, \d.*[kM]o, \p{L}+ \d{4}\)/u });
  expect(await link.getAttribute("href")).toBe("/catalogue.pdf");
  const { headers } = await site.head("/catalogue.pdf");
  const shown = (await link.textContent())?.match(/\d+,\d/)?.[0]?.replace(",", ".");
  expect(Number(shown)).toBeCloseTo(Number(headers["content-length"]) / 1_000_000, 1);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await openPopup(page, "Ask for an ingredient");
  expect(await link.count()).toBe(0);
});
