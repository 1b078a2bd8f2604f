// What the law, an agency or a register wants on the label of a formula is on it, wherever the formula is shown; and no claim invites the
// people whom the label keeps from it. Cases from the sources, then conditions that hold for every active.
import { expect, test } from "vitest";
import { deskActives } from "#server/desk/desk-actives.ts";
import { languages } from "#shared/editions/languages.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import { listLabelLines, sentencesOf } from "#shared/formula/sentences/label-words.ts";
import { verdictJson } from "#shared/formula/verdict-json.ts";
import { composeBenchMarkdown } from "./compose-markdown.ts";
import { type Case, judged, plain, readerIn, said } from "./example-verdict.ts";
import { loadBench } from "./load-bench.ts";

const linesOf = (one: Case) => listLabelLines(said(one)).map(plain);

const kindsOf = (one: Case) =>
  said(one).wordings.map(({ kind, items }) => [
    kind,
    items.map(({ text }) => plain(text)).join(" "),
  ]);

test.each([
  // Compl'Alim, Silybum marianum: “doivent figurer pour les compléments alimentaires contenant le FRUIT”.
  [
    "chardon-marie=200mg",
    "required",
    "Déconseillé en cas d’allergie aux plantes de la famille des Astéracées. Réservé aux adultes. Déconseillé aux femmes enceintes ou allaitantes.",
  ],
  // Order of 24 June 2014, annex I, Andrographis: “doit comporter un avertissement déconseillant l'emploi aux femmes enceintes”.
  ["andrographis=300mg", "required", "Déconseillé aux femmes enceintes."],
  // Compl'Alim, acide lipoïque: “déconseillé chez les personnes diabétiques ainsi que les femmes enceintes et allaitantes”.
  [
    "alpha-lipoique=300mg",
    "required",
    "Déconseillé aux personnes diabétiques et aux femmes enceintes ou allaitantes.",
  ],
  // EFSA Journal 2021;19(6):6577: lipoic acid “is likely to increase the risk of developing IAS”, and no dose is free of it.
  [
    "alpha-lipoique=300mg",
    "advised",
    "Peut, très rarement, provoquer des hypoglycémies (syndrome insulinique auto-immun) : en cas de malaise, arrêtez la prise et consultez un médecin.",
  ],
  // TGA, the statement on listed medicines since 2019.
  [
    "andrographis=300mg",
    "advised",
    "Peut provoquer des réactions allergiques : en cas de réaction grave, arrêtez la prise et consultez immédiatement un médecin. Déconseillé pendant l’allaitement et avant 18 ans.",
  ],
  // Compl'Alim, Sedum roseum: “1) Réservé aux adultes ; 2) Déconseillé aux femmes enceintes et allaitantes”.
  [
    "rhodiola=300mg",
    "required",
    "Réservé aux adultes. Déconseillé aux femmes enceintes ou allaitantes.",
  ],
  // Compl'Alim, Equisetum arvense: “insuffisance cardiaque ou rénale œdémateuse … moins de 12 ans, femmes enceintes ou allaitantes”.
  [
    "preledeschamps=300mg",
    "required",
    "Déconseillé en cas d’insuffisance cardiaque ou rénale œdémateuse, aux enfants de moins de 12 ans et aux femmes enceintes ou allaitantes.",
  ],
  // Compl'Alim, Berberis vulgaris: “L'étiquetage doit comporter un avertissement à destination de ces populations à risque”.
  [
    "berberine=300mg",
    "required",
    "Déconseillé avant 18 ans, pendant la grossesse et l’allaitement, et en cas de diabète, de trouble hépatique ou cardiaque ou de traitement médicamenteux.",
  ],
  // Compl'Alim, Curcuma longa: “2) Réservé à l'adulte et déconseillé aux femmes enceintes ou allaitantes”.
  [
    "curcuma=100mg",
    "required",
    "Réservé aux adultes. Déconseillé aux femmes enceintes ou allaitantes. Déconseillé en cas de maladie des voies biliaires, ou de traitement anticoagulant, anticancéreux ou immunosuppresseur.",
  ],
  // ANSES, April 2024: an opinion on ashwagandha, which advises.
  [
    "ashwagandha=300mg",
    "advised",
    "Déconseillé aux moins de 18 ans, aux femmes enceintes ou allaitantes, en cas de trouble endocrinien, hépatique ou cardiaque, ou de traitement agissant sur le système nerveux central.",
  ],
  // Regulation (EC) 1924/2006, article 10(2)(c): persons who should avoid the food are told beside a claim.
  [
    "vitaminea=800ug",
    "required",
    "Contient de la vitamine A : déconseillé pendant la grossesse ou en cas de projet de grossesse, sauf avis médical.",
  ],
  [
    "vitamine-k=75ug",
    "required",
    "Contient de la vitamine K : si vous suivez un traitement par antivitamine K, demandez un avis médical avant usage.",
  ],
  // Regulation (EU) 1169/2011, annex III, 4.2: per portion recommended for daily consumption, in brackets.
  [
    "cafeine=200mg",
    "statutory",
    "Contient de la caféine. Déconseillé aux enfants et aux femmes enceintes (200 mg de caféine par portion journalière).",
  ],
  // EFSA, QPS list: S. cerevisiae var. boulardii, “contraindicated for patients of fragile health, as well as for patients with a central
  // venous catheter”; FAMHP: contra-indications of its medicines “should also be applied to the numerous food supplements”.
  [
    "sph-130=5md",
    "required",
    "Déconseillé aux personnes de santé fragile et aux porteurs d’un cathéter veineux central. Déconseillé aux personnes immunodéprimées ou gravement malades.",
  ],
  [
    "sph-166=5md&sph-202=1md",
    "required",
    "Déconseillé aux personnes de santé fragile et aux porteurs d’un cathéter veineux central. Déconseillé aux personnes immunodéprimées ou gravement malades.",
  ],
])("%s: %s", (query, kind, text) => {
  expect(kindsOf({ query })).toContainEqual([kind, text]);
  for (const sentence of sentencesOf(text))
    expect(linesOf({ query }).join(" ")).toContain(sentence);
});

