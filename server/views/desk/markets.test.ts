// What binds in a market: cases worked out by hand from the sources of the limits, and what holds between markets for any dose.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { deskActives } from "#server/desk/desk-actives.ts";
import { loadFactsOf } from "#server/desk/load-desk-facts.ts";
import { markets } from "#shared/content/market-limits.ts";
import type { Market } from "#shared/content/markets.ts";
import { textOf } from "#shared/editions/edition.ts";
import { printAmount } from "#shared/formula/amounts.ts";
import { judge } from "#shared/formula/engine/judge.ts";
import { judged, linesOf, plain, readerIn, said } from "./example-verdict.ts";
import { readQuery } from "./open-formula.ts";

function rodOf(query: string) {
  const [rod] = judged({ query }).verdict.rods;
  if (!rod) throw new Error(`no rod of ${query}`);
  return rod;
}

/** The zone, then the doubts or the limit passed: "unconfirmed over-national fr law 5ug". */
function zoneOf(query: string): string {
  const { zone, doubts, passed } = rodOf(query);
  const met = [
    ...doubts.map(({ code, limit }) => ({ code, limit })),
    ...(passed ? [{ code: "passed", limit: passed }] : []),
  ];
  return [
    zone,
    ...met.map(({ code, limit }) =>
      limit
        ? `${code} ${limit.place ?? "-"} ${limit.kind} ${printAmount(limit.amount, limit.unit)}`
        : code,
    ),
  ].join(" | ");
}

describe("France has two figures: the order of 2006, and what Compl'Alim accepts", () => {
  // Order of 9 May 2006, annex III; Compl'Alim, file of 19 December 2023: B3 450 mg, B6 12.5 mg, B9 500 µg, D 50 µg, A 1000 µg.
  test.each([
    ["vitamineb3=16mg", "window"],
    ["vitamineb3=100mg", "unconfirmed | between-limits fr law 54mg"],
    ["vitamineb3=451mg", "above | passed fr register 450mg"],
    ["vitamineb6=2mg", "window"],
    ["vitamineb6=10mg", "unconfirmed | between-limits fr law 2mg"],
    ["vitamined3=25ug", "unconfirmed | between-limits fr law 5ug"],
    ["vitamined3=100ug", "above | passed fr register 50ug"],
    ["vitamineb9=400ug", "unconfirmed | between-limits fr law 200ug"],
    ["vitaminea=900ug", "unconfirmed | between-limits fr law 800ug"],
    ["vitaminea=1001ug", "above | passed fr register 1000ug"],
    // Of these the register's figure has not been read: the order in force stands alone.
    ["selenium=55ug", "above | passed fr law 50ug"],
    ["selenium=200ug", "above | passed fr law 50ug"],
    ["vitamine-c=200mg", "above | passed fr law 180mg"],
    ["zinc=25mg", "above | passed fr law 15mg"],
    ["cuivre=2mg", "window"],
    ["fer=14mg", "window"],
    // Of these Compl'Alim alone has a figure.
    ["melatonine=0.3mg", "silent"],
    ["melatonine=1mg", "window"],
    ["melatonine=1.9mg", "window"],
    ["melatonine=3mg", "above | passed fr register 1.9mg"],
    ["berberine=380mg", "none"],
    ["berberine=500mg", "above | passed fr register 380mg"],
    ["chardon-marie=200mg", "none"],
    ["chardon-marie=300mg", "above | passed fr register 266mg"],
    ["cafeine=200mg", "none"],
    ["cafeine=300mg", "above | passed fr law 200mg"],
    ["epadha=3000mg", "window"],
    ["epadha=6000mg", "above | passed ue level 5000mg"],
    ["astaxanthine=12mg", "above | passed ue law 8mg"],
    ["lycopene=20mg", "above | passed ue law 15mg"],
    ["resveratrol=500mg", "above | passed ue law 150mg"],
    // Compl'Alim: a medicine at 600 mg a day in Germany, and no figure of its own.
    ["alpha-lipoique=300mg", "none"],
    [
      "alpha-lipoique=600mg",
      "unconfirmed | medicine-elsewhere de medicine 600mg | over-known - practice 300mg",
    ],
    ["alpha-lipoique=504mg", "unconfirmed | over-known - practice 300mg"],
    ["magnesium=250mg", "window"],
    ["magnesium=300mg", "unconfirmed | over-level"],
    ["vitamine-k=45ug", "window"],
    ["nadh=10mg", "none"],
    ["glutathion=250mg", "none"],
    ["collagene=1200mg", "none"],
    ["pea=600mg", "unconfirmed | status-open"],
    ["keratine=500mg", "unconfirmed | status-open"],
    ["curcuma=100mg", "none"],
    ["curcuma=500mg", "unconfirmed | over-advice fr agency 153mg"],
    ["ashwagandha=600mg", "none"],
  ])("%s is %s", (query, zone) => {
    expect(zoneOf(query)).toBe(zone);
  });

  it("says both figures where they differ", () => {
    expect(linesOf({ query: "vitamineb3=100mg" })[0]).toContain(
      "Au-dessus de 54 mg (arrêté du 9 mai 2006), sous 450 mg (Compl’Alim, 2023) [Ramener à 54 mg]",
    );
    const [row] = said({ query: "vitamineb3=100mg" }).rows;
    expect([row?.maximum, row?.maximumNote].map(plain)).toEqual([
      "54 mg",
      "dépassé de 46 mg ; Compl’Alim, 2023 : 450 mg",
    ]);
  });

  it("says where the figure of Compl'Alim is still to be read", () => {
    const [row] = said({ query: "vitamine-c=100mg" }).rows;
    expect(plain(row?.maximumNote)).toContain("Compl’Alim : chiffre à lire");
  });
});

