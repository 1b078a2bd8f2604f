// Sheets name the products that hold what they are about, and no other.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import { loadPage } from "#server/views/load-page.ts";
import { originalEdition, textOf } from "#shared/editions/edition.ts";
import { liposomes, niosomes, products, strains } from "#shared/generated/entries.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { sheetAddresses } from "#tests/addresses.ts";
import { shareBrowser, visit, waitForPath } from "#tests/visit.ts";

shareBrowser();
const _search = (page: Page) => page.locator("main input[name=q][type=search]");

describe("products on sheets", () => {
  const sheets = sheetAddresses.map((address) => ({
    address,
    data: loadPage(address, new URLSearchParams(), originalEdition, readSettings({}))?.page
      .data as SheetData,
  }));

  /** Paths of the actives of the product at an address. */
  const activesOf = (path: string) =>
    products
      .find(({ slug }) => path === `/formule-marque-blanche/${slug}`)
      ?.actives.map((active) => active.path) ?? [];

  /** Where the ingredient has its sheets: a niosome's liposome too, and what a complex is made of. */
  function pathsOf(address: string): readonly (readonly (string | undefined)[])[] {
    const entry = [...liposomes, ...niosomes].find(
      ({ type, slug }) => address === `/${type}s/${slug}`,
    );
    const counterpart = entry?.type === "niosome" && entry.liposome;
    const parts =
      entry?.identity?.kind === "complex"
        ? entry.identity.components.flatMap(({ path }) => path ?? [])
        : [];
    return [
      [address],
      ...(counterpart ? [[`/liposomes/${counterpart}`]] : []),
      ...(parts.length > 1 ? [parts] : []),
    ];
  }

  test.each(sheets)("$address names those that hold it, and no other", ({ address, data }) => {
    const named = [
      ...data.products.map(({ path }) => path),
      ...(data.product ? [data.product.path] : []),
    ];
    for (const path of named) {
      // A finished serum is a product itself.
      if (path.endsWith(address.replace("/niosomes", ""))) continue;
      const actives = activesOf(path);
      const isHeld = pathsOf(address).some((paths) => paths.every((one) => actives.includes(one)));
      expect(isHeld, `${path} holds ${address}`).toBe(true);
    }
    const holding = products.filter(({ actives }) => actives.some(({ path }) => path === address));
    for (const { slug } of holding) expect(named).toContain(`/formule-marque-blanche/${slug}`);
  });

  test("a niosome's sheet names no capsule that holds the liposome of the same name", () => {
    const vitaminC = sheets.find(({ address }) => address === "/niosomes/vitamine-c")?.data;
    expect(vitaminC?.product).toBeNull();
    expect(vitaminC?.products.map(({ path }) => path)).toEqual([
      "/formule-marque-blanche/vitamine-c-acide-hyaluronique",
    ]);
  });

  test("who is in no product says so, and leads to the tailor-made formula", async () => {
    const page = await visit(`/probiotiques/${strains[0]?.slug}`, 390, {
      javaScriptEnabled: false,
    });
    await page.getByText("Aucun produit ne contient encore cette souche.").waitFor();
    await page.getByRole("link", { name: "Disponible sur mesure" }).click();
    await waitForPath(page, "/formule-sur-mesure");
  });

  test("every specified sub-name is on a sheet", () => {
    const shown = new Set(
      sheets.map(({ data }) => textOf(data.product?.subName ?? "").replaceAll("\u00a0", " ")),
    );
    const specified =
      "multivitamines, circulation, capillaire, anti-stress, articulation, immunité, vitamines b complex, vitamines b12, vitamines d3, hyaluronique, coenzyme q10, glutathion, biotine, sommeil, resvératrol, vitamine c+, zinc";
    for (const name of specified.split(", ")) expect(shown).toContain(name);
  });

  test("circulation is shown with its picture where it is contained", async () => {
    const page = await visit("/liposomes/vignerouge", 1300);
    const banner = page.getByRole("region", { name: "circulation" });
    await banner.getByText("Contient cet actif").waitFor();
    await banner.getByText("gamme bien-être").waitFor();
    await banner.getByRole("link", { name: "En savoir +" }).click();
    await waitForPath(page, "/formule-marque-blanche/circulation");
  });
});
