// Formulas of every kind of finding, once each: no text of verdicts is unused, and nothing of what is read aloud is a stray piece.
import { expect, it, test } from "vitest";
import { deskCatalogue } from "#server/desk/desk-actives.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import { deskWordsIn } from "#shared/formula/desk-words.ts";
import { listStops } from "#shared/formula/dose-stops.ts";
import { describeAnnouncement } from "#shared/formula/sentences/announcement.ts";
import { describeVerdict } from "#shared/formula/sentences/present-verdict.ts";
import {
  describeAside,
  describeInternational,
  describeProblem,
} from "#shared/formula/sentences/problems.ts";
import { nameStop } from "#shared/formula/sentences/stops.ts";
import { type Case, judged, plain, readerIn } from "./example-verdict.ts";
import { loadDeskTexts } from "./load-desk-texts.ts";

const five = "vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg&serie=5000";
const iron = "fer=7mg&vitamine-c=80mg&vitamine-e=6mg&glutathion=50mg&rutine=50mg&curcuma=60mg";
const serum = "retinol=0.5pc&niacinamide=5pc&panthenol=2pc&vitamine-e=0.5pc&ceramide=0.02pc";

const serums = `${serum} retinol=0.2pc&glycolique=5pc niacinamide=12pc ceramide=0.1pc niacinamide=
  niacinamide=3pc niacinamide=60pc&panthenol=50pc retinol=0.1pc&vitamine-a-uree=0.1pc kojique=1pc&soin=corps cafeine=1pc&nadh=0.1pc alphaarbutine=1pc cannelle=0.3pc azelaique=20pc bisabolol=0.2pc
  alphaarbutine=1pc&soin=rince retinol=0.1pc&contenu=30ml&conditionnement=flacon
  salicylique=1pc&souhait=sans-conservateur niacinamide=5pc&souhait=vegan&souhait=sans-allergene&souhait=sans-conservateur vitamine-c=15pc&acide-hyaluronique=1pc`.split(
  /\s+/,
);
const supplements =
  `${five} zinc= zinc=dix zinc=1,000mg zinc=30mg zinc=10g zinc=30mg&selenium=55ug zinc=30mg&marche=ue magnesium=200mg&marche=ue astaxanthine=12mg&vitamine-c=245mg collagene=80%25VNR
  zinc=10mg&marche=ue vitamine-c=150mg&acerola=40mg vitamine-c=5mg&acerola=2mg vitamine-c=100mg&marche=ue
  vitamine-c=160mg acerola=40mg sph-117=3md sph-117=3md&sph-131=3md sph-126=1md sph-130=1md sph-201=1md sph-154=1md&contenant=stick
  sph-117=1md&sph-131=1md&sph-104=1md&magnesium=50mg&contenant=stick magnesium=280mg magnesium=100mg&zinc=5mg
  magnesium=250mg&zinc=5mg magnesium=100mg&contenant=stick vitamineb12=25ug curcuma=60mg curcuma=160mg pea=300mg
  epadha=500mg epadha=5500mg melatonine=1mg l-theanine=100mg fer=10mg&calcium=200mg collagene=1g
  calcium=200mg&sph-154=1md vitamineb6=20mg vitamineb12=25ug&vitamine-c=80mg vitamineb3=16mg glucomannane=3g&zinc=5mg
  vitamineb3=100mg vitamineb12=1mg melatonine=1.9mg melatonine=0.2mg&marche=ue melatonine=10mg&marche=ue ashwagandha=300mg&marche=ue alpha-lipoique=600mg
  astaxanthine=12mg astaxanthine=8mg ${iron}
  vitamineb1=1mg&riboflavine=1mg&vitamineb5=3mg&biotine=20ug&vitamineb9=100ug vitamineb9=100ug&melatonine=1mg
  sph-201=1md&marche=ue sph-166=5md&sph-202=1md cafeine=80mg&contenant=liquide resveratrol=179mg scutellairedubaikal=100mg
  zinc=5mg&serie=5000&contenu=60&conditionnement=pilulier&date=2027-03-15 zinc=5mg&serie=500&contenu=15&conditionnement=blister
  zinc=5mg&serie=10000&contenu=60&conditionnement=sachet zinc=5mg&serie=500&contenu=30j zinc=5mg&marche=ue&pays=autre
  magnesium=50mg&contenu=30&contenant=stick&conditionnement=etui
  zinc=10g&vitamine-c=80mg zinc=10mg&dire=immunity vitamine-c=200mg&acerola= ashwagandha=100g glucomannane=400g vitamined3=5ug&souhait=vegan vitamined3=75ug collagene=500mg&souhait=sans-allergene
  sph-117=3md&zinc=5mg&souhait=vegan&souhait=sans-allergene&souhait=sans-conservateur`.split(/\s+/);