// Conseil d'État, 27 April 2011: the maxima of K, B1, B2, B5, B8 and B12 are annulled, and Compl'Alim's file of 2023 has none.
describe("no ceiling is no assurance: past our own formulas somebody has to say", () => {
  test.each([
    "vitamine-k=2000ug",
    "biotine=10mg",
    "vitamineb1=300mg",
    "vitamineb12=5000ug",
    "vitamineb5=500mg",
    "riboflavine=400mg",
  ])("%s", (query) => {
    const rod = rodOf(query);
    const known = rod.doubts.filter(({ code }) => code !== "unit-doubtful");
    expect(known.map(({ code }) => code)).toEqual(["over-known"]);
    expect(judged({ query }).verdict.answers.sell.sign).toBe("dotted");
    const own = known[0]?.limit?.amount ?? 0;
    expect(rodOf(query.replace(/=.*/, `=${printAmount(own, rod.unit)}`)).zone).toBe("window");
  });

  it("shows no such dose as a maximum", () => {
    const [row] = said({ query: "vitamineb12=5000ug" }).rows;
    expect(plain(row?.maximum)).toBe("annulé");
    expect(plain(row?.maximumNote)).toContain("Nos formules : 25 µg");
  });
});

describe("nor is it of a substance or a plant: past what is usual somebody has to say", () => {
  // Our own formulas: 100 mg of coenzyme Q10, 900 mg of arginine. The sheet of ashwagandha: 300 to 600 mg of the extract.
  test.each([
    ["coenzyme-q10=100mg", "none"],
    ["coenzyme-q10=356mg", "unconfirmed | over-known - practice 100mg"],
    ["l-arginine=6g", "unconfirmed | over-known - practice 900mg"],
    ["ashwagandha=3g", "unconfirmed | over-known - practice 600mg"],
    ["gaba=600mg&marche=ue", "unconfirmed | over-known - practice 300mg"],
    ["rhodiola=3g", "unconfirmed"],
    ["quercetine=2g", "unconfirmed"],
  ])("%s is %s", (query, zone) => {
    expect(zoneOf(query)).toContain(zone);
    const { sell } = judged({ query }).verdict.answers;
    expect(sell.sign).toBe(zone === "none" ? "lit" : "dotted");
  });

  it("names what is usual, and asks", () => {
    const query = "ashwagandha=3g";
    expect(linesOf({ query }).join()).toContain(
      "Sans maximum, et au-dessus de 600 mg (dose usuelle) [Ramener à 600 mg]",
    );
    const { rows, questions } = said({ query });
    expect([rows[0]?.maximum, rows[0]?.maximumNote].map(plain)).toEqual([
      "non fixé",
      "Dose usuelle : 600 mg",
    ]);
    expect(questions.map(plain).join()).toContain("Ashwagandha 3 000 mg : ce que la DGAL admet");
  });
});

