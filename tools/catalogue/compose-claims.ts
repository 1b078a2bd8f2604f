// The register of claims by what they speak of, with the sheets and formulas of the printed catalogue that they lead to.
import { sortedProducts } from "#server/views/load-product-browser.ts";
import { sayAmount } from "#server/views/status/status-parts.ts";
import { claimSubjectIds, claimSubjects } from "#shared/content/claim-subjects.ts";
import { compareNamesIn } from "#shared/editions/compare-names.ts";
import type { Language } from "#shared/editions/edition.ts";
import { claims } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { facetTexts } from "#shared/generated/interface/catalogue.ts";

/** A name that leads to its entry, by id. */
interface Target {
  readonly name: string;
  readonly to: string;
}

export function composeClaims(language: Language) {
  const say = (text: Readonly<Record<Language, string>>) => text[language];
  const compare = compareNamesIn(language);
  return claimSubjectIds.map((id) => ({
    name: say(facetTexts.claimSubjects[id]),
    claims: claims
      .filter((claim) => isAbout(claim.id, claimSubjects[id]))
      .map(({ id: claim, sentence, minimum }) => ({
        sentence: say(sentence),
        minimum: say(sayAmount({ from: minimum.amount }, minimum.unit)),
        sheets: sheetsOf(claim),
        formulas: formulasWith(claim),
      }))
      .filter(({ sheets, formulas }) => sheets.length + formulas.length > 0)
      .sort((a, b) => compare(a.sentence, b.sentence)),
  }));

  /** Sheets of actives that supply the nutrient of a claim, that of the nutrient alone first. */
  function sheetsOf(claim: string): readonly Target[] {
    return familyEntries.liposome
      .filter(({ nutrients = [] }) =>
        nutrients.some((nutrient) => claim.startsWith(`${nutrient}/`)),
      )
      .toSorted((a, b) => (a.nutrients?.length ?? 0) - (b.nutrients?.length ?? 0))
      .map(({ slug, nom }) => ({ name: say(nom), to: `liposomes/${slug}` }));
  }

  /** Formulas that quote it. */
  function formulasWith(claim: string): readonly Target[] {
    return sortedProducts
      .filter((product) => product.claims.includes(claim))
      .map(({ slug, name }) => ({ name: say(name), to: `produit/${slug}` }));
  }
}

const isAbout = (id: string, ends: readonly string[]) =>
  ends.includes(id.slice(id.indexOf("/") + 1));
