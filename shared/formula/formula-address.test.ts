import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { marketIds } from "#shared/content/markets.ts";
import { type Unit, unitFacts } from "#shared/facts/units.ts";
import { commaIn, decimalSignOf } from "#shared/words/amounts.ts";
import { printAmount, printField } from "./amounts.ts";
import type { DeskCatalogue } from "./desk-facts.ts";
import { cares, containers, type Formula, mostActives, wishes } from "./formula.ts";
import { readFormula } from "./formula-address.ts";
import { withFittingOrder } from "./order-choices.ts";
import { batches, destinations, packContents } from "./order-values.ts";
import { readAmount } from "./read-amount.ts";
import { writeFormula } from "./write-formula.ts";

const vitaminD = { unit: "ug", iu: 25 } as const;
const zinc = { unit: "mg", iu: null } as const;

const slugs = Array.from({ length: 30 }, (_, at) => `actif-${at}`);

const catalogue: DeskCatalogue = {
  actives: new Map(
    slugs.map((slug, at) => [slug, { unit: at % 3 === 0 ? "ug" : "mg", iu: null } as const]),
  ),
  complexes: new Map([["complexe", ["actif-1", "actif-2"]]]),
};

const read = (query: string) => readFormula(new URLSearchParams(query), "complement", catalogue);

const amountIn = (unit: Unit) =>
  fc.integer({ min: 1, max: 1e9 }).map((amount) => ({ amount, unit }));
const massUnit = fc.constantFrom<Unit>("ug", "mg", "g");

describe("an amount", () => {
  test.each([
    ["120mg", 120e6, "mg"],
    ["1,5 mg", 1.5e6, "mg"],
    ["0.14mg", 140_000, "mg"],
    ["55 µg", 55_000, "ug"],
    ["55 mcg", 55_000, "ug"],
    ["1 000 mg", 1e9, "mg"],
    ["1\u202f000,5", 1_000_500_000, "mg"],
    ["１０", 10e6, "mg"],
    ["10 G", 10e9, "g"],
  ] as const)("%s is read", (text, amount, unit) => {
    expect(readAmount(text, zinc)).toEqual({ amount, unit, isInternational: false });
  });

  test("in international units is what the factor makes of it", () => {
    expect(readAmount("200 UI", vitaminD)).toEqual({
      amount: 5000,
      unit: "ug",
      isInternational: true,
    });
    expect(readAmount("200 UI", zinc)).toEqual({ problem: "unit" });
  });

  test.each([
    ["dix", "number"],
    ["0x10", "number"],
    ["1e-9", "number"],
    ["1.5.2", "number"],
    ["1,000,000", "number"],
    ["٣", "number"],
    ["−5", "positive"],
    ["-5mg", "positive"],
    ["0", "positive"],
    ["0,000 mg", "positive"],
    ["10 md", "unit"],
    ["5 %", "unit"],
    ["5 constructor", "number"],
    ["5 toString", "unit"],
    ["0.0000001", "precision"],
    ["999999999999999", "large"],
    [`1${"0".repeat(308)}`, "number"],
    ["Infinity", "number"],
    ["", "number"],
  ])("%s is not: %s", (text, problem) => {
    expect(readAmount(text, zinc)).toEqual({ problem });
  });

  test.each([
    ["10*2", 20],
    ["180/2", 90],
    ["10+5", 15],
    ["1,5 × 2", 3],
    ["10 + 2*3,5 mg", 17],
    ["2 * 10 mg / 4", 5],
    ["10 mg + 5 mg", 15],
    ["½", 0.5],
    ["1 000 / 3 + 2/3", 334],
  ])("%s is calculated", (text, count) => {
    expect(readAmount(text, zinc, commaIn("fr"))).toEqual(mg(count));
  });

  test.each([
    ["10*", "number"],
    ["+10", "number"],
    ["10**2", "number"],
    ["5 × 10⁹", "number"],
    ["10²", "number"],
    ["10/0", "number"],
    ["10-20", "number"],
    ["10+-5", "positive"],
    ["2 mg * 3 mg", "number"],
    ["10 mg + 5 * 2 g", "number"],
    ["10 / 3", "precision"],
    ["0*5", "positive"],
    ["999999999999*999999999999", "large"],
    ["1,000+5", "separator"],
    ["1*".repeat(19), "number"],
  ])("%s is no calculation: %s", (text, problem) => {
    expect(readAmount(text, zinc)).toEqual({ problem });
  });

  const mg = (count: number) => ({ amount: count * 1e6, unit: "mg", isInternational: false });
  const unclear = { problem: "separator" };

  /** Read in an address, in a French field, in an English one; numbers are milligrams. */
  test.each<readonly [string, number | null, number | null, number | null]>([
    ["1,000 mg", null, null, 1000],
    ["1,000", null, null, 1000],
    ["12,500 mg", null, null, 12_500],
    ["1,125 mg", null, 1.125, 1125],
    ["1,250 mg", null, null, 1250],
    ["1.000 mg", null, null, null],
    ["1.250 mg", null, null, null],
    ["1.125 mg", 1.125, 1.125, 1.125],
    ["1 000 mg", 1000, 1000, 1000],
    ["1\u00a0000 mg", 1000, 1000, 1000],
    ["1\u202f000 mg", 1000, 1000, 1000],
    ["1\u2009000,5 mg", 1000.5, 1000.5, 1000.5],
    ["1'000 mg", 1000, 1000, 1000],
    ["1’000.5 mg", 1000.5, 1000.5, 1000.5],
    ["1 000,125 mg", 1000.125, 1000.125, 1000.125],
    ["0,125 mg", 0.125, 0.125, 0.125],
    ["0.250 mg", 0.25, 0.25, 0.25],
    ["1,5 mg", 1.5, 1.5, 1.5],
    ["1,25 mg", 1.25, 1.25, 1.25],
    ["1,1250 mg", 1.125, 1.125, 1.125],
    ["1000,125 mg", 1000.125, 1000.125, 1000.125],
    ["1000.000 mg", 1000, 1000, 1000],
  ])("%s: thousands or decimals, by where it stands", (text, ...amounts) => {
    const readings = [null, commaIn("fr"), commaIn("en")].map((comma) =>
      readAmount(text, zinc, comma),
    );
    expect(readings).toEqual(amounts.map((amount) => (amount === null ? unclear : mg(amount))));
  });

  test("an English field reads English numbers of any length", () => {
    const readField = (text: string) => readAmount(text, vitaminD, commaIn("en"));
    expect(readField("10,000 IU")).toMatchObject({ amount: 250_000 });
    expect(readField("1,000,000.5 ug")).toMatchObject({ amount: 1_000_000_500 });
    for (const text of ["1,00,000", "1,000,00", "1,,000", ",000"])
      expect(readField(text)).toEqual({ problem: "number" });
  });

  it("stands in the field of each language so that a form without script sends the same dose", () => {
    fc.assert(
      fc.property(massUnit.chain(amountIn), fc.constantFrom("fr", "en"), ({ amount, unit }, id) => {
        const written = printField(amount, unit, decimalSignOf(id));
        const isInternational = false;
        for (const comma of [null, commaIn(id)])
          expect(readAmount(written, { unit, iu: null }, comma)).toEqual({
            amount,
            unit,
            isInternational,
          });
      }),
    );
    expect(printField(1_125_000, "mg", ",")).toBe("1,1250");
  });

  it("is printed as it is read, whatever it is", () => {
    fc.assert(
      fc.property(massUnit.chain(amountIn), massUnit, ({ amount, unit }, own) => {
        const printed = printAmount(amount, unit);
        expect(printed).not.toMatch(/e|\.$|\.\d*0[a-z]/);
        expect(readAmount(printed, { unit: own, iu: null })).toEqual({
          amount,
          unit,
          isInternational: false,
        });
      }),
    );
  });

  it("is read or refused whatever is typed, never otherwise", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const answer = readAmount(text, vitaminD);
        if ("problem" in answer) return;
        expect(Number.isSafeInteger(answer.amount) && answer.amount > 0).toBe(true);
        expect(unitFacts[answer.unit].kind).toBe("mass");
      }),
    );
  });
});