describe("the Union contains its States", () => {
  // FAMHP, 23 December 2020: 300 µg; Italian Ministry of Health, 2013: 1 mg; Compl'Alim: 1.9 mg.
  test.each([
    ["melatonine=0.2mg", "silent"],
    ["melatonine=0.3mg", "unconfirmed | over-national be medicine 0.3mg"],
    ["melatonine=1mg", "unconfirmed | over-national be medicine 0.3mg"],
    [
      "melatonine=10mg",
      "unconfirmed | over-national be medicine 0.3mg | over-national it register 1mg | over-national fr register 1.9mg",
    ],
    // Belgian decree on other substances, 2017/0182/B: 80 mg; order of 26 September 2016: 200 mg; EFSA 2015: 400 mg.
    ["cafeine=80mg", "none"],
    ["cafeine=400mg", "unconfirmed | over-national be law 80mg | over-national fr law 200mg"],
    ["cafeine=401mg", "above | passed ue level 400mg"],
    ["berberine=1000mg", "unconfirmed | over-national fr register 380mg"],
    ["alpha-lipoique=1200mg", "unconfirmed | over-national de medicine 600mg"],
    ["fer=40mg", "unconfirmed | over-national fr law 14mg | over-national it register 30mg"],
    ["fer=41mg", "above | passed ue level 40mg"],
    ["selenium=255ug", "unconfirmed | over-national fr law 50ug | over-national it register 83ug"],
    [
      "vitaminea=3000ug",
      "unconfirmed | over-national fr law 800ug | over-national it register 1200ug",
    ],
    ["vitamined3=25ug", "unconfirmed | over-national fr law 5ug"],
    ["vitamined3=101ug", "above | passed ue level 100ug"],
    ["zinc=10mg", "window"],
    // Italian Ministry of Health, July 2013: 250 mg.
    ["glutathion=250mg", "none"],
    ["glutathion=418mg", "unconfirmed | over-national it register 250mg"],
    ["vitamine-k=105ug", "window"],
    ["vitamine-k=2000ug", "unconfirmed | over-national it register 105ug"],
    // EFSA: 250 mg from supplements, under the French maximum of 300 mg.
    ["magnesium=375mg", "above | passed ue level 250mg"],
    // Denmark banned it in April 2023.
    ["ashwagandha=600mg", "unconfirmed | over-national dk law 0mg"],
  ])("%s is %s", (query, zone) => {
    expect(zoneOf(`${query}&marche=ue`)).toBe(zone);
  });

  it("says which State, and asks the question", () => {
    const query = "melatonine=10mg&marche=ue";
    expect(linesOf({ query }).join()).toMatch(
      /Médicament possible en Belgique dès 0,3 mg \(AFMPS.*maximum en Italie.*maximum en France/,
    );
    expect(judged({ query }).verdict.answers.sell.sign).toBe("dotted");
    expect(said({ query }).questions.map(plain).join()).toContain(
      "Mélatonine 10 mg : ce que chaque État visé admet aujourd’hui.",
    );
  });

  const strictness = ["window", "silent", "none", null, "unconfirmed", "above"] as const;
  const rank = (zone: (typeof strictness)[number]) =>
    zone === "above" ? 2 : zone === "unconfirmed" ? 1 : 0;
  const doses = fc
    .constantFrom(...deskActives.complement.values())
    .chain(({ slug, unit }) =>
      fc
        .tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 8 }))
        .map(([digits, zeros]) => `${slug}=${printAmount(digits * 10 ** zeros, unit)}`),
    );
  const verdictIn = (market: Market, dose: string) => {
    const { formula } = readQuery(new URLSearchParams(`${dose}&marche=${market}`), "complement");
    return judge(formula, loadFactsOf(formula, readerIn("fr")));
  };

  it("is never laxer than the strictest limit of a State in it", () => {
    fc.assert(
      fc.property(doses, (dose) => {
        const inUnion = verdictIn("ue", dose);
        for (const { zone, limits } of inUnion.rods) {
          const isBound = limits.some(
            ({ place, kind, isExceeded }) =>
              isExceeded &&
              place !== null &&
              markets.ue.contains.includes(place) &&
              ["law", "register", "medicine"].includes(kind),
          );
          if (isBound) expect([dose, rank(zone)]).not.toEqual([dose, 0]);
        }
        if (verdictIn("fr", dose).rods.some(({ passed }) => passed))
          expect([dose, inUnion.answers.sell.sign]).not.toEqual([dose, "lit"]);
      }),
      { numRuns: 400 },
    );
  });
});

