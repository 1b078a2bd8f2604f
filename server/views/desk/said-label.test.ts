// What a regulator, a formulator and an editor look for in what the desk says of formulas.
import { expect, it } from "vitest";
import { deskCatalogue } from "./desk-actives.ts";
import { judged, plain, said } from "./example-verdict.ts";

it("gives a reason for whatever is to be confirmed", () => {
  // Annex III/24 ends zinc at 1 %, use at 0.2 %.
  const [zinc] = said({ query: "zinc=0.5pc", instrument: "serum" }).rods;
  expect(plain(zinc?.state)).toBe("à confirmer : 0,3 % au-dessus de l’usage courant");
  expect(JSON.stringify(zinc?.lines.map(({ text }) => plain(text)))).toContain("usage courant");
});

it("lists ingredients as labels do, with their forms, allergens in capitals", () => {
  const query = "epadha=500mg&vitamine-k=45ug&zinc=5mg&berberine=200mg";
  const fr = plain(said({ query }).ingredients);
  expect(fr).toMatch(/^Huile de poisson concentrée \(contient : POISSON\)/);
  expect(fr).toContain("bisglycinate de zinc");
  expect(fr).toMatch(/berbérine \(Berberis \w+\)/i);
  expect(plain(said({ query, language: "en" }).ingredients)).toContain("(contains: SOYA)");
});

it("names nutrients on the label as the regulation does, and what has no dose yet", () => {
  const query = "vitamineb3=16mg&vitamineb9=200ug&vitamine-c=120mg&acerola=&sph-131=3md";
  const { draft, ingredients } = said({ query });
  expect(draft.map(({ name, amount }) => [plain(name), plain(amount)])).toEqual([
    ["Niacine", "16 mg"],
    ["Acide folique", "200 µg"],
    ["Vitamine C", "120 mg"],
    ["source : acérola", "dose à saisir"],
    ["SPH 131", "3 milliards d’UFC"],
  ]);
  expect(plain(ingredients)).toMatch(/acérola séché .*\[dose à saisir\], \[milieu de culture/);
});

it("speaks of France in France, of each State in the Union", () => {
  const read = (market: string) => {
    const { cells, notes, questions } = said({ query: `zinc=30mg&selenium=300ug${market}` });
    return plain(JSON.stringify([cells, notes, questions]));
  };
  expect(read("")).toMatch(/DGAL/);
  expect(read("&marche=ue")).not.toMatch(/DGAL|DGCCRF|ANSES|Arrêté|arrêté/);
});

it("keeps partners in pairs, and says nowhere twice what is kept apart", () => {
  const { shared } = said({ query: "lycopene=10mg&vitamine-e=12mg&fer=10mg" });
  const partners = shared.find(({ id }) => id === "partners");
  expect(plain(partners?.value)).toBe("lycopène et vitamine E");
});

it.each(["complement", "serum"] as const)(
  "has no pronoun for one of two actives (%s)",
  (instrument) => {
    const pronouns = {
      fr: /\b(?:ils?|elles?|lui)\b|^(?:son|sa|ses)\b|\bl’(?:oxydent|hydrolysent)\b/i,
      en: /\b(?:it|they|them)\b|^its\b/i,
    };
    for (const language of ["fr", "en"] as const)
      for (const slug of deskCatalogue(instrument).actives.keys()) {
        const { facts } = judged({ query: `${slug}=1`, instrument, language });
        for (const { reason } of facts.actives[slug]?.conflicts ?? [])
          expect(plain(String(reason)), slug).not.toMatch(pronouns[language]);
      }
  },
);