const orNone = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);

const formulas: fc.Arbitrary<Formula> = fc
  .record({
    instrument: fc.constant("complement" as const),
    actives: fc.uniqueArray(fc.constantFrom(...slugs), { maxLength: mostActives }).chain((chosen) =>
      fc.tuple(
        ...chosen.map((slug) =>
          fc
            .tuple(fc.option(massUnit.chain((unit) => amountIn(unit))), fc.boolean())
            .map(([dose, isMeant]) => ({
              slug,
              amount: dose?.amount ?? null,
              unit: dose?.unit ?? catalogue.actives.get(slug)?.unit ?? "mg",
              unread: null,
              ...(dose && isMeant && { isMeant }),
            })),
        ),
      ),
    ),
    container: fc.constantFrom(...containers),
    market: fc.constantFrom(...marketIds),
    care: fc.constantFrom(...cares),
    batch: orNone(batches),
    content: orNone(Object.values(packContents).flat()),
    packaging: orNone(["pilulier", "blister", "sachet", "etui", "flacon"] as const),
    date: orNone(["2027-03-15", "2028-02-29"]),
    destination: orNone(destinations),
    subject: fc.constantFrom(null, "immunity", "fatigue"),
    wishes: fc.subarray([...wishes]),
    aside: fc.constantFrom(null, "v=1&niacinamide=5pc", "v=1&retinol=dix%20%3F&souhait=vegan"),
  })
  .map(withFittingOrder);

