// Documents that a quality department asks for: each family has its own, and all of them fit where visitors put them.
import { expect, test } from "vitest";
import { editionIn } from "#shared/editions/edition.ts";
import { readContactQuery } from "#shared/enquiry/read-contact-query.ts";
import { limits } from "#shared/enquiry/rules.ts";
import { contactAddress } from "#shared/enquiry/subjects.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import { wordsFor } from "#shared/words/words.ts";
import { loadDocuments } from "./load-documents.ts";

const folders = ["liposomes", "niosomes", "serums", "strains", "products"] as const;

const load = (folder: (typeof folders)[number]) =>
  loadDocuments(folder, wordsFor({ edition: editionIn("fr"), pageLanguage: "fr" }));
const idsOf = (folder: (typeof folders)[number]) =>
  load(folder).documents.groups.flatMap(({ rows }) =>
    rows.map(({ id }) => id.replace("document-", "")),
  );

const food = ["ethylene-oxide", "irradiation", "kosher", "food-contact"];
const cosmetic = [
  "natural-index",
  "fragrance-allergens",
  "cmr",
  "microplastics",
  "animal-testing",
  "cosmos",
];

test.each(["liposomes", "strains", "products"] as const)(
  "%s are asked for what concerns food",
  (folder) => {
    expect(idsOf(folder)).toEqual(expect.arrayContaining([...food, "cross-contact", "halal"]));
    for (const id of cosmetic) expect(idsOf(folder)).not.toContain(id);
  },
);

test.each(["niosomes", "serums"] as const)("%s are asked for what concerns cosmetics", (folder) => {
  expect(idsOf(folder)).toEqual(expect.arrayContaining([...cosmetic, "cross-contact", "halal"]));
  for (const id of food) expect(idsOf(folder)).not.toContain(id);
});

test("a finished serum alone has a product information file, and a strain its own papers", () => {
  expect(folders.filter((folder) => idsOf(folder).includes("product-file"))).toEqual(["serums"]);
  expect(folders.filter((folder) => idsOf(folder).includes("genome"))).toEqual(["strains"]);
  expect(folders.filter((folder) => idsOf(folder).includes("access"))).toEqual([
    "liposomes",
    "niosomes",
    "strains",
  ]);
});

test.each(folders)("all that may be asked of %s fits into an address", (folder) => {
  const buyers = laboratory.buyer.rows.flatMap(({ id, question }) => (question ? [id] : []));
  const questions = [...idsOf(folder).map((id) => `document-${id}`), ...buyers];
  const address = contactAddress({ subject: null, page: `/${"x".repeat(150)}`, questions });
  expect(address.length).toBeLessThan(limits.page);
  const query = new URL(address, "http://x.example").searchParams;
  expect(readContactQuery(query).questions).toEqual(questions);
});
