// Health claims: only authorised ones, on entries that may carry them, with their conditions. Regulation (EU) 432/2012.
import { type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import type { Benefit, Claim, Liposome } from "#shared/content/schema/entries.ts";
import { languages } from "#shared/editions/languages.ts";
import { type ContentProblem, contentFolder } from "../problems.ts";
import { type Check, folderOf, inFacts, inWords } from "./checked-content.ts";

/** Smallest share of a nutrient reference value that makes a portion "a source of" the nutrient. */
const sourceShare = 0.15;

const quotedIn = (benefits: readonly Benefit[]) =>
  benefits.flatMap((benefit) => ("claims" in benefit ? benefit.claims : []));

const nutrientOf = (claimId: string) => claimId.split("/")[0] ?? "";

export const checkClaims: Check = ({ entries }) => {
  const { claims, liposomes, niosomes, serums, products, productCategories } = entries;
  const known = new Set(claims.map(({ id }) => id));
  const checkIds = (where: string, ids: readonly string[]): ContentProblem[] =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => ({
        where,
        what: `no claim is called ${id}`,
        wanted: `an id of ${contentFolder}/claims/facts.yaml`,
      }));
  return [
    ...claims.flatMap((claim, index) => [
      ...checkUnique(claim, claims.slice(0, index)),
      ...checkClaim(claim),
    ]),
    ...liposomes.flatMap((entry) => [
      ...checkIds(inFacts(folderOf(entry), "bienfaits"), quotedIn(entry.bienfaits)),
      ...checkSupplied(entry),
      ...checkStatus(entry),
    ]),
    ...[...niosomes, ...serums].flatMap((entry) =>
      quotedIn(entry.bienfaits).map((id) => ({
        where: inFacts(folderOf(entry), "bienfaits"),
        what: `a cosmetic claims ${id}`,
        wanted: "no health claim",
      })),
    ),
    ...products.flatMap((product) =>
      checkIds(inFacts(folderOf(product), "claims"), product.claims),
    ),
    ...productCategories.flatMap(({ id, claim }) =>
      checkIds(inFacts("product-categories", `category ${id}, claim`), claim ? [claim] : []),
    ),
  ];
};

function checkUnique({ id }: Claim, before: readonly Claim[]): ContentProblem[] {
  if (!before.some((other) => other.id === id)) return [];
  return [
    { where: inFacts("claims", id), what: "the id stands twice", wanted: "one claim per id" },
  ];
}

function checkClaim({ id, sentence, minimum, condition, reference }: Claim): ContentProblem[] {
  const problems: ContentProblem[] = [];
  if (!reference.includes("432/2012"))
    problems.push({
      where: inFacts("claims", `${id}, reference`),
      what: `is “${reference}”`,
      wanted: "the regulation that authorises it, 432/2012",
    });
  for (const language of languages)
    if (sentence[language.id].endsWith("."))
      problems.push({
        where: inWords("claims", language.id, `${id}, sentence`),
        what: "ends in a full stop",
        wanted: "none: the page sets it",
      });
  return [...problems, ...checkMinimum(id, minimum, condition !== undefined)];
}

/** A general claim may be made from 15 % of the reference value on. */
function checkMinimum(
  id: string,
  { amount, unit }: Claim["minimum"],
  hasCondition: boolean,
): ContentProblem[] {
  const where = inFacts("claims", `${id}, minimum`);
  const nutrient = nutrientOf(id);
  if (!Object.hasOwn(nutrients, nutrient))
    return [{ where, what: `${nutrient} is no nutrient`, wanted: "an id such as zinc/skin" }];
  const known = nutrients[nutrient as NutrientId];
  if (hasCondition || known.reference === null) return [];
  const wanted = sourceShare * known.reference;
  if (unit === known.unit && Math.abs(amount - wanted) < 1e-6) return [];
  return [
    {
      where,
      what: `is ${amount} ${unit}`,
      wanted: `15 % of the reference value, ${Number(wanted.toPrecision(6))} ${known.unit}, or a condition`,
    },
  ];
}

/** Only what an ingredient supplies may be claimed of it. */
function checkSupplied(entry: Liposome): ContentProblem[] {
  const supplied: readonly string[] = entry.nutrients ?? [];
  return quotedIn(entry.bienfaits)
    .filter((id) => !supplied.includes(nutrientOf(id)))
    .map((id) => ({
      where: inFacts(folderOf(entry), "bienfaits"),
      what: `quotes ${id}, and ${nutrientOf(id)} is not among its nutrients`,
      wanted: `claims on ${supplied.join(", ") || "nothing"} only`,
    }));
}

function checkStatus(entry: Liposome): ContentProblem[] {
  const folder = folderOf(entry);
  const isAuthorised = entry.claimStatus === "authorised";
  const problems: ContentProblem[] = [];
  if (quotedIn(entry.bienfaits).length > 0 !== isAuthorised)
    problems.push({
      where: inFacts(folder, "claimStatus"),
      what: `is ${entry.claimStatus}, and ${isAuthorised ? "no claim is" : "claims are"} quoted`,
      wanted: "authorised where claims are quoted, and only there",
    });
  if ((entry.allegation !== undefined) !== isAuthorised)
    problems.push({
      where: inFacts(folder, "claimStatus"),
      what: `is ${entry.claimStatus}, and the texts have ${isAuthorised ? "no" : "an"} allegation`,
      wanted: "a sentence under allegation where claims are authorised, and only there",
    });
  return problems;
}
