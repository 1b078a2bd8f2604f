// One truth: whatever is done on a bench, the page says what its address says to the server: after a reload, to whoever has the link,
// and in the mail.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { FormulaAction, FormulaState, LiveFormula } from "#client/pages/Desk/formula-state.ts";
import { reduceFormula } from "#client/pages/Desk/reduce-formula.ts";
import { restoreFacts } from "#client/pages/Desk/restore-facts.ts";
import { deskActives } from "#server/desk/desk-actives.ts";
import { loadDeskFacts } from "#server/desk/load-desk-facts.ts";
import { openFormula, readQuery } from "#server/views/desk/open-formula.ts";
import { shortenFacts } from "#server/views/desk/shorten-facts.ts";
import { emptyFormula, type Instrument, wishes } from "#shared/formula/formula.ts";
import { describeVerdict } from "#shared/formula/sentences/present-verdict.ts";
import { writeFormula } from "#shared/formula/write-formula.ts";

const slugs = {
  complement: ["zinc", "vitamine-c", "acerola", "vitamined3", "magnesium", "epadha", "sph-117"],
  serum: ["niacinamide", "retinol", "salicylique"],
} as const;

const typed = fc.oneof(
  fc.constantFrom(
    "dix",
    "",
    "0",
    "-3",
    "1,000",
    "1.000",
    "1,125",
    "10 g",
    "400 UI",
    "10 µg",
    "1 000",
    "12%",
    "3 md",
  ),
  fc.double({ min: 0.001, max: 5000, noNaN: true }).map((number) => number.toPrecision(3)),
  fc.string({ maxLength: 45 }),
);

const actionOn = (instrument: Instrument): fc.Arbitrary<FormulaAction> => {
  const slug = fc.constantFrom(...slugs[instrument]);
  const direction = fc.constantFrom(1 as const, -1 as const);
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant("type" as const), slug, text: typed }) },
    fc.record({
      kind: fc.constant("step" as const),
      slug,
      direction,
      steps: fc.constantFrom(1, 10),
      isGoing: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant("pull" as const),
      rod: fc.constantFrom("vitamin-c", "zinc", "retinol"),
      total: fc.integer({ min: 1e6, max: 3e8 }),
      isGoing: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("jump" as const), slug, direction }),
    fc.record({
      kind: fc.constant("change" as const),
      change: fc.oneof(
        slug.map((each) => ({ kind: "remove" as const, slug: each })),
        fc
          .record({
            market: fc.constantFrom("fr" as const, "ue" as const),
            wishes: fc.subarray([...wishes]),
          })
          .map((settings) => ({ kind: "set" as const, settings })),
      ),
    }),
    fc.constantFrom(
      { kind: "take back" as const },
      { kind: "commit" as const },
      { kind: "cancel" as const },
    ),
  );
};

/** What the browser judges with: the facts of all of them, as each is fetched. */
function benchOf(instrument: Instrument, language: "fr" | "en"): LiveFormula {
  const reader = {
    edition: { id: language, prefix: `/${language}` },
    pageLanguage: language,
  } as const;
  const begun = emptyFormula(instrument);
  const formula = {
    ...begun,
    actives: slugs[instrument].map((slug) => ({
      slug,
      amount: null,
      unit: "mg" as const,
      unread: null,
    })),
  };
  const opened = openFormula(
    readQuery(new URLSearchParams(writeFormula(formula)), instrument).formula,
    reader,
  );
  const facts = loadDeskFacts(slugs[instrument], formula, reader);
  const served = { ...opened, facts, said: describeVerdict(opened) };
  const { texts } = opened.words;
  const ready = reduceFormula(served, { kind: "ready", facts, texts, language });
  return live(ready);
}

function live(state: FormulaState): LiveFormula {
  if (!("gesture" in state)) throw new Error("the bench does not answer");
  return state;
}

