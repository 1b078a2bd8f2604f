// The registers that are pages: all of them, findable, addressable, and the same as files.
import { describe, expect, test } from "vitest";
import { loadSheet } from "#server/views/load-sheet.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { families } from "#shared/families/families.ts";
import { claims } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { anchorOf, claimsPath, maximaPath } from "#shared/pages/register-address.ts";
import { withCapital } from "#shared/words/letters.ts";
import { wordsIn } from "#shared/words/words.ts";
import { find, findAll, site } from "#tests/read-site.ts";

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    // No-break spaces are part of a wording.
    .replace(/[ \n]+/g, " ")
    .trim();

/** The cells of a table for spreadsheets, without its byte order mark. */
const cellsOf = (csv: string, separator: string) =>
  csv
    .replace(/^\ufeff/, "")
    .trim()
    .split("\r\n")
    .map((line) => line.slice(1, -1).split(`"${separator}"`));

/** The page has claims with the same conditions together, the register's order aside. */
const byId = <Each extends { readonly id: string }>(rows: readonly Each[]) =>
  rows.toSorted((a, b) => a.id.localeCompare(b.id));

const claimRows = (html: string) =>
  [...html.matchAll(/<tr[^>]* id="([^"]+)"[^>]*>(.*?)<\/tr>/gs)].map(([, id = "", row = ""]) => ({
    id,
    sentences: Object.fromEntries(
      [...row.matchAll(/<t[hd][^>]* lang="(\w+)"[^>]*>(.*?)<\/t[hd]>/gs)].map(
        ([, lang = "", cell = ""]) => [lang, plain(cell.replace(/<(small|a)\b.*?<\/\1>/gs, ""))],
      ),
    ),
  }));

describe("authorised claims", () => {
  test.each(editions)(
    "edition $id has all 164 in both languages, word for word",
    async (edition) => {
      const { text } = await site.get(addressIn(edition, claimsPath)).expect(200);
      expect(claims).toHaveLength(164);
      expect(byId(claimRows(text))).toEqual(
        byId(
          claims.map(({ id, sentence }) => ({
            id: anchorOf(id),
            sentences: Object.fromEntries(languages.map((each) => [each.id, sentence[each.id]])),
          })),
        ),
      );
    },
  );

  test("each has its conditions beside it, and the products whose doses earn it", async () => {
    const { text } = await site.get(`/en${claimsPath}`).expect(200);
    const melatonin = find(text, /<section[^>]* id="melatonin".*?>(.*?)<\/section>/s);
    expect(plain(melatonin)).toMatch(/Minimum 1\smg a day/);
    expect(plain(melatonin)).toMatch(/The food contains 1\smg of melatonin/);
    expect(melatonin).toContain('href="/en/formule-marque-blanche/sommeil"');
    expect(melatonin).toContain('href="/en/liposomes/melatonine"');
    expect(melatonin).toContain('href="https://eur-lex.europa.eu/eli/reg/2012/432/oj"');
  });

  test.each([
    ["immunité", "zinc-immune-system", "zinc-skin"],
    ["vitamine d", "vitamin-d-bones", "vitamin-c-skin"],
    ["ACEROLA fatigue", "vitamin-c-fatigue", "iron-fatigue"],
    ["oxidative", "selenium-oxidative-stress", "selenium-hair"],
  ])("without script, a search for “%s” leaves %s and not %s", async (q, found, left) => {
    const { text } = await site.get(`/fr${claimsPath}`).query({ q }).expect(200);
    const ids = claimRows(text).map(({ id }) => id);
    expect(ids).toContain(found);
    expect(ids).not.toContain(left);
    expect(find(text, /<input[^>]* name="q"[^>]* value="([^"]*)"/)).toBe(q);
  });

  test("what is not there is said", async () => {
    const { text } = await site.get(`/fr${claimsPath}?q=curcumine`).expect(200);
    expect(claimRows(text)).toEqual([]);
    expect(text).toMatch(/Rien ne répond à «\s*curcumine\s*»/u);
  });

  test.each(editions)("the files of edition $id have the lines of its page", async (edition) => {
    const address = addressIn(edition, claimsPath);
    const { text } = await site.get(address).expect(200);
    const rows = claimRows(text);
    const { body } = await site.get(`${address}.json`).expect(200);
    const listed: readonly { id: string; sentence: unknown }[] = body.nutrients.flatMap(
      (nutrient: { claims: object }) => nutrient.claims,
    );
    expect(
      byId(listed.map(({ id, sentence }) => ({ id: anchorOf(id), sentences: sentence }))),
    ).toEqual(byId(rows));
    const csv = await site
      .get(`${address}.csv`)
      .expect(200)
      .expect("content-type", /^text\/csv/);
    const [head = [], ...lines] = cellsOf(csv.text, edition.id === "en" ? "," : ";");
    const [first, second] = findAll(head.join("\n"), /^(?:Wording|Libellé), (\p{L}+)/gmu);
    expect([first, second].sort()).toEqual(
      edition.id === "en" ? ["English", "French"] : ["anglais", "français"],
    );
    expect(lines.map(([id, , ...sentences]) => [id, ...sentences.slice(0, 2).sort()])).toEqual(
      rows.map(({ id, sentences }) => [id, ...Object.values(sentences).sort()]),
    );
  });
});

