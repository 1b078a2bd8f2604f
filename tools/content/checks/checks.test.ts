// Each rule finds its mistake: the content as it is, with one thing broken.
import { beforeAll, describe, expect, test } from "vitest";
import type { Benefit, Product } from "#shared/content/schema/entries.ts";
import { pictures } from "#shared/pictures/pictures.ts";
import { sayProblem } from "../problems.ts";
import { type FinishedDocument, finishDocuments, readContent } from "../read-content.ts";
import { checkContent } from "./check-content.ts";
import type { Check, CheckedContent } from "./checked-content.ts";
import { checkClaims } from "./claims.ts";
import { checkDoses } from "./doses.ts";
import { checkFilters } from "./filters.ts";
import { checkIdentity } from "./identity.ts";
import { checkLengths } from "./lengths.ts";
import { checkLinks } from "./links.ts";
import { checkOriginality } from "./originality.ts";
import { checkPictures } from "./pictures.ts";
import { checkProducts } from "./products.ts";
import { checkStatus } from "./status.ts";
import { checkStrains } from "./strains.ts";
import { checkTypography } from "./typography.ts";

/** Content that may be broken. */
type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T;
type Broken = Mutable<Pick<CheckedContent, "entries" | "documents">> & { pictures: Set<string> };

let whole: CheckedContent;

beforeAll(async () => {
  const content = readContent();
  const documents = await finishDocuments(content, content.entries, []);
  whole = {
    entries: content.entries,
    documents,
    pictures: new Set(Object.keys(pictures)),
    engravings: content.engravings,
  };
}, 60_000);

test("the content as it is has no problem", () => {
  expect(checkContent(whole).map(sayProblem)).toEqual([]);
});

/** The first item of a list that matches. */
function one<T>(list: T[], isMeant: (item: T) => boolean = () => true): T {
  const found = list.find(isMeant);
  if (!found) throw new Error("the content has none");
  return found;
}

const words = (count: number) => Array.from({ length: count }, (_, i) => `mot${i}`).join(" ");
const told = (benefit: Mutable<Benefit>) => "description" in benefit;
const claimed = (benefit: Mutable<Benefit>) => "claims" in benefit;
const isSerum = ({ quantity }: Mutable<Product>) => quantity === null;
const documentOf = ({ documents }: Broken, folder: string) =>
  one(documents as Mutable<FinishedDocument>[], ({ kind }) => kind.folder === folder).values;

const checks = {
  claims: checkClaims,
  doses: checkDoses,
  filters: checkFilters,
  identity: checkIdentity,
  lengths: checkLengths,
  links: checkLinks,
  originality: checkOriginality,
  pictures: checkPictures,
  products: checkProducts,
  status: checkStatus,
  strains: checkStrains,
  typography: checkTypography,
} as const satisfies Readonly<Record<string, Check>>;

/** What is broken, how, and what is said of it, by the check that finds it. */
const mistakes: Record<
  keyof typeof checks,
  readonly [string, (content: Broken) => void, RegExp][]
