// A family more: one record in the registry, a folder of entries, the copy of its page, and nothing else.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "#tests/copy-project.ts";

const record = `  {
    id: "micelle",
    kind: "liposome",
    segment: "micelles",
    language: "fr",
    page: "micelles",
    sheet: "micelleSheet",
    folder: "micelles",
    tone: "liposome",
    categories: ["vegetal", "mineral"],
    filters: ["vegetal", "mineral"],
    menuPlace: 4,
    cards: { page: "liposomes", sheet: "liposome-sheets" },
  },
] as const satisfies readonly FamilyRecord[]`;

/** Labels of filters that the family has not, in the copy of its page. */
const otherFilters =
  /^ {4}(?:acide-amine|coenzyme|proteine|vitamine|antioxydant|acide-gras|substance): .*\n/gm;

/** Other words of the same number, but for the front matter and headings. */
const rewrite = (document: string) =>
  document
    .split(/^(---\n[\s\S]*?\n---\n|## .*\n)/m)
    .map((part, index) => (index % 2 ? part : part.replace(/(?<![<&/])\b[a-z]{4,}\b/g, "$&o")))
    .join("");

/** With entries that the family does not have. */
const conflicts = /^ {2}conflicts:\n(?: {4}.*\n)+/m;

test("a family more takes a record, entries and the copy of its page", async () => {
  const copy = copyProject();
  const edit = (path: string, change: (text: string) => string) => {
    const file = join(copy.folder, path);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  };
  const content = (path: string) => join(copy.folder, "shared/content", path);
  edit("shared/families/families.ts", (text) =>
    text.replace("] as const satisfies readonly FamilyRecord[]", record),
  );
  const slugs = ["curcuma", "magnesium", "zinc"];
  for (const slug of slugs) {
    cpSync(content(`liposomes/${slug}`), content(`micelles/${slug}`), { recursive: true });
    edit(`shared/content/micelles/${slug}/facts.yaml`, (text) =>
      text
        .replace(/^related: .*$/m, `related: [${slugs.filter((other) => other !== slug)}]`)
        .replace(/^product: .*$/m, "product: false")
        .replace(/^ {2}strength: .*\n/m, "")
        .replace(conflicts, ""),
    );
    // No two entries may say the same.
    for (const words of ["fr.md", "en.md"])
      edit(`shared/content/micelles/${slug}/${words}`, (text) =>
        rewrite(text.replace(conflicts, "")),
      );
  }
  cpSync(content("pages/liposomes"), content("pages/micelles"), { recursive: true });
  edit("shared/content/pages/micelles/facts.yaml", (text) =>
    text.replaceAll("/liposomes?", "/micelles?"),
  );
  for (const words of ["fr.md", "en.md"])
    edit(`shared/content/pages/micelles/${words}`, (text) =>
      text
        .replaceAll("liposome", "micelle")
        .replaceAll("Liposome", "Micelle")
        .replace(otherFilters, ""),
    );

  await copy.buildContent();
  const [pages] = await Promise.all([
    copy.render("original", [
      "/",
      "/liposomes",
      "/micelles",
      "/micelles?filtre=mineral",
      "/micelles/zinc",
      "/contact?sujet=micelles",
    ]),
    copy.checkTypes(),
  ]);
  const page = pages["/micelles"];
  expect(page).toContain("<title>Micelles, catalogue d’actifs | Sphérine</title>");
  for (const path of slugs.map((slug) => `/micelles/${slug}`))
    expect(page).toContain(`href="${path}"`);
  expect(page).not.toContain('href="/liposomes/');
  expect(pages["rows of /micelles"]).toBe("<p>curcuma<p><p>magnésium<p><p>zinc<p>");

  const filtered = pages["/micelles?filtre=mineral"];
  expect(filtered).toContain('href="/micelles/zinc"');
  expect(filtered).not.toContain('href="/micelles/curcuma"');
  expect(filtered).toContain("<title>Micelles\u202f: minéraux | Sphérine</title>");

  const sheet = pages["/micelles/zinc"];
  expect(sheet).toContain("<title>Zinc, micelle | Sphérine</title>");
  expect(sheet).toContain("Aucun produit ne contient encore ce micelle.");
  for (const path of ["/micelles#catalogue", "/micelles/curcuma", "/niosomes/zinc"])
    expect(sheet).toContain(`href="${path}"`);

  // Header, footer, and the cards of the home page; the card below the page of another family.
  expect(pages["/"]?.match(/href="\/micelles"/g)?.length).toBeGreaterThan(3);
  const beside = pages["/liposomes"]?.slice(pages["/liposomes"].indexOf('id="families"'));
  expect(beside).toContain('href="/micelles"');
  expect(pages["/contact?sujet=micelles"]).toContain("Micelles");
});
