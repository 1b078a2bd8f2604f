// An address without a page is resolved to the page it means; an ambiguous one to none.
import { describe, expect, test } from "vitest";
import { addressIn } from "#shared/editions/editions.ts";
import { siteAddresses } from "./list-addresses.ts";
import { resolvePath } from "./resolve-path.ts";

const resolve = (path: string) => {
  const found = resolvePath(path);
  return found && addressIn(found.edition, found.path);
};

describe("an unambiguous address is resolved to its page", () => {
  test.each([
    // Case, accents, hyphens, spaces, encodings, endings.
    ["/Liposomes", "/liposomes"],
    ["/LIPOSOMES/ZINC", "/liposomes/zinc"],
    ["/liposomes/complexevitaminesb", "/liposomes/complexevitaminesB"],
    ["/liposomes/acérola", "/liposomes/acerola"],
    ["/liposomes/vitamine_c", "/liposomes/vitamine-c"],
    ["/liposomes/vitamine c", "/liposomes/vitamine-c"],
    ["/liposomes/vitamine%20c", "/liposomes/vitamine-c"],
    ["/liposomes/vitaminec", "/liposomes/vitamine-c"],
    ["//liposomes//zinc", "/liposomes/zinc"],
    ["/liposomes/zinc.html", "/liposomes/zinc"],
    ["/index.php", "/"],
    ["/Formule-sur-mesure/Composer/SERUM", "/formule-sur-mesure/composer/serum"],
    ["/fr/paillasse", "/fr/formule-sur-mesure/composer"],
    // Editions.
    ["/FR/liposomes", "/fr/liposomes"],
    ["/en-GB/Niosomes", "/en/niosomes"],
    ["/fr_FR", "/fr"],
    // Names in the other language, and other names.
    ["/en/liposomes/iron", "/en/liposomes/fer"],
    ["/liposomes/vitamin-c", "/liposomes/vitamine-c"],
    ["/en/white-label/sleep", "/en/formule-marque-blanche/sommeil"],
    ["/marque-blanche", "/formule-marque-blanche"],
    ["/our-laboratory", "/notre-laboratoire"],
    ["/probiotics", "/probiotiques"],
    [
      "/probiotiques/lactobacillus-rhamnosus-sph-131",
      "/probiotiques/lacticaseibacillus-rhamnosus-sph-131",
    ],
    ["/probiotiques/SPH131", "/probiotiques/lacticaseibacillus-rhamnosus-sph-131"],
    // The counterpart family.
    ["/liposomes/retinol", "/niosomes/retinol"],
    ["/fr/niosomes/magnesium-bisglycinate", "/fr/liposomes/magnesium"],
    ["/fr/niosomes/curcuma", "/fr/liposomes/curcuma"],
    // One letter.
    ["/liposomes/zink", "/liposomes/zinc"],
    ["/liposome/ashwaganda", "/liposomes/ashwagandha"],
    ["/formule-marque-blanche/multivitamine", "/formule-marque-blanche/multivitamines"],
  ])("%s: %s", (path, expected) => {
    expect(resolve(path)).toBe(expected);
  });
});

describe("an ambiguous address is resolved to no page", () => {
  test.each([
    "/services",
    "/nowhere",
    "/french",
    "/fr/fr",
    "/---",
    "/liposomes/nothing",
    // Several pages have this name.
    "/liposomes/vitamine-k",
    "/probiotiques/lacticaseibacillus-rhamnosus",
    // Another number names another substance.
    "/liposomes/vitamine-b2",
    "/liposomes/vitamine-d2",
    "/probiotiques/sph-999",
    // The name is too short for a wrong letter.
    "/liposomes/per",
    "/probiotiques/x/y",
    `/liposomes/${"zinc".repeat(200)}`,
  ])("%s", (path) => {
    expect(resolve(path)).toBeUndefined();
  });
});

test("every page is found by its own address in capitals", () => {
  for (const { path } of siteAddresses) expect(resolve(path.toUpperCase())).toBe(path);
});
