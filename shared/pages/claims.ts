// The data of the page of authorised claims, and the part of it that a search leaves. For both sides.

import type { RegisterTexts } from "#shared/content/schema/interface/registers.ts";
import type { ClaimsCopy } from "#shared/content/schema/pages/claims.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Language } from "#shared/editions/languages.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { NamedPath } from "./named-path.ts";
import { matcherOf } from "./register-query.ts";

export interface ClaimLine {
  /** "zinc-dna": also its anchor. */
  readonly id: string;
  /** Word for word as the Union list has it. */
  readonly sentences: Readonly<Record<Language, string>>;
  /** Null where only the general condition holds. */
  readonly terms: Readonly<Record<Language, string>> | null;
  /** Other words that it is looked for with; "" without any. */
  readonly about: string;
}

/** Claims of one nutrient that have the same minimum, decision and state, and that the same products earn. */
export interface ClaimGroup {
  readonly minimum: Phrase;
  readonly decisions: readonly { readonly name: Phrase; readonly url: string }[];
  readonly state: Phrase;
  readonly products: readonly NamedPath[];
  readonly claims: readonly ClaimLine[];
}

export interface ClaimedNutrient {
  readonly id: string;
  readonly name: Phrase;
  /** In every language. */
  readonly names: string;
  /** Our actives that supply it. */
  readonly actives: readonly NamedPath[];
  readonly groups: readonly ClaimGroup[];
}

export interface ClaimsData {
  readonly copy: Localized<ClaimsCopy>;
  readonly texts: Localized<RegisterTexts>;
  /** The page of the other register. */
  readonly other: NamedPath;
  /** The languages of the columns, the page's own first, each by its own name. */
  readonly languages: readonly { readonly id: Language; readonly name: string }[];
  /** How many of them somebody compared with the text in force. */
  readonly compared: Phrase;
  /** How many somebody compared with a copy; null where none. */
  readonly copied: Phrase | null;
  readonly source: { readonly name: Phrase; readonly url: string | null };
  readonly nutrients: readonly ClaimedNutrient[];
}

export const countClaims = (nutrients: readonly ClaimedNutrient[]): number =>
  nutrients.flatMap(({ groups }) => groups).reduce((sum, { claims }) => sum + claims.length, 0);

/** The claims that a search finds by their words, their nutrient, the actives that supply it or the subjects they are about. */
export function searchClaims(
  nutrients: readonly ClaimedNutrient[],
  search: string,
): readonly ClaimedNutrient[] {
  if (!search) return nutrients;
  const matches = matcherOf(search);
  return nutrients.flatMap((nutrient) => {
    const named = [nutrient.names, ...nutrient.actives.map(({ name }) => textOf(name))].join(" ");
    const groups = nutrient.groups.flatMap((group) => {
      const claims = group.claims.filter(({ sentences, about }) =>
        matches([named, about, ...Object.values(sentences)].join(" ")),
      );
      return claims.length > 0 ? [{ ...group, claims }] : [];
    });
    return groups.length > 0 ? [{ ...nutrient, groups }] : [];
  });
}
