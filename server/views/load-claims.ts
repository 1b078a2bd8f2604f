// The page of authorised claims: by nutrient, those that have everything but their words in common together.
import {
  type ClaimedNutrient,
  listClaimedNutrients,
  type RegisteredClaim,
} from "#server/facts/claim-register.ts";
import { termsOf } from "#server/facts/find-claim.ts";
import { productName, productPath } from "#server/facts/find-products.ts";
import { findSource } from "#server/facts/find-source.ts";
import { claimSubjectIds, claimSubjects } from "#shared/content/claim-subjects.ts";
import type { Liposome, Product } from "#shared/content/schema/entries.ts";
import { type Phrase, type Translated, translate } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { claimComparedOn, claimComparison } from "#shared/facts/comparisons.ts";
import { pathOfEntry } from "#shared/families/families.ts";
import { registerTexts } from "#shared/generated/interface/registers.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { claimsPage } from "#shared/generated/pages/claims.ts";
import { maximaPage } from "#shared/generated/pages/maxima.ts";
import { search } from "#shared/generated/pages/search.ts";
import type { ClaimGroup, ClaimLine, ClaimsData } from "#shared/pages/claims.ts";
import type { NamedPath } from "#shared/pages/named-path.ts";
import { anchorOf, maximaPath } from "#shared/pages/register-address.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type Reader, type Words, wordsFor, wordsIn } from "#shared/words/words.ts";
import { localize } from "./localize.ts";

export function loadClaims(reader: Reader): ClaimsData {
  const words = wordsFor(reader);
  const registered = listClaimedNutrients();
  const claims = registered.flatMap((nutrient) => nutrient.claims);
  const source = findSource("health-claims");
  return {
    copy: localize(claimsPage, reader),
    texts: localize(registerTexts, reader),
    other: { path: maximaPath, name: words.text(maximaPage.title) },
    languages: languages
      .toSorted((a, b) => Number(b.id === words.language) - Number(a.id === words.language))
      .map(({ id }) => ({ id, name: withCapital(wordsIn(id).nameOfLanguage(id) ?? id) })),
    compared: words.fill(claimsPage.compared, {
      compared: String(claims.filter(({ claim }) => claimComparedOn(claim.id)).length),
      total: String(claims.length),
    }),
    copied: countCopied(claims, words),
    source: { name: words.text(source.name), url: source.url ?? null },
    nutrients: registered.map((nutrient) => ({
      id: nutrient.id,
      name: withCapital(words.plain(statusTexts.nutrients[nutrient.id])),
      names: languages.map(({ id }) => statusTexts.nutrients[nutrient.id][id]).join(" "),
      actives: nutrient.actives.map((active) => nameActive(active, words)),
      groups: groupClaims(nutrient, words),
    })),
  };
}

const nameActive = ({ slug, nom }: Liposome, words: Words): NamedPath => ({
  path: pathOfEntry("liposome", slug),
  name: words.text(nom),
});

const nameProduct = (product: Product, words: Words): NamedPath => ({
  path: productPath(product),
  name: words.text(productName(product)),
});

/** How many wordings of each language somebody compared with a copy; null where none. */
function countCopied(claims: readonly RegisteredClaim[], words: Words): Phrase | null {
  const counts = languages.flatMap(({ id: language }) => {
    const count = claims.filter(({ claim }) => claimComparison(claim.id, language)?.copy).length;
    return count > 0
      ? [
          words.fill(claimsPage.inLanguage, {
            count: String(count),
            language: nameOf(language, words),
          }),
        ]
      : [];
  });
  return counts.length > 0 ? words.fill(claimsPage.copied, { counts: words.list(counts) }) : null;
}

const nameOf = (language: Language, words: Words): string =>
  words.nameOfLanguage(language) ?? language;

/** How far the wording of a claim was compared. */
function stateOf(id: string, words: Words): Phrase {
  const on = claimComparedOn(id);
  if (on) return words.fill(claimsPage.comparedOn, { date: words.date(on) });
  const copied = languages.flatMap(({ id: language }) => {
    const source = claimComparison(id, language);
    return source?.copy ? [{ language: nameOf(language, words), date: source.accessed }] : [];
  });
  const [first] = copied;
  return first
    ? words.fill(claimsPage.copiedOn, {
        languages: words.list(copied.map(({ language }) => language)),
        date: words.date(first.date),
      })
    : words.text(claimsPage.toCompare);
}

/** What tells groups apart. */
const keyOf = ({ claim, regulations, products }: RegisteredClaim) =>
  [
    claim.minimum.text.fr,
    claimComparedOn(claim.id),
    ...languages.map(({ id }) => claimComparison(claim.id, id)?.id),
    ...regulations,
    ...products.map(({ slug }) => slug),
  ].join();

function groupClaims({ claims }: ClaimedNutrient, words: Words): readonly ClaimGroup[] {
  return [...Map.groupBy(claims, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { claim, regulations, products } = first;
    return {
      minimum: words.fill(claimsPage.perDay, { amount: claim.minimum.text }),
      decisions: regulations.map((number) => ({
        name: words.fill(claimsPage.regulation, { number }),
        url: addressOfRegulation(number),
      })),
      state: stateOf(claim.id, words),
      products: products.map((product) => nameProduct(product, words)),
      claims: group.map(({ claim: own }) => lineOf(own)),
    };
  });
}

function lineOf(claim: RegisteredClaim["claim"]): ClaimLine {
  const terms = termsOf(claim);
  return {
    id: anchorOf(claim.id),
    sentences: textsOf(claim.sentence),
    terms: terms && textsOf(terms),
    about: wordsAbout(claim.id),
  };
}

/** Without what only the original edition shows. */
const textsOf = (text: Translated) => translate((language) => text[language]);

/** Words that the site's search knows for the subjects of a claim, in every language. */
function wordsAbout(id: string): string {
  const end = id.split("/")[1] ?? "";
  const { claims, claimEnds } = search.topicWords;
  const subjects = claimSubjectIds.filter((subject) =>
    claimSubjects[subject].some((each) => each === end),
  );
  const texts = [
    ...subjects.map((subject) => claims[subject]),
    Object.entries(claimEnds).find(([each]) => each === end)?.[1],
  ];
  return texts
    .flatMap((text) => (text ? languages.map(({ id: language }) => text[language]) : []))
    .join(" ");
}

/** Its European Legislation Identifier: "432/2012" is number 432 of 2012. */
function addressOfRegulation(number: string): string {
  const [serial, year] = number.split("/");
  return `https://eur-lex.europa.eu/eli/reg/${year}/${serial}/oj`;
}