test("the order of 2016 says of lycopene a dose, and no words", () => {
  expect(kindsOf({ query: "lycopene=10mg" })).toEqual([]);
});

// EMA, PRAC, January 2019: oral products of 150 µg of biotin or more in a dose may distort blood tests.
test.each([
  ["biotine=150ug", true],
  ["biotine=149ug", false],
  ["biotine=50ug&zinc=10mg", false],
])("%s warns of blood tests: %s", (query, isWarned) => {
  expect(/analyses de sang/.test(linesOf({ query }).join(" "))).toBe(isWarned);
});

// The laxative words of product Reuteri are of its xylitol: Regulation (EU) 1169/2011, annex III, 2.4.
test("words that a product owes to an excipient stay with the product", () => {
  for (const query of ["sph-146=1md", "sph-146=1md&zinc=5mg"])
    expect(linesOf({ query }).join(" ")).not.toMatch(/laxati/);
});

test("an agency's advice is called advice, and only words of a law mandatory", () => {
  expect(kindsOf({ query: "melatonine=1mg" }).map(([kind]) => kind)).toEqual(["advised"]);
  for (const instrument of ["complement", "serum"] as const)
    for (const { slug } of deskActives[instrument].values())
      for (const { kind, title } of said({ query: `${slug}=1`, instrument }).wordings)
        expect(/obligatoire/i.test(title), slug).toBe(kind === "statutory");
});

test("the name of a novel food is that of the ingredient, where it must stand", () => {
  const one = { query: "astaxanthine=4mg" };
  const name = "oléorésine riche en astaxanthine extraite de l’algue Haematococcus pluvialis";
  expect(kindsOf(one)[0]?.join(" ")).toContain(name);
  expect(plain(said(one).ingredients).toLowerCase()).toContain(name.toLowerCase());
  expect(linesOf(one).join(" ")).not.toContain(name);
});

test("what stands beside the name of the food follows it", () => {
  const [name, beside] = linesOf({ query: "cafeine=80mg&vitamineb6=1.4mg" });
  expect(name).toBe("Complément alimentaire à base de caféine et de vitamine B6.");
  expect(beside).toMatch(
    /^Contient de la caféine\. .*\(80 mg de caféine par portion journalière\)\.$/,
  );
  expect(linesOf({ query: "cafeine=" })[1]).toContain("([dose à saisir] de caféine");
  expect(linesOf({ query: "cafeine=80mg", language: "en" })[1]).toContain(
    "pregnant women (80 mg of caffeine per daily portion).",
  );
});