interface ToldLimit {
  readonly place: string | null;
  readonly kind: string;
  readonly amount: number | null;
  readonly unit: string;
  readonly state: string;
}
interface ToldSubstance {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly reference: { readonly amount: number; readonly unit: string } | null;
  readonly limits: readonly ToldLimit[];
}

/** What the rows of each nutrient or substance say together, by its id, which its first row has. */
function limitRows(html: string): ReadonlyMap<string, string> {
  const rows = new Map<string, string>();
  let last = "";
  for (const [, attributes = "", row = ""] of html.matchAll(/<tr([^>]*)>(.*?)<\/tr>/gs)) {
    if (row.includes('scope="col"')) last = "";
    last = find(attributes, / id="([^"]+)"/) || last;
    if (last) rows.set(last, `${rows.get(last) ?? ""} ${plain(row)}`.trim());
  }
  return rows;
}

describe("maxima and reference values", () => {
  test.each(editions)("edition $id has every limit of the register in its row", async (edition) => {
    const address = addressIn(edition, maximaPath);
    const { text } = await site.get(address).expect(200);
    const { body } = await site.get(`${address}.json`).expect(200);
    const told: readonly ToldSubstance[] = [...body.nutrients, ...body.substances];
    const words = wordsIn(edition.id === "original" ? "fr" : edition.id);
    const rows = limitRows(text);
    expect([...rows.keys()]).toEqual(told.map(({ id }) => id));
    for (const { id, reference, limits } of told) {
      if (reference) expect(rows.get(id)).toContain(words.amount(reference.amount, reference.unit));
      for (const { amount, unit } of limits)
        if (amount !== null && amount > 0)
          expect(rows.get(id), id).toContain(words.amount(amount, unit));
    }
    expect(rows.get("cafeine")).toContain(words.amount(200, "mg"));
    expect(rows.get("thiamine")).toContain(edition.id === "en" ? "annulled" : "annulé");
    const cosmetics = plain(
      find(text, /<section[^>]* aria-labelledby="cosmetics"[^>]*>(.*?)<\/section>/s),
    );
    for (const { limits } of body.cosmetics as readonly ToldSubstance[])
      for (const { amount } of limits) expect(cosmetics).toContain(words.amount(amount ?? 0, "%"));
  });

  test.each(editions)(
    "the table for spreadsheets has a line for each, in edition $id",
    async (edition) => {
      const address = addressIn(edition, maximaPath);
      const { body } = await site.get(`${address}.json`).expect(200);
      const csv = await site.get(`${address}.csv`).expect(200);
      const language = edition.id === "original" ? "fr" : edition.id;
      const [, ...lines] = cellsOf(csv.text, language === "fr" ? ";" : ",");
      const told: readonly ToldSubstance[] = [
        ...body.nutrients,
        ...body.substances,
        ...body.cosmetics,
      ];
      expect(lines.map(([name, , , , amount]) => [name, amount])).toEqual(
        told.flatMap(({ name, limits }) =>
          limits.map(({ amount }) => [
            withCapital(name[language] ?? ""),
            amount === null ? "" : String(amount).replace(".", language === "fr" ? "," : "."),
          ]),
        ),
      );
    },
  );

  test("without script, a search and a country narrow it", async () => {
    const { text } = await site.get(`/en${maximaPath}?q=zinc`).expect(200);
    expect([...limitRows(text).keys()]).toEqual(["zinc"]);
    const italy = await site.get(`/en${maximaPath}?q=vitamin&lieu=it`).expect(200);
    const rows = limitRows(italy.text);
    expect([...rows.keys()]).toContain("vitamin-d");
    expect(rows.get("vitamin-d")).toMatch(/25\sµg/);
    expect(rows.get("vitamin-d")).not.toMatch(/100\sµg/);
    expect(italy.text).toMatch(/<option value="it" selected="">Italy/);
    expect(italy.text).toMatch(/<title>[^<]*Italy/);
    const none = await site.get(`/en${maximaPath}?q=collagen`).expect(200);
    expect(plain(none.text)).toContain("Nothing in this table matches “collagen”.");
  });
});

