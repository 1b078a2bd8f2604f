// Mistakes in the facts of the content, each found by its check.
import type { HomeCopy } from "#shared/content/schema/pages/home.ts";
import {
  documentOf,
  eachIsFound,
  isSerum,
  type Mistake,
  one,
  words,
} from "#tests/kits/broken-content.ts";
import { checkComparisons } from "./comparisons.ts";
import { checkDoses } from "./doses.ts";
import { checkFilters } from "./filters.ts";
import { checkFormula } from "./formula.ts";
import { checkIdentity } from "./identity.ts";
import { checkPictures } from "./pictures.ts";
import { checkProducts } from "./products.ts";
import { checkStatus } from "./status.ts";
import { checkStrains } from "./strains.ts";

const checks = {
  identity: checkIdentity,
  strains: checkStrains,
  products: checkProducts,
  doses: checkDoses,
  pictures: checkPictures,
  filters: checkFilters,
  status: checkStatus,
  formula: checkFormula,
  comparisons: checkComparisons,
};

eachIsFound(checks, {
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
      "a name that France alone tolerates",
      ({ entries: { products } }) =>
        (one(products, ({ id }) => id === 35).name.en = "Flora Balance"),
      /products\/flore-equilibre, en\.md, name: is Flora Balance: a claim outside France/,
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
    [
      "a pack of no product on the home page",
      (content) => {
        const { home } = documentOf(content, "pages/home") as { home: HomeCopy };
        home.shelf[1] = "bifidius";
      },
      /pages\/home, facts\.yaml, shelf\.1: no product is named bifidius/,
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
      ({ entries }) => (one(entries.niosomes).compatibility.partners = ["nothing"]),
      /compatibility\.partners: no entry is called nothing/,
    ],
    [
      "a source that is not there",
      ({ entries }) =>
        (one(entries.niosomes).use = {
          functions: ["humectant"],
          level: { from: 1 },
          limits: [{ where: "face cream", percent: 2, source: "nowhere" }],
          advice: [],
          medicines: [],
          fragranceAllergens: [],
        }),
      /limits: no source is called nowhere/,
    ],
    [
      "a usual level above the limit",
      ({ entries }) =>
        (one(entries.niosomes).use = {
          functions: ["humectant"],
          level: { from: 1, to: 3 },
          limits: [{ where: "face cream", percent: 2, source: "cosmetics" }],
          advice: [],
          medicines: [],
          fragranceAllergens: [],
        }),
      /use\.level: is 3 %\. Wanted: at most 2 %, the limit for face cream/,
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
          conflicts: [],
          forms: [],
          exclusions: { fr: words(30), en: "x" },
        }),
      /fr\.md, compatibility\.exclusions: \d+ characters\. Wanted: at most 60/,
    ],
  ],
  formula: [
    [
      "a nutrient that is contained and not supplied",
      ({ entries }) => {
        const { dose } = one(entries.liposomes, ({ slug }) => slug === "epadha");
        one(dose.contains ?? []).nutrient = "zinc";
      },
      /dose\.contains: is of zinc, dha\. Wanted: each of its nutrients once .* epa-dha, dha/,
    ],
    [
      "shares of a single nutrient",
      ({ entries }) =>
        (one(entries.liposomes, ({ slug }) => slug === "zinc").dose.contains = [
          { nutrient: "zinc", share: 1 },
          { nutrient: "copper", share: 0.1 },
        ]),
      /liposomes\/zinc, .*dose\.contains: is of zinc, copper\. .* none here/,
    ],
    [
      "an international unit of another form",
      ({ entries }) => (one(entries.liposomes, ({ slug }) => slug === "vitamined3").dose.iu = 0.25),
      /dose\.iu: is 0\.25 µg of vitamin-d\. Wanted: 0\.025/,
    ],
    [
      "an international unit of what has none",
      ({ entries }) => (one(entries.liposomes, ({ slug }) => slug === "zinc").dose.iu = 1),
      /dose\.iu: is 1 mg of zinc\. Wanted: none/,
    ],
    [
      "niacin that does not say which",
      ({ entries }) =>
        delete one(entries.liposomes, ({ slug }) => slug === "vitamineb3").dose.vitamer,
      /liposomes\/vitamineb3, .*dose\.vitamer: is missing/,
    ],
    ...(
      [
        [["nothing"], /compatibility\.conflicts: no entry is called nothing/],
        [["cuivre"], /compatibility\.conflicts: names the entry itself/],
        [["fer", "fer"], /compatibility\.conflicts: names fer twice/],
        [["selenium"], /compatibility\.conflicts: selenium is a partner too/],
      ] as const
    ).map(
      ([slugs, said]): Mistake => [
        `a conflict with ${slugs.join(" and ")}`,
        ({ entries }) => {
          const { compatibility } = one(entries.liposomes, ({ slug }) => slug === "cuivre");
          compatibility.conflicts = [{ with: [...slugs], reason: { fr: "x", en: "x" } }];
        },
        said,
      ],
    ),
    [
      "words of a label of no source",
      ({ entries }) => {
        const { wordings } = one(entries.liposomes, ({ slug }) => slug === "cafeine");
        one(wordings).source = "nowhere";
      },
      /liposomes\/cafeine, .*wordings: no source is called nowhere/,
    ],
    [
      "what counts of a dose whose text does not say so",
      ({ entries }) => {
        const product = one(entries.products, ({ slug }) => slug === "astaxanthine");
        one(product.actives).counts = { amount: 0, unit: "mg", text: { fr: "0 mg", en: "0 mg" } };
      },
      /astaxanthine, .*counts: 0 mg is not in “40\s?mg, dont\s4\s?mg/,
    ],
    [
      "a portion that is not a part of the day",
      ({ entries }) => {
        const claim = one(entries.claims, ({ id }) => id === "glucomannan/weight-loss");
        if (claim.portion) claim.portion.times = 2;
      },
      /weight-loss, portion: makes 2000 mg a day\. Wanted: 3000 mg/,
    ],
    [
      "a portion that the condition does not name",
      ({ entries }) => delete one(entries.claims, ({ id }) => id === "melatonin/jet-lag").condition,
      /jet-lag, portion: 0,5\s?mg is not in the condition \(fr\.md\)/,
    ],
  ],
  comparisons: [
    [
      "a claim whose English words changed after somebody compared them",
      ({ entries }) =>
        (one(entries.claims, ({ id }) => id === "zinc/skin").sentence.en =
          "Zinc is good for the skin"),
      /comparisons\.ts, claims, en, claims-register: an entry has changed .* stand [0-9a-f]{8}/,
    ],
    [
      "a comparison with a source that nobody read",
      (content) => {
        const { sources } = documentOf(content, "sources");
        for (const source of sources as { id: string; accessed: string }[])
          if (source.id === "order-2006") source.accessed = "";
      },
      /nutrients, maxima, order-2006: nobody read that source/,
    ],
  ],
});