test("a liquid with caffeine asks whether it is a beverage, which has other words", () => {
  const asked = (query: string) =>
    said({ query }).questions.filter((each) => /boisson/i.test(each));
  expect(asked("cafeine=80mg&contenant=liquide")).toHaveLength(1);
  expect(asked("cafeine=80mg")).toEqual([]);
  expect(asked("zinc=10mg&contenant=liquide")).toEqual([]);
});

test.each([
  [
    "melatonine=1mg&vitamineb6=1.4mg",
    "fr",
    "Complément alimentaire à base de mélatonine et de vitamine B6.",
  ],
  ["melatonine=1mg&vitamineb6=1.4mg", "en", "Food supplement with melatonin and vitamin B6."],
  [
    "acerola=80mg&opc=50mg",
    "fr",
    "Complément alimentaire à base d’acérola et d’OPC de pépins de raisin.",
  ],
  [
    "vitamineb9=200ug&vitamineb3=16mg",
    "fr",
    "Complément alimentaire à base d’acide folique et de niacine.",
  ],
  ["vitamineb9=200ug", "en", "Food supplement with folic acid."],
  [
    "sph-131=3md&zinc=10mg",
    "fr",
    "Complément alimentaire à base de Lacticaseibacillus rhamnosus SPH 131 et de zinc.",
  ],
  // Regulation (EU) 1169/2011, article 7(1): what lives no more is not taken for what lives.
  [
    "sph-131=3md&sph-203=1md",
    "fr",
    "Complément alimentaire à base de Lacticaseibacillus rhamnosus SPH 131 et de Limosilactobacillus reuteri SPH 203 (cellules inactivées).",
  ],
  // Of more than four, those of one category together; apigenin is no plant.
  [
    "rhodiola=200mg&ashwagandha=300mg&apigenine=50mg&zinc=5mg&lycopene=5mg",
    "fr",
    "Complément alimentaire à base de plantes, d’apigénine, de zinc et de lycopène.",
  ],
  [
    "zinc=5mg&cuivre=0.5mg&selenium=20ug&vitamine-c=80mg&vitamine-e=12mg&lycopene=5mg",
    "fr",
    "Complément alimentaire à base de minéraux, de vitamines et de lycopène.",
  ],
] as const)("%s has its name in %s", (query, language, name) => {
  expect(plain(said({ query, language }).foodName)).toBe(name);
});

