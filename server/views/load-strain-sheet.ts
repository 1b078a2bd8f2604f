// The sheet of a strain.

import { listStrainWordings } from "#server/facts/wordings.ts";
import type { Strain } from "#shared/content/schema/entries.ts";
import { compareNames } from "#shared/editions/compare-names.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import { strainFacts } from "#shared/facts/fact-order.ts";
import { type FamilyId, type FamilyOf, pathOfEntry } from "#shared/families/families.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { sheetNotes } from "#shared/generated/interface/sheet.ts";
import type { RelatedEntry, SheetCategory } from "#shared/pages/sheet.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";
import { findNeighbours, linkToCategory, sharedCategory } from "./related-links.ts";
import { composeSheetOf, placeOf, type Sheet } from "./sheet-parts.ts";
import { describeSheetWordings } from "./sheet-wordings.ts";

/** The sheet of a strain, or undefined where no strain has that slug. */
export function loadStrainSheet(
  id: FamilyOf<"strain">["id"],
  slug: string,
  reader: Reader,
): Sheet | undefined {
  const entry = familyEntries[id].find(
    (candidate) => candidate.slug === slug && candidate.type === "probiotique",
  );
  if (!entry) return undefined;
  const words = wordsFor(reader);
  const siblings = familyEntries[id].filter(({ type }) => type === "probiotique");
  const related = relatedStrains(entry, siblings);
  const beside = (other: Strain): RelatedEntry => ({
    path: pathOfEntry(id, other.slug),
    name: other.species,
    symbol: "",
    drawing: null,
    portrait: null,
    category: sharedCategory(entry, other, (category) => healthCategory(id, category, words)),
    note: null,
    code: other.code,
    cfu: other.cfu,
  });
  return composeSheetOf(id, entry, strainFacts, reader, {
    name: entry.species,
    code: entry.code,
    cfu: entry.cfu,
    symbol: "",
    drawing: null,
    portrait: null,
    salt: null,
    subtitle: entry.action ? words.text(entry.action) : null,
    categories: entry.categories.map((category) => healthCategory(id, category, words)),
    formes: [],
    isFinished: false,
    counterpart: null,
    contains: [],
    caution: null,
    wordings: describeSheetWordings(listStrainWordings(entry), words),
    notes: [words.text(sheetNotes.professional)],
    intro: [],
    product: null,
    related: related.map(beside),
    neighbours: {
      entries: findNeighbours(
        entry,
        siblings,
        related.map((other) => other.slug),
      ).map(beside),
      all: linkToCategory(placeOf(id).listPath, entry, siblings, words),
    },
  });
}

/** Strains have the categories that filter their catalogue, with the same labels. */
function healthCategory(id: FamilyId, category: string, words: Words): SheetCategory {
  const labels: Readonly<Record<string, Translated>> = familyPages[id].family.filters;
  return { dot: category, label: words.text(labels[category] ?? untranslated(category)) };
}

/** Two other strains that share the first category, the nearest by code after it (wrapping round). */
function relatedStrains(entry: Strain, all: readonly Strain[]): readonly Strain[] {
  const others = all
    .filter(
      ({ categories, slug }) =>
        slug !== entry.slug && categories.some((category) => entry.categories.includes(category)),
    )
    .sort((a, b) => compareNames(a.code, b.code));
  const after = others.filter(({ code }) => compareNames(code, entry.code) > 0);
  const before = others.filter(({ code }) => compareNames(code, entry.code) < 0);
  return [...after, ...before].slice(0, 2);
}