> = {
  links: [
    [
      "a related entry that is not there",
      ({ entries }) => (one(entries.liposomes).related[0] = "nothing"),
      /liposomes\/[\w-]+, facts\.yaml, related: nothing is no other entry/,
    ],
    [
      "an entry related to itself",
      ({ entries }) => (one(entries.niosomes).related[1] = one(entries.niosomes).slug),
      /niosomes\/.*related: .* is the entry itself/,
    ],
    [
      "a counterpart that does not point back",
      ({ entries }) => delete one(entries.niosomes, ({ liposome }) => !!liposome).liposome,
      /liposomes\/.*, niosome: .* does not point back/,
    ],
    [
      "a counterpart that is not there",
      ({ entries }) => (one(entries.niosomes, ({ liposome }) => !!liposome).liposome = "nothing"),
      /liposome: no liposome is called nothing/,
    ],
    [
      "a niosome at a serum’s address",
      ({ entries }) => (one(entries.serums).slug = one(entries.niosomes).slug),
      /has the address of niosomes\//,
    ],
    [
      "a product that is not there",
      ({ entries }) => (one(entries.liposomes).product = { range: "essentiels", slug: "nothing" }),
      /product: no product is called nothing/,
    ],
    [
      "a product that does not hold it",
      ({ entries }) => (one(entries.niosomes).product = { range: "essentiels", slug: "zinc" }),
      /product: zinc does not contain it/,
    ],
    [
      "a serum of a niosome that is not there",
      ({ entries }) => (one(entries.serums).contains[0] = "nothing"),
      /contains: no niosome is called nothing/,
    ],
    [
      "an active whose sheet is not there",
      ({ entries }) => (one(one(entries.products).actives).path = "/liposomes/nothing"),
      /actives, .*: there is no sheet \/liposomes\/nothing/,
    ],
    [
      "a link to no page",
      (content) => {
        const home = documentOf(content, "pages/home")["home"] as { link: unknown };
        home.link = { to: "/nothing" };
      },
      /pages\/home, facts\.yaml, home\.link\.to: there is no page \/nothing/,
    ],
  ],
  identity: [
    [
      "a CAS number with a wrong digit",
      ({ entries }) => {
        const { identity } = one(entries.liposomes, (entry) => entry.identity.kind === "mineral");
        if (identity.kind === "mineral") identity.molecule.cas = "14281-83-6";
      },
      /molecule\.cas: 14281-83-6 is no registry number.*end in 5/,
    ],
    [
      "an INCI name in small letters",
      ({ entries }) => (one(entries.liposomes).identity.inci = "Zinc"),
      /identity\.inci: is Zinc\. Wanted: capitals/,
    ],
    [
      "a plant without its Latin name",
      ({ entries }) => {
        const { identity } = one(entries.liposomes, (entry) => entry.identity.kind === "plant");
        if (identity.kind === "plant") identity.latin = "curcuma";
      },
      /identity\.latin: is curcuma/,
    ],
    [
      "a part of a molecule that does not say so",
      ({ entries }) => {
        const { identity } = one(
          entries.liposomes,
          (entry) => entry.identity.kind === "molecule" && !entry.identity.molecule.note,
        );
        if (identity.kind === "molecule") identity.molecule.shows = "unit";
      },
      /molecule\.note: is missing, and the drawing shows a unit only/,
    ],
    [
      "another INCI name beside the identity’s",
      ({ entries }) => (one(entries.niosomes).inci = "OTHER"),
      /inci: is OTHER, and the identity says/,
    ],
    [
      "a compound drawn in two ways",
      ({ entries }) => {
        const { identity } = one(entries.liposomes, ({ slug }) => slug === "vitamine-c");
        if (identity.kind === "molecule") identity.molecule.smiles = "O";
      },
      /smiles: differs from that of niosomes\/vitamine-c/,
    ],
  ],
  strains: [
    [
      "a code that another strain has",
      ({ entries: { strains } }) => (one(strains).code = strains.at(-1)?.code ?? ""),
      /code: SPH \d+ is the code of .* too/,
    ],
    [
      "an action of a conventional strain",
      ({ entries }) =>
        (one(entries.strains, ({ souche }) => souche === "souche-conventionnelle").action = {
          fr: "action",
          en: "action",
        }),
      /action: a conventional strain has one/,
    ],
    [
      "a technology of a probiotic",
      ({ entries }) =>
        (one(entries.strains, ({ type }) => type === "probiotique").technologie = "prolipo"),
      /technologie: a probiotic has prolipo/,
    ],
    [
      "a probiotic of no type of strain",
      ({ entries }) =>
        (one(entries.strains, ({ souche }) => souche === "souche-vpro").souche = null),
      /souche: is missing/,
    ],
  ],
  products: [
    [
      "ids that are not in a row",
      ({ entries: { products } }) => (one(products, ({ id }) => id === 7).id = 99),
      /id: is 8\. Wanted: 7/,
    ],
    [
      "a category without a product",
      ({ entries }) => {
        for (const product of entries.products)
          if (product.category_id === 5) product.category_id = 1;
      },
      /category 5: has no product/,
    ],
    [
      "a category that is not there",
      ({ entries }) => (one(entries.products).category_id = 12),
      /category_id: no category has the id 12\. Wanted: one of 1 \(/,
    ],
    [
      "a supplement among the serums",
      ({ entries }) => (one(entries.products, (product) => !isSerum(product)).category_id = 6),
      /6 is a category of serums_cosmetiques/,
    ],
    [
      "a serum with a number of capsules",
      ({ entries }) => {
        const serum = one(entries.products, isSerum);
        serum.quantity = 60;
        serum.perDay = 2;
      },
      /quantity: is there\. Wanted: none, as the bottle is serum-/,
    ],
    [
      "days that the pack does not make up",
      ({ entries }) => (one(entries.products, ({ quantity }) => quantity === 60).perDay = 7),
      /60 capsules make no whole number of days at 7 a day/,
    ],
    [
      "a portion of another number",
      ({ entries }) => {
        const product = one(entries.products, ({ perDay }) => perDay === 2);
        product.portion = { fr: "3 gélules par jour", en: "2 capsules a day" };
      },
      /fr\.md, portion: is “3 gélules par jour”/,
    ],
    [
      "the code of no strain",
      ({ entries }) => (one(entries.products).summary.fr = "Avec SPH 999."),
      /names SPH 999, and no strain has that code/,
    ],
  ],
  doses: [
    [
      "a dose above its ceiling",
      ({ entries }) => {
        const actives = entries.products.flatMap((product) => product.actives);
        one(actives, ({ nutrient }) => nutrient === "zinc").dose.amount = 40;
      },
      /dose: is 40 mg\. Wanted: at most 15 mg of zinc a day/,
    ],
    [
      "a dose in the wrong unit",
      ({ entries }) => {
        const actives = entries.products.flatMap((product) => product.actives);
        one(actives, ({ nutrient }) => nutrient === "zinc").dose.unit = "µg";
      },
      /dose: is in µg\. Wanted: mg, the unit of zinc/,
    ],
    [
      "a supplement’s dose in per cent",
      ({ entries }) =>
        (one(one(entries.products, (product) => !isSerum(product)).actives).dose.unit = "percent"),
      /is in percent\. Wanted: an amount in a daily portion/,
    ],
    [
      "other strengths than those of the actives",
      ({ entries }) => (one(entries.products, isSerum).actifs = { fr: "A 1 %", en: "A 1%" }),
      /actifs: says 1%\. Wanted: the strengths of its actives/,
    ],
    [
      "a claim on too little",
      ({ entries }) =>
        (one(entries.products, ({ claims }) => claims.length === 0).claims = ["zinc/skin"]),
      /zinc\/skin is claimed with|a serum makes health claims/,
    ],
  ],
  claims: [
    [
      "a claim that is not there",
      ({ entries }) => {
        const benefits = entries.liposomes.flatMap(({ bienfaits }) => bienfaits);
        const benefit = one(benefits, claimed);
        if ("claims" in benefit) benefit.claims[0] = "zinc/flight";
      },
      /bienfaits: no claim is called zinc\/flight/,
    ],
    [
      "a claim on what is not contained",
      ({ entries }) => {
        const zinc = one(entries.liposomes, ({ slug }) => slug === "zinc");
        const benefit = one(zinc.bienfaits, claimed);
        if ("claims" in benefit) benefit.claims[0] = "iron/cognitive-function";
      },
      /liposomes\/zinc, .*iron is not among its nutrients/,
    ],
    [
      "claims without their status",
      ({ entries }) =>
        (one(entries.liposomes, ({ claimStatus }) => claimStatus === "authorised").claimStatus =
          "none"),
      /claimStatus: is none, and claims are quoted/,
    ],
    [
      "an introduction to no claims",
      ({ entries }) =>
        (one(entries.liposomes, ({ claimStatus }) => claimStatus === "none").allegation = {
          fr: "a",
          en: "a",
        }),
      /claimStatus: is none, and the texts have an allegation/,
    ],
    [
      "a cosmetic that claims",
      ({ entries }) =>
        (one(entries.niosomes).bienfaits[0] = {
          titre: { fr: "a", en: "a" },
          claims: ["zinc/skin"],
        }),
      /a cosmetic claims zinc\/skin/,
    ],
    [
      "an id that stands twice",
      ({ entries: { claims } }) => claims.push(one(claims)),
      /claims, .*: the id stands twice/,
    ],
    [
      "a claim by no regulation",
      ({ entries }) => (one(entries.claims).reference = "hearsay"),
      /reference: is “hearsay”/,
    ],
    [
      "a full stop after a claim",
      ({ entries }) => (one(entries.claims).sentence.en += "."),
      /en\.md, .*sentence: ends in a full stop/,
    ],
    [
      "a minimum that is not 15 %",
      ({ entries }) => (one(entries.claims, ({ id }) => id === "zinc/skin").minimum.amount = 1),
      /zinc\/skin, minimum: is 1 mg\. Wanted: 15 % of the reference value, 1\.5 mg/,
    ],
    [
      "a category that claims what is not there",
      ({ entries }) => (one(entries.productCategories).claim = "zinc/flight"),
      /category 1, claim: no claim is called zinc\/flight/,
    ],
  ],
  pictures: [
    [
      "a product without a picture",
      ({ pictures: names }) => names.delete("product-zinc"),
      /products\/zinc: there is no picture of its pack\. Wanted: .*npm run mockup -- zinc/,
    ],
    [
      "an engraving that is not there",
      ({ entries }) => {
        const { portrait } = one(
          entries.liposomes,
          (entry) => entry.portrait?.kind === "engraving",
        );
        if (portrait?.kind === "engraving") portrait.drawing = "nothing";
      },
      /portrait: there is no drawing nothing/,
    ],
    [
      "a plant without an engraving",
      ({ entries }) =>
        delete one(entries.liposomes, (entry) => entry.identity.kind === "plant").portrait,
      /portrait: is missing\. Wanted: an engraving, for a plant/,
    ],
    [
      "a mineral without a picture",
      ({ entries }) => delete one(entries.liposomes, ({ slug }) => slug === "zinc").portrait,
      /liposomes\/zinc, .*portrait: is missing\. Wanted: a picture/,
    ],
    [
      "too few symbols of a complex",
      ({ entries }) => {
        const { portrait } = one(
          [...entries.liposomes, ...entries.niosomes],
          (entry) => entry.portrait?.kind === "components",
        );
        if (portrait?.kind === "components") portrait.symbols.pop();
      },
      /portrait: is components\. Wanted: \d+ symbols/,
    ],
  ],
  filters: [
    [
      "a filter that finds nothing",
      ({ entries }) => {
        for (const entry of entries.niosomes)
          entry.categories = entry.categories.filter((category) => category !== "lipides");
      },
      /pages\/niosomes, fr\.md, filters, lipides: finds nothing/,
    ],
    [
      "a category without a colour",
      (content) =>
        delete (documentOf(content, "legend")["legend"] as Record<string, unknown>)["peau"],
      /legend, facts\.yaml, peau: is missing/,
    ],
  ],
  lengths: [
    [
      "a description too long",
      ({ entries }) => (one(entries.liposomes).description = [{ fr: words(143), en: words(100) }]),
      /fr\.md, description: 143 words\. Wanted: 80 to 140 words\./,
    ],
    [
      "a benefit too short",
      ({ entries }) => {
        const benefit = one(one(entries.liposomes).bienfaits, told);
        if ("description" in benefit) benefit.description = { fr: words(30), en: words(9) };
      },
      /en\.md, benefit \d: 9 words\. Wanted: 25 to 60/,
    ],
    [
      "too few benefits",
      ({ entries }) => {
        const entry = one(entries.niosomes);
        entry.bienfaits = entry.bienfaits.slice(0, 2);
      },
      /bienfaits: 2 benefits\. Wanted: 4 to 6/,
    ],
    [
      "a strain described too briefly",
      ({ entries }) => (one(entries.strains).description = [{ fr: words(9), en: words(50) }]),
      /strains\/.*fr\.md, description: 9 words\. Wanted: 38 to 85/,
    ],
    [
      "a product described too briefly",
      ({ entries }) => (one(entries.products).text = { fr: words(60), en: words(49) }),
      /products\/.*en\.md, the text: 49 words\. Wanted: 50 to 80/,
    ],
  ],
  status: [
    [
      "an EC number with a wrong digit",
      ({ entries }) => (one(entries.liposomes).identifiers = { ec: "200-066-3" }),
      /identifiers\.ec: 200-066-3 fails its check digit/,
    ],
    [
      "a UNII with a wrong sign",
      ({ entries }) => (one(entries.liposomes).identifiers = { unii: "PQ6CK8PD0S" }),
      /identifiers\.unii: PQ6CK8PD0S fails its check sign/,
    ],
    [
      "a vegan active of fish",
      ({ entries }) =>
        (one(entries.liposomes).origin = {
          kinds: ["synthesis"],
          vegan: true,
          allergens: ["fish"],
          text: { fr: "x", en: "x" },
        }),
      /origin: is vegan and of animal origin/,
    ],
    [
      "a partner that is not there",
      ({ entries }) => (one(entries.niosomes).compatibility = { partners: ["nothing"], forms: [] }),
      /compatibility\.partners: no entry is called nothing/,
    ],
    [
      "a source that is not there",
      ({ entries }) =>
        (one(entries.niosomes).use = {
          functions: ["humectant"],
          level: { from: 1 },
          limits: [{ where: "face", percent: 2, source: "nowhere" }],
        }),
      /limits: no source is called nowhere/,
    ],
    [
      "a usual level above the limit",
      ({ entries }) =>
        (one(entries.niosomes).use = {
          functions: ["humectant"],
          level: { from: 1, to: 3 },
          limits: [{ where: "face", percent: 2, source: "cosmetics" }],
        }),
      /use\.level: is 3 %\. Wanted: at most 2 %, the limit for face/,
    ],
    [
      "a mineral that does not say whether its form is listed",
      ({ entries }) =>
        (one(entries.liposomes, ({ slug }) => slug === "zinc").dose = {
          status: "nutrient",
          limits: [],
        }),
      /liposomes\/zinc, facts\.yaml, dose: status nutrient with form left out/,
    ],
    [
      "a usual dose above the upper level",
      ({ entries }) =>
        (one(entries.liposomes, ({ slug }) => slug === "zinc").dose = {
          status: "nutrient",
          form: "listed",
          usual: { from: 30, unit: "mg" },
          limits: [],
        }),
      /dose: usual is 30 mg\. Wanted: at most 25 mg/,
    ],
    [
      "a strain of a species that nothing is known of",
      ({ entries }) => (one(entries.strains).species = "Bacillus novus"),
      /species: Bacillus novus is in no list/,
    ],
    [
      "a note that does not fit its cell",
      ({ entries }) =>
        (one(entries.liposomes).compatibility = {
          partners: [],
          forms: [],
          exclusions: { fr: words(30), en: "x" },
        }),
      /fr\.md, compatibility\.exclusions: \d+ characters\. Wanted: at most 60/,
    ],
  ],
  originality: [
    [
      "a run of words of another entry",
      ({ entries }) => {
        const [first, second] = entries.liposomes;
        const borrowed = first?.description[0]?.fr ?? "";
        if (second) second.description[0] = { fr: borrowed, en: second.description[0]?.en ?? "" };
      },
      /liposomes\/.*fr\.md, texts: “.*” is in liposomes\/.* too/,
    ],
  ],
  typography: [
    [
      "a straight apostrophe",
      ({ entries }) => (one(entries.strains).description[0] = { fr: "l'essai", en: "trial" }),
      /has a straight apostrophe: “l'essai”\. Wanted: the curved one, ’/,
    ],
    [
      "no space before a sign",
      ({ entries }) => (one(entries.products).caution.fr = "Lequel? Celui-ci."),
      /caution: has no space before a ; ! \? or »/,
    ],
    [
      "straight quotation marks",
      ({ entries }) => (one(entries.products).caution.fr = 'Dit "oui".'),
      /caution: has straight quotation marks/,
    ],
    [
      "a text that is still to be written",
      ({ entries }) => (one(entries.products).caution.en = "TODO: say who should not use it"),
      /en\.md, caution: still says TODO/,
    ],
    [
      "a fact that is still open",
      ({ entries }) => (one(entries.strains).species = "TODO"),
      /strains\/.*, facts\.yaml, species: still says TODO/,
    ],
    [
      "a placeholder of printers",
      (content) => {
        documentOf(content, "pages/home")["home"] = { title: { fr: "Lorem ipsum", en: "x" } };
      },
      /pages\/home, fr\.md, home\.title: holds placeholder text/,
    ],
    [
      "a tag that is not closed",
      ({ entries }) => (one(entries.products).caution.en = "Not <b>for children"),
      /caution: a tag is not closed/,
    ],
  ],
};

describe.each(Object.entries(mistakes))("%s", (name, list) => {
  test.each(list)("finds %s", (_what, breakIt, expected) => {
    const { pictures: names, ...plain } = whole;
    const content = { ...structuredClone(plain), pictures: new Set(names) };
    breakIt(content as unknown as Broken);
    const said = checks[name as keyof typeof checks](content).map(sayProblem);
    expect(said.join("\n")).toMatch(expected);
  });
});
