// The register of limits as files: JSON for other programs, in every language at once (docs/registers.md), and a table for
// spreadsheets, a line for each limit, in the language of an edition's page.
import { findSource } from "#server/facts/find-source.ts";
import {
  type LimitedSubstance,
  limitedCosmetics,
  limitedNutrients,
  limitedSubstances,
  type RegisteredLimit,
} from "#server/facts/limit-register.ts";
import { writeCsv } from "#shared/csv/write-csv.ts";
import { type Edition, languageIn, originalEdition } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { maximaPage } from "#shared/generated/pages/maxima.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { cosmeticsAnchor, maximaPath } from "#shared/pages/register-address.ts";
import { signOfUnit } from "#shared/words/amounts.ts";
import { withCapital } from "#shared/words/letters.ts";
import { wordsFor } from "#shared/words/words.ts";
import { licenceOf, type Publisher, plainTexts } from "./data-head.ts";
import { dateOf } from "./list-addresses.ts";

const version = 1;

export function composeMaximaJson({ siteUrl, lab }: { siteUrl: string; lab: Publisher }) {
  const describeLimit = ({ source, about, ...limit }: RegisteredLimit) => {
    const { name, url } = findSource(source);
    return {
      ...limit,
      about: about && plainTexts(about),
      source: { id: source, name: plainTexts(name), url: url ?? null },
    };
  };
  const describe = (
    { id, name, basis, reference, actives, limits }: LimitedSubstance,
    anchor = id,
  ) => ({
    id,
    url: `${siteUrl}${maximaPath}#${anchor}`,
    name: plainTexts(name),
    basis: basis && plainTexts(basis),
    reference,
    actives: actives.map(({ path }) => siteUrl + path),
    limits: limits.map(describeLimit),
  });
  return {
    version,
    publisher: { ...lab, url: `${siteUrl}/` },
    licence: licenceOf(lab),
    languages: languages.map(({ id }) => id),
    modified: dateOf(maximaPath, originalEdition) ?? null,
    nutrients: limitedNutrients().map((each) => describe(each)),
    substances: limitedSubstances().map((each) => describe(each)),
    cosmetics: limitedCosmetics().map((each) => describe(each, cosmeticsAnchor)),
  };
}

/** A line for each limit, in the order of the page. */
export function composeMaximaCsv(siteUrl: string, edition: Edition): string {
  const words = wordsFor({
    edition,
    pageLanguage: languageIn(edition, routeOf("maxima").language),
  });
  const { heads, columns, places, kinds, states, toCompare, comparedOn, copiedOn } = maximaPage;
  const head = [
    ...[
      heads.substance,
      heads.reference,
      columns.place,
      columns.kind,
      columns.amount,
      columns.unit,
    ],
    ...[columns.about, columns.source, columns.sourceAddress, columns.state, heads.compared],
    ...[columns.actives, columns.address],
  ].map(words.plain);
  const annexOf = (entry: string) => words.fill(statusTexts.sources.entry, { entry });
  const leastPhOf = (ph: number) =>
    words.fill(statusTexts.sources.leastPh, { ph: words.number(ph) });
  const linesOf = (substance: LimitedSubstance, anchor = substance.id) => {
    const { name, basis, reference, actives, limits } = substance;
    return limits.map(({ place, kind, amount, unit, state, source, year, compared, ...detail }) => {
      const { name: sourceName, url = "" } = findSource(source);
      return [
        withCapital(words.plain(name)),
        reference ? words.amount(reference.amount, reference.unit) : "",
        words.plain(places[place ?? "none"]),
        words.plain(kinds[kind]),
        amount ?? "",
        signOfUnit(unit, words.language),
        words.series(
          ...(basis ? [basis] : []),
          ...(detail.where ? [statusTexts.places[detail.where]] : []),
          ...(detail.annex === undefined ? [] : [annexOf(detail.annex)]),
          ...(detail.leastPh === undefined ? [] : [leastPhOf(detail.leastPh)]),
          ...(detail.about ? [detail.about] : []),
        ),
        words.series(sourceName, ...(year === null ? [] : [String(year)])),
        url,
        words.plain(states[state]),
        compared
          ? words.fill(compared.isCopy ? copiedOn : comparedOn, { date: words.date(compared.on) })
          : words.plain(toCompare),
        actives.map((active) => words.plain(active.name)).join(", "),
        `${siteUrl}${addressIn(edition, maximaPath)}#${anchor}`,
      ];
    });
  };
  const rows = [
    ...[...limitedNutrients(), ...limitedSubstances()].flatMap((each) => linesOf(each)),
    ...limitedCosmetics().flatMap((each) => linesOf(each, cosmeticsAnchor)),
  ];
  return writeCsv([head, ...rows], words.language === "fr" ? ";" : ",");
}
