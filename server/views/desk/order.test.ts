// What a quotation takes besides the formula, in words and data. Machine times are worked out by hand from the capacities of the
// laboratory's page: 200,000 capsules an hour, 10,000 pill bottles a day.
import { describe, expect, it, test } from "vitest";
import { verdictJson } from "#shared/formula/verdict-json.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import { type Case, judged, plain, said } from "./example-verdict.ts";

const orderOf = (one: Case) => said(one).order;
const optionsOf = (one: Case, name: string) =>
  orderOf(one)
    .fields.find((field) => field.name === name)
    ?.options?.map(({ text }) => plain(text));

describe("the order in a sentence", () => {
  it.each([
    ["zinc=10mg", ""],
    [
      "zinc=10mg&serie=5000&contenu=60&conditionnement=pilulier",
      "5 000 piluliers de 60 gélules, taille 0, France",
    ],
    ["zinc=10mg&serie=500", "500 unités de vente, gélules de taille 0, France"],
    [
      "zinc=10mg&contenu=30j&conditionnement=blister&contenant=gelule-00",
      "Étui pour 30 jours, sous blister, gélules de taille 00, France",
    ],
    [
      "zinc=10mg&serie=1000&contenu=30&contenant=stick&conditionnement=etui&marche=ue&pays=DE&date=2027-03-15",
      "1 000 étuis de 30 sticks, Allemagne, pour le 15 mars 2027",
    ],
    [
      "zinc=10mg&marche=ue&pays=autre",
      "Gélules de taille 0, hors de l’Union européenne, où d’autres règles valent",
    ],
    [
      "zinc=10mg&marche=ue&serie=500&contenant=poudre&contenu=30j",
      "500 unités de vente pour 30 jours, poudre, Union européenne",
    ],
  ])("%s", (query, sentence) => {
    expect(plain(orderOf({ query }).sentence)).toBe(sentence);
  });

  it("is said in English", () => {
    const query = "zinc=10mg&serie=5000&contenu=60&conditionnement=pilulier&date=2027-03-15";
    expect(plain(orderOf({ query, language: "en" }).sentence)).toBe(
      "5,000 pill bottles of 60 capsules, size 0, France, by 15 March 2027",
    );
  });

  it("is that of a bottle for a serum, whose market is no question of its doses", () => {
    const query = "retinol=0.2pc&serie=1000&contenu=30ml&conditionnement=flacon";
    expect(plain(orderOf({ query, instrument: "serum" }).sentence)).toBe(
      "1 000 flacons compte-gouttes de 30 ml",
    );
  });
});

describe("what an order leaves open is asked, and nothing that it says", () => {
  const open = ["Le conditionnement.", "Le pays où il sera vendu."];
  it.each([
    ["zinc=10mg", ["Le conditionnement."]],
    ["zinc=10mg&conditionnement=pilulier", []],
    ["zinc=10mg&marche=ue", open],
    ["zinc=10mg&marche=ue&pays=DE&conditionnement=blister", []],
  ])("%s", (query, asked) => {
    const questions = said({ query }).questions.map(plain);
    expect(questions).toContain("Le goût et la teinte.");
    expect(questions.filter((question) => open.includes(question))).toEqual(asked);
  });

  it("asks for the country of a serum alone", () => {
    const questions = said({ query: "retinol=0.2pc", instrument: "serum" }).questions.map(plain);
    expect(questions.filter((question) => open.includes(question))).toEqual(open.slice(1));
  });
});

describe("the country that a form begins with", () => {
  it.each([
    ["zinc=10mg", "France"],
    ["zinc=10mg&marche=ue", ""],
    ["zinc=10mg&marche=ue&pays=DE", "Allemagne"],
    ["zinc=10mg&marche=ue&pays=autre", ""],
  ])("of %s is “%s”", (query, country) => {
    expect(said({ query }).carried.country).toBe(country);
  });
});

