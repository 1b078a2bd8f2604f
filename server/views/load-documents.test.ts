// Documents that a quality department asks for: each family has its own, and all of them fit where visitors put them.
import { expect, test } from "vitest";
import { editionIn, textOf } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { limits } from "#shared/enquiry/rules.ts";
import { contactAddress, readContactQuery } from "#shared/enquiry/subjects.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import { longestNote } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { wordsFor } from "#shared/words/words.ts";
import { loadDocuments } from "./load-documents.ts";

const folders = ["liposomes", "niosomes", "serums", "strains", "products"] as const;

const load = (folder: (typeof folders)[number], language: "fr" | "en" = "fr") => {
  const reader = { edition: editionIn(language), pageLanguage: language };
  return loadDocuments(folder, reader, wordsFor(reader));
};
const idsOf = (folder: (typeof folders)[number]) =>
  load(folder).groups.flatMap(({ documents }) =>
    documents.map(({ id }) => id.replace("document-", "")),
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

test.each(folders)("all documents of %s fit into a note and into an address", (folder) => {
  for (const { id: language } of languages) {
    const { texts, groups } = load(folder, language);
    const names = groups.flatMap(({ documents }) => documents.map(({ name }) => textOf(name)));
    const note = fillText(textOf(texts.note), { list: names.join(", ") });
    // Room for as much of the visitor's own.
    expect(note.length).toBeLessThan(longestNote - 50);
  }
  const buyers = laboratory.buyer.rows.flatMap(({ id, question }) => (question ? [id] : []));
  const questions = [...idsOf(folder).map((id) => `document-${id}`), ...buyers];
  const address = contactAddress({ subject: null, page: `/${"x".repeat(150)}`, questions });
  expect(address.length).toBeLessThan(limits.page);
  const query = new URL(address, "http://x.example").searchParams;
  expect(readContactQuery(query).questions).toEqual(questions);
});