const barred = (facts: DeskFacts): DeskFacts => {
  const changed = Object.entries(facts.actives).map(([slug, active]) => [
    slug,
    { ...active, status: "not allowed", qps: false, isStrengthOpen: true },
  ]);
  return { ...facts, actives: Object.fromEntries(changed) };
};
// Facts that no entry has yet, but may have later.
const changed = (facts: DeskFacts): DeskFacts => {
  const { acerola } = facts.actives;
  const open = acerola && {
    ...acerola,
    basis: null,
    supplies: acerola.supplies.map((supply) => ({ ...supply, share: null })),
  };
  const limited = Object.entries(facts.nutrients).map(([id, nutrient]) => {
    const limit = { year: null, about: null, source: "EFSA", unit: nutrient.unit } as const;
    const amount = Math.max(...nutrient.claims.map(({ minimum }) => minimum)) - 1;
    return [id, { ...nutrient, limits: [{ ...limit, place: "ue", kind: "level", amount }] }];
  });
  return {
    actives: open ? { ...facts.actives, acerola: open } : facts.actives,
    nutrients: Object.fromEntries(limited),
  };
};
const cases: readonly Case[] = [
  { query: "" },
  { query: "", instrument: "serum" },
  ...supplements.map((query): Case => ({ query, change: changed })),
  ...supplements.map((query): Case => ({ query })),
  ...supplements.map((query): Case => ({ query, change: barred })),
  ...serums.map((query): Case => ({ query, instrument: "serum" })),
  { query: "niacinamide=3pc", instrument: "serum", change: barred },
];
it("uses every text of verdicts", () => {
  const used = new Set<string>();
  const texts = watch(loadDeskTexts(readerIn("fr")), used);
  for (const one of cases) {
    const now = judged({ ...one, texts });
    describeVerdict(now);
    const words = deskWordsIn("fr", texts, now.facts);
    for (const { slug } of now.formula.actives)
      for (const stop of listStops(slug, now)) nameStop(stop, words);
    const before = judged({ query: five });
    const facts = { ...now.facts, actives: { ...before.facts.actives, ...now.facts.actives } };
    describeAnnouncement(judged({ query: "", instrument: now.formula.instrument }), {
      ...now,
      words,
    });
    describeAnnouncement(before, { ...now, facts, words: deskWordsIn("fr", texts, facts) });
    for (const problem of now.problems) describeProblem(problem, now.formula, words);
    describeInternational(5000, "ug", 25, words);
  }
  describeAside(["niacinamide"], deskWordsIn("fr", texts, judged({ query: "" }).facts));
  const { actives, complexes } = deskCatalogue("complement");
  const addresses = [
    "v=9&marche=us&zinc=10mg&zinc=5mg&x=1",
    "fer=-5&calcium=x&cuivre=1md&selenium=0.0000001ug&chrome=9999g",
    ...[actives, complexes].map((all) => [...all.keys()].map((slug) => `${slug}=1`).join("&")),
  ];
  for (const query of addresses) {
    const { problems, formula, facts } = judged({ query });
    for (const problem of problems)
      describeProblem(problem, formula, deskWordsIn("fr", texts, facts));
  }
  const unused = listLeaves(loadDeskTexts(readerIn("fr")).said).filter((path) => !used.has(path));
  // Numbers and names are used as they are.
  expect(unused.filter((path) => !/^(numbers|named)\./.test(path))).toEqual([]);
});

/** Two announcements: of the formula on an empty bench, and in place of another. */
function announcementsOf(one: Case, language: "fr" | "en"): readonly string[] {
  const { instrument = "complement" } = one;
  const now = judged({ ...one, language });
  const before = judged({ query: instrument === "serum" ? serum : five, instrument, language });
  const facts = { ...now.facts, actives: { ...before.facts.actives, ...now.facts.actives } };
  const words = deskWordsIn(language, now.words.texts, facts);
  return [judged({ query: "", instrument, language }), before].map((old) =>
    describeAnnouncement(old, { ...now, facts, words }),
  );
}

/** A word alone between two stops, a blank that nothing filled, signs one after the other. */
const stray = /(?:^|[.!?]\s)[^\s.!?]+[.!?](?=\s|$)|[{}]|\(\)|[.,;:]\s?[.,;]|[,:]$|\s\s/u;

test.each(["fr", "en"] as const)(
  "nothing that is announced is a stray piece, in %s",
  (language) => {
    const said = cases.flatMap((one) => [
      ...announcementsOf(one, language),
      ...describeVerdict(judged({ ...one, language })).rods.map(({ state }) => state),
    ]);
    expect(said.map(plain).filter((text) => stray.test(text))).toEqual([]);
    expect(stray.test("Magnésium, 375 mg : 125 mg au-dessus de la limite. EFSA.")).toBe(true);
  },
);

/** Marks the texts of `said` that are read. */
function watch(texts: DeskTexts, used: Set<string>): DeskTexts {
  const wrap = <Node extends object>(node: Node, path: string): Node =>
    new Proxy(node, {
      get(target, key, receiver) {
        const value: unknown = Reflect.get(target, key, receiver);
        const place = path === "" ? String(key) : `${path}.${String(key)}`;
        used.add(place);
        return typeof value === "object" &&
          value !== null &&
          !("forms" in value && "locale" in value)
          ? wrap(value, place)
          : value;
      },
    });
  return { ...texts, said: wrap(texts.said, "") };
}

const listLeaves = (node: object, path = ""): readonly string[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const place = path === "" ? key : `${path}.${key}`;
    return typeof value === "object" && value !== null && !("locale" in value)
      ? listLeaves(value, place)
      : [place];
  });