describe("ways to the registers", () => {
  test("every sheet leads to its own row, and no anchor leads nowhere", async () => {
    const reader = { edition: editionIn("fr"), pageLanguage: "fr" } as const;
    const leads = families.flatMap((family) =>
      familyEntries[family.id].flatMap(({ slug }) => {
        const { claims: toClaims, maxima } =
          loadSheet(family.id, slug, reader)?.data.registers ?? {};
        return [toClaims, maxima].filter((path) => typeof path === "string");
      }),
    );
    expect(leads).toEqual(
      expect.arrayContaining([
        `${claimsPath}#zinc`,
        `${maximaPath}#zinc`,
        `${maximaPath}#cafeine`,
        `${maximaPath}#cosmetics`,
        maximaPath,
      ]),
    );
    for (const page of [claimsPath, maximaPath]) {
      const { text } = await site.get(page).expect(200);
      const anchors = new Set(leads.filter((each) => each.startsWith(`${page}#`)));
      for (const anchor of anchors) expect(text).toContain(` id="${anchor.split("#")[1]}"`);
    }
  });

  test.each([
    ["/en/liposomes/zinc", `/en${claimsPath}#zinc`, `/en${maximaPath}#zinc`],
    ["/fr/formule-sur-mesure", `/fr${claimsPath}`, `/fr${maximaPath}`],
    ["/formule-marque-blanche", claimsPath, maximaPath],
    [
      "/fr/formule-sur-mesure/composer/complement?v=1&zinc=10mg",
      `/fr${claimsPath}`,
      `/fr${maximaPath}`,
    ],
  ])("%s leads to both", async (from, ...to) => {
    const { text } = await site.get(from).expect(200);
    // The footer of every page leads there too.
    const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    for (const address of to) expect(main).toContain(`href="${address}"`);
  });

  test("the search knows them by what people type", async () => {
    for (const [q, path] of [
      ["allégations autorisées", claimsPath],
      ["dose maximale", maximaPath],
      ["VNR", maximaPath],
    ] as const) {
      const { text } = await site.get("/fr/recherche").query({ q }).expect(200);
      const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
      expect(main, q).toContain(`href="/fr${path}"`);
    }
  });
});
