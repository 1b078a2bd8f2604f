// The register of authorised claims as files: JSON for other programs, in every language at once (docs/registers.md), and a table
// for spreadsheets in the language of an edition's page.
import { listClaimedNutrients, type RegisteredClaim } from "#server/facts/claim-register.ts";
import { productPath } from "#server/facts/find-products.ts";
import { loadClaims } from "#server/views/load-claims.ts";
import { writeCsv } from "#shared/csv/write-csv.ts";
import { type Edition, languageIn, originalEdition, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { claimComparedOn, comparisonsOfClaim } from "#shared/facts/comparisons.ts";
import { pathOfEntry } from "#shared/families/families.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { claimsPage } from "#shared/generated/pages/claims.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { anchorOf, claimsPath } from "#shared/pages/register-address.ts";
import { wordsFor } from "#shared/words/words.ts";
import { licenceOf, type Publisher, plainTexts } from "./data-head.ts";
import { dateOf } from "./list-addresses.ts";

const version = 1;

export function composeClaimsJson({ siteUrl, lab }: { siteUrl: string; lab: Publisher }) {
  const describe = ({ claim, regulations, products }: RegisteredClaim) => ({
    id: claim.id,
    url: `${siteUrl}${claimsPath}#${anchorOf(claim.id)}`,
    sentence: plainTexts(claim.sentence),
    condition: claim.condition ? plainTexts(claim.condition) : null,
    tell: claim.tell ? plainTexts(claim.tell) : null,
    minimum: { amount: claim.minimum.amount, unit: claim.minimum.unit },
    regulations,
    compared: claimComparedOn(claim.id) || null,
    comparisons: comparisonsOfClaim(claim.id).map(({ part, source }) => ({
      part,
      on: source.accessed,
      source: plainTexts(source.name),
      address: source.copy ?? source.url ?? null,
      isCopy: source.copy !== undefined,
    })),
    products: products.map((product) => siteUrl + productPath(product)),
  });
  return {
    version,
    publisher: { ...lab, url: `${siteUrl}/` },
    licence: licenceOf(lab),
    languages: languages.map(({ id }) => id),
    modified: dateOf(claimsPath, originalEdition) ?? null,
    nutrients: listClaimedNutrients().map(({ id, actives, claims }) => ({
      id,
      name: plainTexts(statusTexts.nutrients[id]),
      actives: actives.map(({ slug }) => siteUrl + pathOfEntry("liposome", slug)),
      claims: claims.map(describe),
    })),
  };
}

/** The lines of the page of an edition, in its order. */
export function composeClaimsCsv(siteUrl: string, edition: Edition): string {
  const reader = { edition, pageLanguage: languageIn(edition, routeOf("claims").language) };
  const words = wordsFor(reader);
  const { nutrients, languages: columns } = loadClaims(reader);
  const { heads, columns: titles } = claimsPage;
  const inEach = (title: (typeof titles)["sentence"]) =>
    columns.map(({ id }) => words.fill(title, { language: words.nameOfLanguage(id) ?? id }));
  const names = (of: readonly { readonly name: Parameters<typeof textOf>[0] }[]) =>
    of.map(({ name }) => textOf(name)).join(", ");
  const head = [
    words.plain(titles.id),
    words.plain(heads.nutrient),
    ...inEach(titles.sentence),
    words.plain(heads.minimum),
    ...inEach(titles.terms),
    words.plain(heads.actives),
    words.plain(heads.products),
    words.plain(heads.decision),
    words.plain(heads.state),
    words.plain(titles.address),
  ];
  const rows = nutrients.flatMap(({ name, actives, groups }) =>
    groups.flatMap(({ minimum, decisions, state, products, claims }) =>
      claims.map(({ id, sentences, terms }) => [
        id,
        textOf(name),
        ...columns.map((column) => sentences[column.id]),
        textOf(minimum),
        ...columns.map((column) => terms?.[column.id] ?? ""),
        names(actives),
        names(products),
        names(decisions),
        textOf(state),
        `${siteUrl}${addressIn(edition, claimsPath)}#${id}`,
      ]),
    ),
  );
  return writeCsv([head, ...rows], words.language === "fr" ? ";" : ",");
}