describe("the address of a formula", () => {
  it("has no sign that could command a terminal or begin a line of a mail", () => {
    const query = new URLSearchParams({
      "actif-1": "\u001b]0;pwned\u0007\u001b[31mRED",
      "actif-2": "x\nRéférence : SPH-FAKE",
      "actif-4": "\u202e10",
    });
    const { formula } = readFormula(query, "complement", catalogue);
    expect(formula.actives.map(({ unread }) => unread?.text)).toEqual([
      "]0;pwned[31mRED",
      "x Référence : SPH-FAKE",
      "10",
    ]);
  });

  it("gives the same formula when it is read", () => {
    fc.assert(
      fc.property(formulas, (formula) => {
        expect(read(writeFormula(formula))).toEqual({ formula, problems: [] });
      }),
    );
  });

  it("is short and readable", () => {
    const { formula } = read(
      "actif-1=120mg&actif-2=0,14&actif-3=55µg&serie=5000&contenant=gelule-0",
    );
    expect(writeFormula(formula)).toBe("?v=1&actif-1=120mg&actif-2=0.14mg&actif-3=55ug&serie=5000");
    expect(writeFormula(read("").formula)).toBe("");
  });

  it("tells a series that was chosen from one that nobody chose, the smallest too", () => {
    expect(read("actif-1=1mg").formula.batch).toBeNull();
    const chosen = read(
      "actif-1=1mg&serie=500&contenu=60&conditionnement=pilulier&date=2027-03-15",
    );
    expect(chosen.formula).toMatchObject({
      ...{ batch: 500, content: "60", packaging: "pilulier", date: "2027-03-15" },
    });
    expect(writeFormula(chosen.formula)).toBe(
      "?v=1&actif-1=1mg&serie=500&contenu=60&conditionnement=pilulier&date=2027-03-15",
    );
    expect(read("marche=ue&pays=DE").formula.destination).toBe("DE");
  });

  it.each([
    ["serie", "serie=501"],
    ["contenu", "contenu=61"],
    ["contenu", "contenu=60&contenant=poudre"],
    ["contenu", "contenu=30ml"],
    ["conditionnement", "conditionnement=flacon"],
    ["date", "date=2027-02-30"],
    ["date", "date=0027-02-20"],
    ["pays", "pays=DE"],
    ["pays", "pays=US&marche=ue"],
    ["voulu", "voulu=inconnu"],
  ])("keeps to what goes with the formula: %s of %s", (name, query) => {
    const { formula, problems } = read(query);
    expect(problems).toEqual([
      { kind: "setting", name, text: new URLSearchParams(query).get(name) },
    ]);
    expect(writeFormula(formula)).not.toContain(`${name}=`);
  });

  it("keeps what cannot be read, and says so", () => {
    const { formula, problems } = read(
      "actif-1=dix&actif-2=−5&actif-1=3mg&inconnu=4&complexe=1&v=9&serie=7",
    );
    expect(problems).toEqual([
      { kind: "twice", name: "actif-1", kept: "dix", text: "3mg" },
      { kind: "unknown", name: "inconnu", text: "4" },
      { kind: "complex", name: "complexe", parts: ["actif-1", "actif-2"] },
      { kind: "amount", name: "actif-1", text: "dix", problem: "number" },
      { kind: "amount", name: "actif-2", text: "−5", problem: "positive" },
      { kind: "newer", text: "9" },
      { kind: "setting", name: "serie", text: "7" },
    ]);
    expect(read(writeFormula(formula)).formula).toEqual(formula);
  });

  it("reads an active whose hyphens are others, once", () => {
    const { formula, problems } = read("actif1=5mg&actif-2=1mg&ac-tif-2=3mg&acti=1");
    expect(formula.actives.map(({ slug }) => slug)).toEqual(["actif-1", "actif-2"]);
    expect(problems).toEqual([
      { kind: "twice", name: "actif-2", kept: "1mg", text: "3mg" },
      { kind: "unknown", name: "acti", text: "1" },
    ]);
    expect(read("com-plexe=1").formula.actives).toEqual([]);
  });

  it("holds twenty actives, and counts what it leaves", () => {
    const many = slugs.map((slug) => `${slug}=1`).join("&");
    const { formula, problems } = read(many);
    expect(formula.actives).toHaveLength(mostActives);
    expect(problems).toEqual([{ kind: "too many", count: 30, left: 10 }]);
  });

  it("tells few of many problems, and cuts what it repeats", () => {
    const name = "x".repeat(5000);
    const { problems } = read(
      Array.from({ length: 1000 }, (_, at) => `${name}${at}=${name}`).join("&"),
    );
    expect(problems.length).toBeLessThanOrEqual(9);
    expect(JSON.stringify(problems).length).toBeLessThan(2000);
  });

  it("is read whatever it is", () => {
    const field = fc.tuple(
      fc.oneof(
        fc.constantFrom(...slugs, "v", "serie", "dire", "__proto__", "constructor"),
        fc.string(),
      ),
      fc.string({ unit: "grapheme" }),
    );
    fc.assert(
      fc.property(fc.array(field, { maxLength: 60 }), (fields) => {
        const { formula } = readFormula(fields, "complement", catalogue);
        expect(read(writeFormula(formula)).formula).toEqual(formula);
      }),
    );
  });
});

test("a long text that is cut within a sign can still be written into an address", () => {
  const address = `zinc=${"9".repeat(39)}${"💣".repeat(3)}`;
  const { formula } = readFormula(new URLSearchParams(address), "complement", {
    actives: new Map([["zinc", { unit: "mg", iu: null }]]),
    complexes: new Map(),
  });
  expect(writeFormula(formula)).toContain("zinc=9");
});