test.each([
  ["complement", "fr"],
  ["complement", "en"],
  ["serum", "fr"],
] as const)("%s, %s: page and address agree after any changes", (instrument, language) => {
  const begun = benchOf(instrument, language);
  const reader = {
    edition: { id: language, prefix: `/${language}` },
    pageLanguage: language,
  } as const;
  fc.assert(
    fc.property(fc.array(actionOn(instrument), { maxLength: 12 }), (actions) => {
      const state = actions.reduce((before, action) => live(reduceFormula(before, action)), begun);
      const { formula } = readQuery(new URLSearchParams(writeFormula(state.formula)), instrument);
      const opened = openFormula(formula, reader);
      expect(opened.verdict).toEqual(state.verdict);
      expect(withoutReading(describeVerdict(opened))).toEqual(
        withoutReading(describeVerdict(state)),
      );
    }),
    { numRuns: 60 },
  );
});

test("of the shortened facts of a page the browser makes all of them again", () => {
  const reader = { edition: { id: "fr", prefix: "/fr" }, pageLanguage: "fr" } as const;
  const all = [...deskActives.complement.keys()];
  for (let at = 0; at < all.length; at += 20) {
    const query = all.slice(at, at + 20).map((slug) => `${slug}=1`);
    const { formula } = readQuery(new URLSearchParams(query.join("&")), "complement");
    const opened = openFormula(formula, reader);
    const said = describeVerdict(opened);
    const facts = shortenFacts(opened.facts, said.byNutrient);
    expect(restoreFacts({ facts, said })).toEqual(opened.facts);
  }
});

test("a sum that is dragged anywhere and back has the doses that it had, whichever they were", () => {
  const empty = benchOf("complement", "fr");
  const dose = fc.integer({ min: 1, max: 900 }).map((milligrams) => `${milligrams / 10} mg`);
  const totals = fc.array(fc.integer({ min: 1e6, max: 4e8 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(dose, dose, totals, (c, acerola, places) => {
      const typedIn = [
        { kind: "type" as const, slug: "vitamine-c", text: c.replace(".", ",") },
        { kind: "commit" as const },
        { kind: "type" as const, slug: "acerola", text: acerola.replace(".", ",") },
        { kind: "commit" as const },
      ];
      const begun = typedIn.reduce((state, action) => live(reduceFormula(state, action)), empty);
      const total = begun.verdict.rods.find(({ id }) => id === "vitamin-c")?.total ?? 0;
      const dragged = [...places, total].reduce(
        (state, place) =>
          live(
            reduceFormula(state, { kind: "pull", rod: "vitamin-c", total: place, isGoing: true }),
          ),
        begun,
      );
      const amounts = ({ formula }: LiveFormula) => formula.actives.map(({ amount }) => amount);
      expect(amounts(dragged)).toEqual(amounts(begun));
    }),
  );
});

test("what changes nothing leaves the notice of what was taken off, and the way to take it back", () => {
  const begun = benchOf("complement", "fr");
  const remove = { kind: "change", change: { kind: "remove", slug: "zinc" } } as const;
  const removed = live(reduceFormula(begun, remove));
  const { market } = removed.formula;
  const nothing: readonly FormulaAction[] = [
    remove,
    { kind: "change", change: { kind: "set", settings: { market } } },
    { kind: "commit" },
  ];
  for (const action of nothing) {
    const state = live(reduceFormula(removed, action));
    expect(state.removed, JSON.stringify(action)).toEqual(removed.removed);
    const back = live(reduceFormula(state, { kind: "take back" }));
    expect(back.formula).toEqual(begun.formula);
  }
});

/** That a dose was typed in international units is told beside its field until it is written anew. */
const withoutReading = (said: ReturnType<typeof describeVerdict>) => ({
  ...said,
  rods: said.rods.map(({ lines, ...rod }) => ({
    ...rod,
    lines: lines.filter(({ text }) => !/\b(?:UI|IU)\b/.test(text)),
  })),
});
