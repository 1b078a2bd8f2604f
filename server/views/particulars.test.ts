// What the laboratory shows of itself, once it has: on which pages, how long, and instead of which questions. And nothing before.
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { Particulars } from "#shared/content/schema/particulars.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { filledParticulars } from "#tests/filled-particulars.ts";

// Another file of the same process may have loaded the content as it is.
vi.hoisted(() => vi.resetModules());
const empty: Particulars = {
  ...{ measurements: [], certificates: [], people: [], places: [], cases: [] },
  ...{ terms: [], prices: [], samples: [], news: [] },
};
const content = vi.hoisted(() => ({ particulars: {} as Particulars }));
vi.mock("#shared/generated/particulars.ts", async (load) => ({
  ...(await load<object>()),
  get particulars() {
    return content.particulars;
  },
}));
content.particulars = empty;
vi.resetModules();
const { loadPage } = await import("./load-page.ts");
const { readSettings } = await import("#server/environment.ts");
afterAll(() => {
  vi.resetModules();
});
beforeEach(() => {
  content.particulars = filledParticulars;
});

const settings = readSettings({});
const pageAt = (path: string, now = "2026-11-27T12:00:00Z") => {
  const found = loadPage(
    path,
    new URLSearchParams(),
    editionIn("fr"),
    settings,
    null,
    Date.parse(now),
  );
  if (!found) throw new Error(`there is no page at ${path}`);
  return found.page;
};
const kindsAt = (path: string, now?: string) => pageAt(path, now).particulars.map(({ id }) => id);

/** Facts and questions of a row of what a buyer asks first, on a product’s page. */
function buyerAt(row: string, now?: string) {
  const { data } = pageAt("/formule-marque-blanche/zinc", now);
  if (!("buyer" in data) || !("established" in data.buyer)) throw new Error("no buyer's questions");
  const { established, questions } = data.buyer;
  return {
    facts: established
      .filter(({ id }) => id === row)
      .flatMap(({ facts }) => facts.map(({ text, source }) => `${text} (${source})`)),
    isAsked: questions.some(({ rows }) => rows.some(({ id }) => id === row)),
  };
}

const withParticulars = [
  ...["/", "/notre-laboratoire", "/contact", "/liposomes", "/niosomes"],
  ...["/liposomes/zinc", "/niosomes/zinc", "/formule-marque-blanche"],
];

test.each(withParticulars)("%s shows nothing of what nobody has said", (path) => {
  content.particulars = empty;
  expect(pageAt(path).particulars).toEqual([]);
});

test("each kind stands where it belongs", () => {
  expect(Object.fromEntries(withParticulars.map((path) => [path, kindsAt(path)]))).toEqual({
    "/": ["cases"],
    "/notre-laboratoire": ["measurements", "certificates", "people", "places", "news"],
    "/contact": ["people", "samples"],
    "/liposomes": [],
    "/niosomes": [],
    "/liposomes/zinc": ["measurements"],
    "/niosomes/zinc": [],
    "/formule-marque-blanche": [],
  });
});

test("a measurement says value, method, batch, date and file, on the sheet that it is about", () => {
  const rowsAt = (path: string) => pageAt(path).particulars[0]?.rows ?? [];
  expect(rowsAt("/liposomes/zinc")).toHaveLength(2);
  expect(rowsAt("/liposomes/fer").map(({ name }) => name)).toEqual(["61,5\u202f%"]);
  const [size] = rowsAt("/liposomes/zinc");
  expect(size).toMatchObject({
    label: expect.stringMatching(/^Diamètre, diffusion de la lumière, zinc/i),
    name: expect.stringMatching(/^142\snm$/),
    note: "diffusion dynamique de la lumière, lot L-0042, 5 octobre 2026",
    link: { address: "/files/zinc-l-0042.pdf" },
  });
});

test("a certificate counts until the end of its last day in Paris, and is a question again after it", () => {
  const last = "2027-03-31T21:59:59Z";
  const next = "2027-03-31T22:00:01Z";
  expect(kindsAt("/notre-laboratoire", last)).toContain("certificates");
  expect(kindsAt("/notre-laboratoire", next)).not.toContain("certificates");
  expect(buyerAt("certificates", last)).toEqual({
    facts: [expect.stringMatching(/^ISO 22000, Organisme Exemple, n° FSMS 000000, valable/)],
    isAsked: false,
  });
  expect(buyerAt("certificates", next)).toEqual({ facts: [], isAsked: true });
});

test("fewer than three cases are none", () => {
  content.particulars = { ...filledParticulars, cases: filledParticulars.cases.slice(1) };
  expect(kindsAt("/")).toEqual([]);
});

test("minimum, weeks, price and samples answer what a buyer asks, with the day", () => {
  expect(["minimum", "lead-time", "price", "samples"].map((row) => buyerAt(row))).toEqual(
    [
      /^Gélule\s: 500\sunités \(Laboratoire, confirmé le 20\snovembre\s2026\)$/,
      /^Gélule\s: 9\ssemaines, puis 6\sau réassort/,
      /^Gélule, 60\sgélules\s: 3,20\sà\s4,10\s€ HT l’unité, dès\s500/,
      /^Trois liposomes de 10\sg\s: 25,00\s€ HT, France/,
    ].map((fact) => ({ facts: [expect.stringMatching(fact)], isAsked: false })),
  );
  content.particulars = empty;
  expect(buyerAt("minimum")).toEqual({ facts: [], isAsked: true });
});