// Implementing Regulation (EU) 2017/2470: 150 mg of trans-resveratrol, 8 mg of astaxanthin, in each State.
describe("a maximum of the Union’s own law is no maximum of a State", () => {
  test.each(["fr", "ue"])("in the market %s", (market) => {
    const verdict = said({ query: `resveratrol=179mg&marche=${market}` });
    const [row] = verdict.rows;
    expect([row?.maximum, row?.europe].map(plain)).toEqual([
      "Droit de l’Union : 150 mg",
      "non fixée",
    ]);
    expect(plain(verdict.rods[0]?.maximum)).toBe("150 mg, droit de l’Union");
    expect(plain(verdict.cells[0].sentence)).toBe(
      "Une dose au-dessus du maximum de l’Union européenne",
    );
    expect(linesOf({ query: `resveratrol=179mg&marche=${market}` }).join()).toContain(
      "29 mg au-dessus du maximum de l’Union européenne [Ramener à 150 mg]",
    );
    const questions = verdict.questions.map(plain).join(" ");
    expect(questions).toContain(
      "Resvératrol 179 mg, à ramener à 150 mg : ce maximum vaut dans toute l’Union.",
    );
    // No authority admits more.
    expect(questions).not.toMatch(/admet aujourd’hui/);
  });

  it("says that other maxima than those of 2006 are accepted where one of 2006 is", () => {
    const notes = (query: string) => said({ query }).notes.map(plain).join(" ");
    expect(notes("resveratrol=179mg")).not.toContain("2006");
    expect(notes("zinc=10mg")).toContain("d’autres maxima que ceux de 2006");
  });
});

it("shows the dose of a medicine elsewhere as no French maximum", () => {
  const { rows, rods } = said({ query: "alpha-lipoique=504mg" });
  expect([rows[0]?.maximum, rows[0]?.maximumNote].map(plain)).toEqual([
    "non fixé",
    "Dose usuelle : 300 mg ; en Allemagne, médicament possible dès 600 mg, Compl’Alim",
  ]);
  expect(plain(rods[0]?.maximum)).toBe("300 mg, dose usuelle");
});

it("names the source of each limit", () => {
  for (const active of deskActives.complement.keys())
    for (const { limits } of judged({ query: `${active}=1` }).verdict.rods)
      for (const { source } of limits) expect(textOf(source)).not.toBe("");
});