describe("what goes with an enquiry", () => {
  it.each([
    [
      "zinc=10mg&dire=immunity&souhait=vegan",
      "Un complément alimentaire en gélules de taille 0, pour la France. Besoin : immunité. Souhaits : végan.",
    ],
    [
      "zinc=10mg&dire=immunity&souhait=vegan&serie=5000",
      "Besoin : immunité. 5 000 unités de vente, gélules de taille 0, végan, France",
    ],
    ["zinc=10mg", "Un complément alimentaire en gélules de taille 0, pour la France."],
  ])("of %s names the need that it began with", (query, brief) => {
    expect(plain(said({ query }).carried.brief)).toBe(brief);
  });
});

describe("machine time", () => {
  const machineOf = (query: string) => plain(orderOf({ query: `zinc=10mg&${query}` }).machine);

  it("is arithmetic from what the laboratory publishes, and says that it is no lead time", () => {
    expect(machineOf("serie=5000&contenu=60")).toBe(
      "5 000 × 60 gélules : 1 h 30 de géluleuse. Temps de machine d’après les cadences publiées, non un délai.",
    );
    expect(machineOf("serie=500&contenu=15")).toContain("500 × 15 gélules : 3 min de géluleuse.");
    expect(machineOf("serie=50000&contenu=60&conditionnement=pilulier")).toContain(
      "15 h de géluleuse ; 5 jours de ligne de piluliers.",
    );
  });

  it("counts the capsules of days as the least that the actives take", () => {
    expect(plain(orderOf({ query: "magnesium=300mg&serie=1000&contenu=30j" }).machine)).toMatch(
      /^1 000 × 30 jours, soit \d+ 000 gélules au moins : /,
    );
  });

  it.each(["serie=5000", "contenu=60", "serie=5000&contenu=30&contenant=stick"])(
    "is not said where nothing is published or chosen: %s",
    (query) => {
      expect(orderOf({ query: `zinc=10mg&${query}` }).machine).toBeNull();
    },
  );

  test("the capacities are those of the laboratory's page", () => {
    const page = plain(JSON.stringify(laboratory.resources));
    for (const figure of ["200,000 capsules per hour", "10,000 units per day"])
      expect(page).toContain(figure);
  });
});

describe("the fields", () => {
  it("are those that go with the formula", () => {
    expect(optionsOf({ query: "zinc=10mg" }, "conditionnement")).toEqual([
      "à préciser",
      "Pilulier",
      "Blister et étui",
      "Sachet",
    ]);
    expect(optionsOf({ query: "zinc=10mg&contenant=poudre" }, "contenu")).toEqual([
      "à préciser",
      "15 jours",
      "30 jours",
      "60 jours",
      "90 jours",
    ]);
    expect(optionsOf({ query: "zinc=10mg" }, "pays")).toBeUndefined();
    expect(optionsOf({ query: "zinc=10mg&marche=ue" }, "pays")).toContain("Allemagne");
  });

  it("have nothing chosen that nobody chose", () => {
    for (const { value } of orderOf({ query: "zinc=10mg" }).fields) expect(value).toBe("");
  });
});

test("the data has the same order, and null where nobody has said", () => {
  const query = "zinc=10mg&serie=5000&contenu=60&conditionnement=pilulier&date=2027-03-15";
  expect(verdictJson(judged({ query }), []).order).toEqual({
    packs: 5000,
    content: { count: 60, unit: "units" },
    packaging: "pilulier",
    date: "2027-03-15",
    country: null,
    machineTime: {
      capsules: { count: 300_000, isLeast: false },
      fillingMinutes: 90,
      bottlingDays: 0.5,
    },
  });
  expect(verdictJson(judged({ query: "zinc=10mg" }), []).order).toEqual({
    ...{ packs: null, content: null, packaging: null, date: null, country: null },
    machineTime: { capsules: null, fillingMinutes: null, bottlingDays: null },
  });
});
