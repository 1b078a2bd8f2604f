// The parts that the sheets of all families share.
import { factsOf } from "#server/facts/fact-of.ts";
import { productName, productPath, productsWith } from "#server/facts/find-products.ts";
import type { Ingredient } from "#server/facts/molecule.ts";
import { subjectOf } from "#server/facts/subject-of.ts";
import type { Product, Strain } from "#shared/content/schema/entries.ts";
import { type Translated, translate, untranslated } from "#shared/editions/edition.ts";
import type { FactId } from "#shared/facts/fact-order.ts";
import { type FamilyId, findFamily, pathOfEntry, pathOfFamily } from "#shared/families/families.ts";
import { evidenceTexts } from "#shared/generated/evidence.ts";
import { familyPages } from "#shared/generated/families.ts";
import { sheetTexts } from "#shared/generated/interface/sheet.ts";
import {
  anchorOf,
  claimsPath,
  cosmeticsAnchor,
  maximaPath,
} from "#shared/pages/register-address.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";
import { describeLabelled } from "./describe-fact.ts";
import { composeSheet } from "./desk/compose-address.ts";
import { countKnown } from "./evidence-questions.ts";
import { familiesBelow } from "./family-cards.ts";
import type { PageSubject } from "./found-page.ts";
import { loadDocuments } from "./load-documents.ts";
import { localize } from "./localize.ts";
import { describeBenefit } from "./say-benefit.ts";
import { loadCompatibility } from "./status/load-compatibility.ts";
import { loadOrigin } from "./status/load-origin.ts";
import { loadStatus } from "./status/load-status.ts";

/** A sheet, its document, and its name in enquiries. */
export interface Sheet {
  readonly entry: NonNullable<PageSubject["entry"]>;
  readonly data: SheetData;
  readonly name: Translated;
  readonly description: Translated;
}

const joinParagraphs = (paragraphs: readonly Translated[]): Translated =>
  translate((language) => paragraphs.map((paragraph) => paragraph[language]).join(" "));

/** The family's part of a sheet. */
export const placeOf = (id: FamilyId): Pick<SheetData, "kind" | "tone" | "listPath"> => {
  const family = findFamily(id);
  return { kind: family.kind, tone: family.tone, listPath: pathOfFamily(family) };
};

function listProducts(found: readonly Product[], words: Words): SheetData["products"] {
  return found.map((product) => ({
    path: productPath(product),
    name: words.text(productName(product)),
  }));
}

/** `own`: parts that only sheets of its kind show; `facts`: those of its identity. */
export function composeSheetOf(
  id: FamilyId,
  entry: Ingredient | Strain,
  facts: readonly FactId[],
  reader: Reader,
  own: Omit<SheetData, keyof ReturnType<typeof commonOf>>,
): Sheet {
  const name = "species" in entry ? untranslated(`${entry.species} ${entry.code}`) : entry.nom;
  return {
    entry,
    data: { ...commonOf(id, entry, facts, reader), ...own },
    name,
    description: joinParagraphs(entry.description),
  };
}

/** Where the registers speak of an entry: of one nutrient at its own row, of several at the top. */
function registersOf(entry: Ingredient | Strain): SheetData["registers"] {
  if ("species" in entry) return { claims: null, maxima: null };
  if (!("dose" in entry)) return { claims: null, maxima: `${maximaPath}#${cosmeticsAnchor}` };
  const { nutrients = [], claimStatus, dose, slug } = entry;
  const [own, ...others] = nutrients;
  const row = own === undefined ? (dose.limits.length > 0 ? slug : "") : others.length ? "" : own;
  const at = row && `#${anchorOf(row)}`;
  return {
    claims: claimStatus === "authorised" ? claimsPath + at : null,
    maxima: maximaPath + at,
  };
}

/** The parts that sheets of all kinds show. */
function commonOf(
  id: FamilyId,
  entry: Ingredient | Strain,
  facts: readonly FactId[],
  reader: Reader,
) {
  const words = wordsFor(reader);
  const subject = subjectOf(id, entry);
  const path = pathOfEntry(id, entry.slug);
  const blocks = {
    facts: factsOf(subject, facts).map((fact) => describeLabelled(fact, words)),
    status: loadStatus(path, entry, words),
    compatibility: loadCompatibility(subject, words),
    origin: loadOrigin(subject, words),
  };
  return {
    texts: localize(sheetTexts, reader),
    ...blocks,
    evidence: { texts: localize(evidenceTexts, reader), counts: countKnown(blocks) },
    documents: loadDocuments(subject.known.folder, words),
    ...placeOf(id),
    products: listProducts(productsWith(path), words),
    noProduct: words.text(familyPages[id].family.noProduct),
    description: entry.description.map(words.text),
    registers: registersOf(entry),
    compose: composeSheet(path),
    benefits: entry.bienfaits.map((benefit) => describeBenefit(benefit, reader)),
    otherFamilies: localize(familiesBelow(id), reader),
  };
}
