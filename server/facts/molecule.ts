// The facts of an ingredient or a finished serum that are computed; the others stand in its document.
import { elementShare } from "#shared/content/element-share.ts";
import type { Liposome, Niosome, Serum } from "#shared/content/schema/entries.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import type { FactItem, MissingReason, Value } from "#shared/facts/fact.ts";
import { type FamilyId, findFamily, pathOfEntry } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { factCodes, factNotes } from "#shared/generated/interface/facts.ts";
import { originTexts } from "#shared/generated/interface/status.ts";
import { cosmeticUse, serumUse } from "./cosmetic-use.ts";
import { summariseDose } from "./dose-summary.ts";
import type { Known } from "./evidence.ts";
import { type Computation, type Computed, firstOf, type Subject } from "./fact-of.ts";
import { findClaim, termsOf } from "./find-claim.ts";
import { casOf, componentOf, drawingOf, inchiKeyOf, moleculeOf } from "./identity.ts";
import { supplementDose } from "./supplement-dose.ts";

export type Ingredient = Liposome | Niosome | Serum;

/** `family` holds the entries that partners name. */
export function moleculeSubject(family: FamilyId, entry: Ingredient): Subject {
  const { identity, compatibility, origin } = entry;
  const component = componentOf(identity);
  return {
    entry,
    known: knownIngredient(family, entry),
    lack: "unknown",
    computed: {
      // An INCI name means nothing for food.
      "identity.inci": () => ("claimStatus" in entry ? "inapplicable" : verbatim(identity.inci)),
      "identity.latin": () =>
        identity.kind === "plant"
          ? { value: { kind: "latin", name: identity.latin } }
          : "inapplicable",
      "identity.molecule.name": () =>
        component ? { value: { kind: "text", text: component.name } } : "inapplicable",
      "identity.cas": () => {
        const cas = casOf(identity);
        return cas ? verbatim(cas) : identity.kind === "complex" ? "inapplicable" : "unknown";
      },
      "identity.molecule.cas": () => (component ? verbatim(component.cas) : "inapplicable"),
      "identity.marker.cas": () =>
        identity.kind === "plant" && !identity.cas ? verbatim(identity.marker.cas) : "inapplicable",
      ...structureOf(entry),
      "use.functions": () =>
        "use" in entry
          ? { value: { kind: "list", items: shortFunctions(entry.use.functions) } }
          : "inapplicable",
      "identity.element": () => elementOf(entry),
      "claims.minimum": () => {
        const minimum = minimumOf(entry);
        return minimum ? { value: minimum, by: "law" } : "unknown";
      },
      "compatibility.partners": () => {
        const items = partnersAmong(family, compatibility.partners);
        return items.length > 0 || compatibility.notes?.partners
          ? { value: { kind: "list", items } }
          : "unknown";
      },
      "origin.vegan": () => ({
        value: { kind: "text", text: origin.vegan ? originTexts.vegan : originTexts.notVegan },
        holds: origin.vegan,
      }),
      "origin.allergens": () =>
        origin.allergens.length > 0
          ? {
              value: {
                kind: "filled",
                text: originTexts.allergens,
                blanks: {
                  list: { kind: "list", items: origin.allergens.map((id) => ({ id })) },
                },
              },
              holds: false,
            }
          : "inapplicable",
      formes: () => formsOf(entry),
      claims: () => claimsOf(entry),
      dose: () => doseOf(entry, pathOfEntry(family, entry.slug)),
    },
  };
}

/** Families of a kind share the evidence of their fields. */
export const knownIngredient = (family: FamilyId, entry: Ingredient): Known => ({
  folder: entry.type === "niosomeProduct" ? "serums" : `${findFamily(family).kind}s`,
  slug: entry.slug,
  evidence: entry.evidence,
});

const verbatim = (text: string): Computed => ({
  value: { kind: "text", text: untranslated(text) },
});

/** The facts of the drawn molecule. Formula and mass of a unit are not those of the substance that it stands for. */
function structureOf({ identity }: Ingredient): Subject["computed"] {
  const molecule = moleculeOf(identity);
  if (!molecule) return {};
  const drawing = drawingOf(molecule);
  const key = inchiKeyOf(identity);
  const formula: Computation = () => ({ ...verbatim(drawing.formula), by: "arithmetic" });
  const mass: Computation = () => ({
    value: { kind: "amount", from: drawing.mass, unit: "g/mol", digits: 2 },
    by: "arithmetic",
  });
  return {
    ...(molecule.shows === "unit"
      ? { "identity.unit.formula": formula, "identity.unit.mass": mass }
      : { "identity.formula": formula, "identity.mass": mass }),
    "identity.inchiKey": () =>
      key ? { value: { kind: "key", key }, by: "arithmetic" } : "inapplicable",
    "identity.molecule.note": () =>
      molecule.note ? { value: { kind: "text", text: molecule.note }, by: null } : "inapplicable",
  };
}

