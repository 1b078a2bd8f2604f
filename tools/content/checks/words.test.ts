// The content as it is has no mistake; each mistake put into its texts is found by its check.
import { expect, test } from "vitest";
import {
  claimed,
  documentOf,
  eachIsFound,
  one,
  readWhole,
  told,
  words,
} from "#tests/kits/broken-content.ts";
import { describeProblem } from "../problems.ts";
import { checkContent } from "./check-content.ts";
import { checkClaims } from "./claims.ts";
import { checkLengths } from "./lengths.ts";
import { checkLinks } from "./links.ts";
import { checkOriginality } from "./originality.ts";
import { checkTypography } from "./typography.ts";

test("the content as it is has no problem", async () => {
  expect(checkContent(await readWhole()).map(describeProblem)).toEqual([]);
});

const checks = {
  links: checkLinks,
  claims: checkClaims,
  lengths: checkLengths,
  originality: checkOriginality,
  typography: checkTypography,
};

eachIsFound(checks, {
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
});
