// Tables that lead into the printed catalogue other than by name: a choice of actives, claims by their subject, cosmetic actives by
// their effect, strains by number. The templates alone know pages.
import { sortedProducts } from "#server/facts/find-products.ts";
import { claimSubjectIds, claimSubjects } from "#shared/content/claim-subjects.ts";
import type { Liposome, Niosome, Strain } from "#shared/content/schema/entries.ts";
import { compareNamesIn } from "#shared/editions/compare-names.ts";
import type { Language } from "#shared/editions/edition.ts";
import type { FactId } from "#shared/facts/fact-order.ts";
import { effects } from "#shared/families/families.ts";
import { claims } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { facetTexts } from "#shared/generated/interface/catalogue.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { wordsIn } from "#shared/words/words.ts";
import { bindCode } from "./product-words.ts";

/** The parts of a sheet that a table needs: its id, its name and the rows of its own table. */
export interface ListedSheet {
  readonly id: string;
  readonly name: string;
  readonly formes: readonly string[];
  readonly status: { readonly rows: readonly { readonly id: FactId; readonly amount: string }[] };
}

/** The amounts that a table shows. */
const usualAmounts: readonly FactId[] = ["dose.usual", "use.level"];

/** A name that leads to its entry, by id. */
export interface Target {
  readonly name: string;
  readonly to: string;
}

/** `liposomes`, `niosomes` are in the order of their pages. */
export function composeFinding(
  language: Language,
  {
    liposomes,
    niosomes,
    strains,
  }: {
    readonly liposomes: readonly ListedSheet[];
    readonly niosomes: readonly ListedSheet[];
    readonly strains: readonly Strain[];
  },
) {
  const words = wordsIn(language);
  const say = words.plain;
  const compare = compareNamesIn(language);

  return {
    liposomes: tableOf(liposomes, familyEntries.liposome, claimsOf),
    niosomes: tableOf(niosomes, familyEntries.niosome, () => null),
    subjects: claimSubjectIds.map((id) => ({
      name: say(facetTexts.claimSubjects[id]),
      claims: claims
        .filter((claim) => isAbout(claim.id, claimSubjects[id]))
        .map(({ id: claim, sentence, minimum }) => ({
          sentence: say(sentence),
          minimum: words.amount(minimum.amount, minimum.unit),
          sheets: sheetsOf(claim),
          formulas: formulasWith(claim),
        }))
        .filter(({ sheets, formulas }) => sheets.length + formulas.length > 0)
        .sort((a, b) => compare(a.sentence, b.sentence)),
    })),
    effects: effects.map((id) => ({
      name: say(facetTexts.effects[id]),
      sheets: familyEntries.niosome
        .filter((entry) => entry.effects.includes(id))
        .map(({ slug, nom }): Target => ({ name: say(nom), to: `niosomes/${slug}` }))
        .sort((a, b) => compare(a.name, b.name)),
    })),
    numbers: strains
      .map(({ slug, code, species }) => ({
        code: bindCode(code),
        species,
        to: `probiotiques/${slug}`,
        number: Number(/\d+/.exec(code)?.[0]),
      }))
      .sort((a, b) => a.number - b.number),
  };

  function tableOf<Entry extends Liposome | Niosome>(
    sheets: readonly ListedSheet[],
    entries: readonly Entry[],
    countOf: (entry: Entry) => number | "on hold" | "none" | null,
  ) {
    return sheets.flatMap(({ id, name, formes, status }) => {
      const entry = entries.find(({ slug }) => id.endsWith(`/${slug}`));
      if (!entry) return [];
      const { origin } = entry;
      return [
        {
          id,
          name,
          formes,
          dose: status.rows.find((row) => usualAmounts.includes(row.id))?.amount ?? null,
          claims: countOf(entry),
          vegan: origin.vegan,
          allergens: origin.allergens.map((each) => say(factCodes["origin.allergens"][each])),
        },
      ];
    });
  }

  /** Sheets of actives that supply the nutrient of a claim, that of the nutrient alone first. */
  function sheetsOf(claim: string): readonly Target[] {
    return familyEntries.liposome
      .filter(({ nutrients = [] }) =>
        nutrients.some((nutrient) => claim.startsWith(`${nutrient}/`)),
      )
      .toSorted((a, b) => (a.nutrients?.length ?? 0) - (b.nutrients?.length ?? 0))
      .map(({ slug, nom }) => ({ name: say(nom), to: `liposomes/${slug}` }));
  }

  /** The formulas that quote the claim. */
  function formulasWith(claim: string): readonly Target[] {
    return sortedProducts
      .filter((product) => product.claims.includes(claim))
      .map(({ slug, name }) => ({ name: say(name), to: `produit/${slug}` }));
  }
}

/** The number of claims that may be quoted for an entry's nutrients. */
function claimsOf({ claimStatus, nutrients = [] }: Liposome): number | "on hold" | "none" {
  if (claimStatus !== "authorised") return claimStatus;
  return claims.filter(({ id }) => nutrients.some((nutrient) => id.startsWith(`${nutrient}/`)))
    .length;
}

const isAbout = (id: string, ends: readonly string[]) =>
  ends.includes(id.slice(id.indexOf("/") + 1));