/** The share of the element in a mineral's salt. Others are no salt of an element. */
function elementOf({ identity, symbol, nom, type }: Ingredient): Computed | MissingReason {
  if (identity.kind !== "mineral" || type === "niosomeProduct") return "inapplicable";
  const share = elementShare(identity, symbol);
  if (share === null) return "unknown";
  return {
    value: { kind: "amount", from: Math.round(1000 * share) / 10, unit: "%" },
    note: {
      kind: "filled",
      text: factNotes["identity.element"].share,
      blanks: {
        name: { kind: "text", text: nom, within: true },
        salt: { kind: "text", text: identity.salt },
      },
    },
    by: "arithmetic",
  };
}

/** The smallest daily quantity that allows the claims, if it is the same for all without a condition of their own. */
function minimumOf(entry: Ingredient): Value | undefined {
  if (!("claimStatus" in entry)) return undefined;
  const quantities = entry.bienfaits
    .flatMap((benefit) => ("claims" in benefit ? benefit.claims.map(findClaim) : []))
    .filter((claim) => termsOf(claim) === null)
    .map(({ minimum }) => minimum);
  const [first] = quantities;
  const isOne = quantities.every(
    ({ amount, unit }) => amount === first?.amount && unit === first.unit,
  );
  return first && isOne ? { kind: "text", text: first.text } : undefined;
}

const partnersAmong = (family: FamilyId, slugs: readonly string[]): readonly FactItem[] => {
  const entries: readonly { readonly slug: string; readonly nom?: Ingredient["nom"] }[] =
    familyEntries[family];
  return slugs.flatMap((slug) => {
    const name = entries.find((entry) => entry.slug === slug)?.nom;
    return name
      ? { id: slug, value: { kind: "text", text: name }, path: pathOfEntry(family, slug) }
      : [];
  });
};

/** The forms of the catalogue's filter, or else those of the compatibility card. */
function formsOf(entry: Ingredient): Computed | MissingReason {
  if ("formes" in entry) return listForms(entry.formes, catalogueTexts.formes);
  if ("finishedForms" in entry) return listForms(entry.finishedForms, catalogueTexts.formes);
  return listForms(entry.compatibility.forms, factCodes["compatibility.forms"]);
}

/** The ids of the catalogue's forms are those of the specification. */
const formAliases: Readonly<Record<string, string>> = { gelule: "capsule", creme: "cream" };

const placeOfForm = (id: string) =>
  Object.keys(factCodes["compatibility.forms"]).indexOf(formAliases[id] ?? id);

/** Lists forms at the same height in every column. */
export function listForms<Id extends string>(
  ids: readonly Id[],
  names: Readonly<Record<Id, Translated>>,
): Computed | MissingReason {
  if (ids.length === 0) return "unknown";
  const items = ids
    .toSorted((one, other) => placeOfForm(one) - placeOfForm(other))
    .map((id): FactItem => ({ id, value: { kind: "text", text: names[id] } }));
  return { value: { kind: "list", items }, by: null };
}

/** "entretien de la peau, émollient" includes its first half, which is left out. */
const shortFunctions = (ids: readonly string[]): readonly FactItem[] =>
  ids.filter((id) => !ids.some((other) => other.startsWith(`${id} - `))).map((id) => ({ id }));

/** Of authorised claims; 0 where there is none. */
export function countClaims(entry: Ingredient): number {
  if (!("claimStatus" in entry) || entry.claimStatus !== "authorised") return 0;
  return new Set(entry.bienfaits.flatMap((benefit) => ("claims" in benefit ? benefit.claims : [])))
    .size;
}

/** The number of authorised claims, and the quantity from which on they hold. */
function claimsOf(entry: Ingredient): Computed {
  const notes = factNotes.claims;
  if (!("claimStatus" in entry)) return claimCode("cosmetic", "cosmetic");
  if (entry.claimStatus !== "authorised") return claimCode(entry.claimStatus, entry.claimStatus);
  const minimum = minimumOf(entry);
  return {
    value: { kind: "count", count: countClaims(entry), text: notes.authorised },
    note: minimum
      ? {
          kind: "filled",
          text: notes.from,
          blanks: { minimum: { kind: "fact", id: "claims.minimum", value: minimum } },
        }
      : { kind: "text", text: notes["from each"] },
    by: null,
  };
}

export const claimCode = (
  code: "on hold" | "none" | "cosmetic",
  note: "on hold" | "none" | "strain" | "cosmetic",
): Computed => ({
  value: { kind: "code", code },
  note: { kind: "text", text: factNotes.claims[note] },
  by: null,
});

/** The dose; of a complex the number of its nutrients, of a finished serum its actives. */
function doseOf(entry: Ingredient, path: string): Computed | MissingReason {
  if (entry.type === "niosomeProduct")
    return { value: null, note: firstOf(serumUse(entry)), by: null };
  if ("use" in entry) {
    const { facts, line } = cosmeticUse(entry);
    return summariseDose(facts, line);
  }
  const { facts, line, isOfSeveral } = supplementDose(entry, path);
  if (!isOfSeveral) return summariseDose(facts, line);
  return {
    value: { kind: "code", code: "each" },
    note: { kind: "count", count: facts.length, text: factNotes.dose.each },
    by: null,
  };
}
