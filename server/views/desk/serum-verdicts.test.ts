// Verdicts on serums, worked out by hand from their sources, and conditions that hold for any serum.
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { printAmount } from "#shared/formula/amounts.ts";
import type { DoseTotal } from "#shared/formula/verdict.ts";
import { judged, linesOf, plain, said, sentences } from "./example-verdict.ts";

const serum = (query: string) => ({ query, instrument: "serum" }) as const;

const verdictOf = (query: string) => judged(serum(query)).verdict;

/** The sign and the code of the sale, then its findings. */
function saleOf(query: string): string {
  const { sign, code, findings } = verdictOf(query).answers.sell;
  return [sign, code, ...findings.map((found) => found.code)].join(" ");
}

const exceeded = ({ limits }: DoseTotal) =>
  limits
    .filter(({ isExceeded }) => isExceeded)
    .map(({ kind, amount, unit }) => `${kind} ${printAmount(amount, unit)}`);

// CIR, 1998, reaffirmed in 2017: at most 10 % of AHAs at pH 3.5 or above. SCCNFP/0370/00: 4 % of glycolic acid at pH 3.8 or above,
// 2.5 % of lactic acid at pH 5 or above.
describe("alpha hydroxy acids", () => {
  test.each([
    ["glycolique=4pc", "lit within-limits"],
    ["glycolique=10pc", "lit within-limits advised-less"],
    ["lactique=10pc", "lit within-limits advised-less"],
    ["mandelique=10pc", "lit within-limits"],
    ["glycolique=10pc&lactique=10pc&mandelique=10pc", "dotted unconfirmed over-advice"],
    ["glycolique=4pc&lactique=4pc&mandelique=4pc", "dotted unconfirmed over-advice"],
    ["glycolique=10pc&mandelique=0.1pc", "dotted unconfirmed over-advice"],
    ["glycolique=4pc&mandelique=6pc", "lit within-limits"],
    ["glycolique=4pc&lactique=4pc&soin=rince", "lit within-limits advised-less"],
    ["glycolique=11pc", "dotted unconfirmed over-advice"],
  ])("%s", (query, sale) => {
    expect(saleOf(query)).toBe(sale);
  });

  it("are one sum, against the panel's limit; what is advised for one of them stays its own", () => {
    const [rod, ...others] = verdictOf("glycolique=3pc&lactique=3pc&mandelique=3pc").rods;
    expect(others).toEqual([]);
    expect(rod).toMatchObject({ id: "aha", total: 9_000_000, zone: "window" });
    expect(rod && exceeded(rod)).toEqual(["agency 2.5pc"]);
    expect(
      rod?.limits.map(({ kind, amount, leastPh, of }) => [kind, amount, leastPh, of ?? null]),
    ).toEqual([
      ["agency", 10_000_000, 3.5, null],
      ["agency", 4_000_000, 3.8, "glycolique"],
      ["agency", 2_500_000, 5, "lactique"],
    ]);
  });

  it("say what is too much, and at which pH", () => {
    const three = serum("glycolique=10pc&lactique=10pc&mandelique=10pc");
    expect(sentences(three)[0]).toEqual([
      "dotted",
      "Un point à confirmer",
      "Acide glycolique, acide lactique et acide mandélique, 30 % : 10 % au plus, AHA au total, à pH 3,5 ou plus (CIR, évaluation des AHA, 2017).",
      "1 point à confirmer",
    ]);
    const [lines = []] = linesOf(three);
    expect(lines).toContain(
      "4 % au plus, acide glycolique, à pH 3,8 ou plus (SCCNFP, avis sur les AHA, 2000)",
    );
    expect(lines).toContain(
      "2,5 % au plus, acide lactique, à pH 5 ou plus (SCCNFP, avis sur les AHA, 2000)",
    );
    const [row] = said(three).rows;
    expect(plain(row?.maximumNote)).toContain("10 % au plus, AHA au total, à pH 3,5 ou plus");
    expect(sentences({ ...three, language: "en" })[0]?.[2]).toBe(
      "Glycolic acid, lactic acid and mandelic acid, 30%: 10% at most, AHAs in total, at pH 3.5 or above (CIR, assessment of AHAs, 2017).",
    );
  });

  it("pass in no split that does not pass as one acid", () => {
    const parts = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(parts, (tenths) => {
        const dosed = ["glycolique", "lactique", "mandelique"].flatMap((slug, at) =>
          tenths[at] ? [`${slug}=${tenths[at] / 10}pc`] : [],
        );
        const sum = tenths.reduce((total, each) => total + each, 0);
        if (dosed.length === 0) return;
        const { answers, rods } = verdictOf(dosed.join("&"));
        expect(rods).toHaveLength(1);
        expect(answers.sell.sign).toBe(sum > 100 ? "dotted" : "lit");
        expect(rods[0]?.zone === "unconfirmed").toBe(sum > 100);
      }),
    );
  });
});

// 3 is half as much again as 2, and one point more.
it("tells per cents apart by points", () => {
  const states = (query: string, language: "fr" | "en") =>
    said({ ...serum(query), language }).rods.map(({ state }) => plain(state));
  expect(states("salicylique=3pc", "fr")).toEqual(["dépasse de 1 point le maximum légal de 2 %"]);
  expect(states("salicylique=3pc", "en")).toEqual([
    "1 percentage point above the legal maximum of 2%",
  ]);
  expect(linesOf(serum("niacinamide=20pc"))[0]).toContain(
    "10 points au-dessus de l’usage courant [Ramener à 10 %]",
  );
  expect(states("niacinamide=20pc", "en")).toEqual([
    "to be confirmed: 10 percentage points above the usual level",
  ]);
});
