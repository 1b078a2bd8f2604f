// Each sheet as a document of its own: its addresses, its language, what it says, and where pages lead to it.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { PDFName, PDFString } from "@cantoo/pdf-lib";
import request from "supertest";
import { describe, expect, inject, test } from "vitest";
import { editions } from "#shared/editions/editions.ts";
import { families } from "#shared/families/families.ts";
import { sheetAddresses } from "#tests/addresses.ts";
import { type CheckName, checkPdf, checks } from "#tests/pdf/check-pdf.ts";
import { readPages, withoutSpaces } from "#tests/read-pdf.ts";
import { loadPdf } from "#tools/catalogue/finish-pdf.ts";

const folder = join(import.meta.dirname, "../../dist/site");
const site = request(inject("siteUrl"));

/** Bytes; the largest has several pictures. */
const largest = 200_000;

test("every sheet of an ingredient has one in every edition, strains have none", () => {
  const strains = families.filter(({ kind }) => kind === "strain").map(({ segment }) => segment);
  const missing: string[] = [];
  const large: string[] = [];
  for (const path of sheetAddresses)
    for (const { prefix } of editions) {
      const file = join(folder, `${prefix}${path}.pdf`);
      const isStrain = strains.some((segment) => path.startsWith(`/${segment}/`));
      if (existsSync(file) === isStrain) missing.push(file);
      else if (!isStrain && statSync(file).size > largest) large.push(file);
    }
  expect(missing).toEqual([]);
  expect(large).toEqual([]);
});

/** Documents for one sheet have no spreads and no table of contents. */
const held = (Object.keys(checks) as CheckName[]).filter((name) => name !== "opening");

describe.each([
  [
    "/liposomes/zinc",
    "fr",
    1,
    ["Zinc", "Allégations santé", "Métaux lourds à contrôler", "Précautions"],
  ],
  ["/fr/liposomes/zinc", "fr", 1, ["Zinc", "Notes de formulation", "Dose et statut", "9,7 mg"]],
  ["/en/liposomes/zinc", "en", 1, ["Zinc", "Health claims", "Formulation notes", "9.7 mg"]],
  [
    "/fr/liposomes/complexevitaminesB",
    "fr",
    2,
    ["Complexe vitamines B", "Tolérances d’étiquetage"],
  ],
  ["/en/niosomes/retinol", "en", 1, ["Retinol", "Formulation notes"]],
  ["/fr/niosomes/niacinamide-zinc", "fr", 1, ["Niacinamide + zinc", "Un rapport fixe"]],
] as const)("the document of %s", (path, language, pages, texts) => {
  const bytes = readFileSync(join(folder, `${path}.pdf`));

  test("says what the sheet says, in its language, and nothing of other pages", async () => {
    const said = await readPages(bytes);
    expect(said).toHaveLength(pages);
    const all = said.join("");
    for (const text of texts) expect(all).toContain(withoutSpaces(text));
    // Numbers of pages are those of the book.
    expect(all).not.toMatch(/page\d|\(p\.\d/);
  });

  test("is tagged, with a title and its language", async () => {
    const document = await loadPdf(bytes);
    expect(checkPdf(document, held)).toEqual({});
    expect(withoutSpaces(document.getTitle() ?? "")).toContain(withoutSpaces(texts[0]));
    expect(document.getTitle()).toContain("Sphérine");
    expect(document.catalog.get(PDFName.of("Lang"))).toEqual(PDFString.of(language));
  });
});

test("is served as a PDF that a browser shows, and of which it keeps a copy", async () => {
  const { status, headers } = await site.head("/fr/liposomes/zinc.pdf");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/pdf");
  expect(headers["content-disposition"]).toBeUndefined();
  await site
    .get("/fr/liposomes/zinc.pdf")
    .set("if-none-match", headers["etag"] ?? "")
    .expect(304);
});

test.each([
  "/liposomes/nothing.pdf",
  "/fr/liposomes/..%2fzinc.pdf",
  "/xx/liposomes/zinc.pdf",
  "/fr/liposomes.pdf",
])("%s is not found", async (address) => {
  await site.get(address).redirects(0).expect(404);
});

test("sheets lead to it in their own language and edition", async () => {
  for (const [page, address] of [
    ["/liposomes/zinc", "/liposomes/zinc.pdf"],
    ["/fr/niosomes/retinol", "/fr/niosomes/retinol.pdf"],
    ["/en/niosomes/niacinamide-zinc", "/en/niosomes/niacinamide-zinc.pdf"],
  ] as const) {
    const { text } = await site.get(page);
    expect(text).toContain(`href="${address}"`);
    await site.head(address).expect(200);
  }
  const { text } = await site.get("/fr/probiotiques/bifidobacterium-bifidum-sph-101");
  expect(text).not.toContain('.pdf" type');
});