test("no name of a food is longer than its actives", () => {
  const all = [...deskActives.complement.keys()];
  for (let at = 0; at < all.length; at += 20) {
    const query = all.slice(at, at + 20).map((slug) => `${slug}=1`);
    const { foodName } = said({ query: query.join("&") });
    expect(foodName?.length).toBeLessThan(60 * 20);
    expect(foodName).not.toMatch(/\bde [aeiouéèh]|undefined|\{/iu);
  }
  expect(said({ query: "" }).foodName).toBeNull();
  expect(said({ query: "retinol=0.1pc", instrument: "serum" }).foodName).toBeNull();
});

const instruments = ["complement", "serum"] as const;

/** All places that show a formula, but its page and its print, which have the same presentation. */
function placesOf(one: Case & { readonly instrument: Instrument; readonly language: "fr" | "en" }) {
  const reader = readerIn(one.language);
  const { data } = loadBench(one.instrument, new URLSearchParams(one.query), reader);
  const { label, warnings } = verdictJson(judged(one), []);
  return {
    label: [...linesOf(one), plain(said(one).ingredients)].join(" "),
    json: plain([...label.lines, label.ingredients].join(" ")),
    warnings: plain(warnings.map(({ text }) => text).join(" ")),
    markdown: plain(composeBenchMarkdown(data, "La paillasse", reader)),
  };
}

test.each(instruments)(
  "whatever holds an active of %s has all its words, everywhere",
  (instrument) => {
    const slugs = [...deskActives[instrument].keys()];
    for (const { id: language } of languages)
      for (const [at, slug] of slugs.entries()) {
        const alone = judged({ query: `${slug}=1`, instrument, language });
        const { wordings = [] } = alone.facts.actives[slug] ?? {};
        if (wordings.length === 0) continue;
        const wanted = said({ query: `${slug}=1`, instrument, language }).wordings.flatMap(
          ({ items }) => items.flatMap(({ text }) => sentencesOf(plain(text))),
        );
        // Beside two others, which may want the same sentence.
        const others = [slugs[(at * 7 + 1) % slugs.length], slugs[(at * 11 + 5) % slugs.length]];
        const query = [...new Set([slug, ...others])].map((each) => `${each}=1`).join("&");
        const places = placesOf({ query, instrument, language });
        for (const sentence of wanted)
          for (const [place, text] of Object.entries(places))
            expect(text.toLowerCase(), `${query}, ${place}`).toContain(
              // It may go on: “Déconseillé aux femmes enceintes ou allaitantes et aux enfants.”
              sentence.replace(/\.$/, "").toLowerCase(),
            );
      }
  },
);

test.each([
  ["vitamineb9=200ug", true],
  ["vitamineb9=200ug&vitaminea=800ug", false],
  ["vitamineb9=200ug&melatonine=1mg", false],
  ["vitamineb9=200ug&rhodiola=200mg", false],
  ["vitamineb9=200ug&vitamine-k=75ug", true],
])("%s earns the claim on pregnancy: %s", (query, isEarned) => {
  const { claims, withheld } = verdictJson(judged({ query }), []);
  const ids = claims.map(({ id }) => id);
  expect(ids.includes("folate/maternal-tissue")).toBe(isEarned);
  expect(ids).toContain("folate/blood-formation");
  expect(withheld.map(({ id }) => id)).toEqual(isEarned ? [] : ["folate/maternal-tissue"]);
});

test("no claim stands beside words that keep its people from the product", () => {
  for (const { slug } of deskActives.complement.values()) {
    const context = judged({ query: `vitamineb9=200ug&${slug}=1` });
    const excluded = Object.values(context.facts.actives).flatMap(({ wordings }) =>
      wordings.flatMap(({ excludes }) => excludes),
    );
    const offered = [...context.verdict.claims.map(({ claim }) => claim), ...context.verdict.next];
    for (const { population, id } of offered)
      expect(population !== null && excluded.includes(population), `${slug}, ${id}`).toBe(false);
  }
});

test("a caution that keeps pregnant women off is on the label too", () => {
  for (const { slug } of deskActives.complement.values()) {
    const { facts } = judged({ query: `${slug}=1` });
    const { caution, wordings = [] } = facts.actives[slug] ?? {};
    const isKept =
      /d[ée]conseill[^.;]*(?:grossesse|enceintes?)|ne convient pas[^.;]*(?:grossesse|enceintes)/i;
    if (!isKept.test(String(caution ?? ""))) continue;
    expect(
      wordings.some(({ excludes }) => excludes.includes("pregnant")),
      slug,
    ).toBe(true);
  }
});

test("a sentence that two actives want is said once, for both", () => {
  const namesOf = (query: string) =>
    said({ query }).wordings.flatMap(({ items }) =>
      items.map(({ name, text }) => [plain(name), plain(text)]),
    );
  for (const query of [
    "chardon-marie=200mg&andrographis=300mg",
    "andrographis=300mg&chardon-marie=200mg",
  ])
    expect(namesOf(query)).toContainEqual([
      expect.stringMatching(/^Chardon-marie \(en partie, andrographis\), /),
      expect.stringContaining("Déconseillé aux femmes enceintes ou allaitantes."),
    ]);
  expect(namesOf("opc=50mg&rutine=50mg")).toEqual([
    [
      "OPC de pépins de raisin et rutine, usage courant, à confirmer sur votre formule",
      "Déconseillé aux femmes enceintes ou allaitantes et aux enfants.",
    ],
  ]);
});

test("nobody is charged with words that another active wants", () => {
  const items = said({ query: "resveratrol=100mg&l-theanine=100mg" }).wordings.flatMap(
    (each) => each.items,
  );
  const young = items.find(({ text }) => /avant 18 ans/.test(plain(text)));
  expect(plain(young?.name)).toMatch(/^L-théanine \(en partie, /);
});

test("nothing of the block for formulators is copied with the label", () => {
  const { warnings, ...presentation } = said({ query: "chardon-marie=200mg&andrographis=300mg" });
  expect(warnings.map(({ name }) => name)).toEqual(["Chardon-marie", "Andrographis"]);
  const label = listLabelLines(presentation).join(" ");
  for (const { texts } of warnings) for (const text of texts) expect(label).not.toContain(text);
});

test("calcium weighs as the tetrahydrate that it is, 21.1 per cent of calcium", () => {
  const [part] = judged({ query: "calcium=211mg" }).verdict.room.parts;
  expect(Math.round(part?.milligrams ?? 0)).toBe(1000);
});
