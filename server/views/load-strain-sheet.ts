// The sheet of a strain.

import { factsOf } from "#server/facts/fact-of.ts";
import { productsWith } from "#server/facts/find-products.ts";
import { subjectOf } from "#server/facts/subject-of.ts";
import type { Strain } from "#shared/content/schema/entries.ts";
import { compareNames } from "#shared/editions/compare-names.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import { strainFacts } from "#shared/facts/fact-order.ts";
import { type FamilyId, type FamilyOf, pathOfEntry } from "#shared/families/families.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { sheetNotes, sheetTexts } from "#shared/generated/interface/sheet.ts";
import type { SheetCategory, SheetData } from "#shared/pages/sheet.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";
import { describeLabelled } from "./describe-fact.ts";
import { composeSheet } from "./desk/compose-address.ts";
import { cardsBelow } from "./family-cards.ts";
import { countKnown } from "./known.ts";
import { findNeighbours, linkToCategory, sharedCategory } from "./list-ways.ts";
import { loadDocuments } from "./load-documents.ts";
import { localize } from "./localize.ts";
import { sayBenefit } from "./say-benefit.ts";
import { joinParagraphs, listProducts, placeOf, type Sheet } from "./sheet-parts.ts";
import { loadCompatibility } from "./status/load-compatibility.ts";
import { loadOrigin } from "./status/load-origin.ts";
import { loadStatus } from "./status/load-status.ts";

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
  const subject = subjectOf(id, entry);
  const blocks = {
    facts: factsOf(subject, strainFacts).map((fact) => describeLabelled(fact, words)),
    status: loadStatus(pathOfEntry(id, slug), entry, words),
    compatibility: loadCompatibility(subject, words),
    origin: loadOrigin(subject, words),
  };
  const data: SheetData = {
    texts: localize(sheetTexts, reader),
    ...blocks,
    evidence: { texts: localize(evidenceTexts, reader), counts: countKnown(blocks) },
    documents: loadDocuments(subject.known, reader, words),
    ...placeOf(id),
    name: entry.species,
    code: entry.code,
    cfu: entry.cfu,
    symbol: "",
    drawing: null,
    portrait: null,
    subtitle: entry.action ? words.text(entry.action) : null,
    categories: entry.categories.map((category) => healthCategory(id, category, words)),
    formes: [],
    isFinished: false,
    counterpart: null,
    contains: [],
    products: listProducts(productsWith(pathOfEntry(id, slug)), words),
    noProduct: words.text(familyPages[id].family.noProduct),
    description: entry.description.map(words.text),
    caution: null,
    compose: composeSheet(pathOfEntry(id, slug)),
    hasClaims: false,
    notes: [words.text(sheetNotes.professional)],
    intro: [],
    benefits: entry.bienfaits.map((benefit) => sayBenefit(benefit, reader)),
    product: null,
    related: related.map((other) => {
      const [category] = other.categories;
      return {
        path: pathOfEntry(id, other.slug),
        name: other.species,
        symbol: "",
        drawing: null,
        portrait: null,
        category: category ? healthCategory(id, category, words) : null,
        code: other.code,
        cfu: other.cfu,
      };
    }),
    neighbours: {
      title: words.text(sheetTexts.neighbours),
      ways: findNeighbours(
        entry,
        siblings,
        related.map((other) => other.slug),
      ).map((other) => ({
        path: pathOfEntry(id, other.slug),
        name: other.species,
        code: other.code,
        category: sharedCategory(entry, other, (category) => healthCategory(id, category, words)),
        note: null,
      })),
      all: linkToCategory(placeOf(id).listPath, entry, siblings, words),
    },
    otherFamilies: localize(cardsBelow(id), reader),
  };
  const name = `${entry.species} ${entry.code}`;
  return { entry, data, name: untranslated(name), description: joinParagraphs(entry.description) };
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
