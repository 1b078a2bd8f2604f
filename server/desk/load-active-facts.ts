// The facts of an active on the formula desk, for one reader.

import { cautionOf } from "#server/facts/caution.ts";
import { evidenceFor } from "#server/facts/evidence.ts";
import { findSource } from "#server/facts/find-source.ts";
import { type ListedWording, listStrainWordings, listWordings } from "#server/facts/wordings.ts";
import { elementShare } from "#shared/content/element-share.ts";
import { homeMarket, limitSetters, unionLaw } from "#shared/content/markets.ts";
import { type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import type { Liposome, Niosome, Strain } from "#shared/content/schema/entries.ts";
import type { Compatibility } from "#shared/content/schema/status.ts";
import { amountOf, unitFacts } from "#shared/facts/units.ts";
import { familiesOf } from "#shared/families/families.ts";
import type { ActiveFacts, LabelWording, Limit } from "#shared/formula/desk-facts.ts";
import type { Care, Instrument } from "#shared/formula/formula.ts";
import { claims } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { species } from "#shared/generated/species.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type Reader, type Words, wordsFor } from "#shared/words/words.ts";
import { cosmeticGroup, cosmeticLimits, fragranceAllergensOf } from "./cosmetic-limits.ts";
import { type DeskActive, type NutrientAlone, perMilligram, slugsOfEntry } from "./desk-actives.ts";
import { highestDoseOf } from "./highest-doses.ts";
import { namesOfSource, placed } from "./names-of-source.ts";
import { ingredientOf, labelsOf } from "./product-labels.ts";
import { otherBasesOf, usualDose } from "./usual-dose.ts";

type Own = Omit<
  ActiveFacts,
  | "slug"
  | "kind"
  | "unit"
  | "iu"
  | "reference"
  | "amountKind"
  | "path"
  | "usual"
  | "otherBases"
  | "labels"
  | "ingredient"
>;

/** The values of an entry without the field. */
const nothing = {
  code: null,
  form: null,
  basis: null,
  supplies: [],
  limits: [],
  group: null,
  productKind: null,
  claims: "none",
  status: "known",
  qps: null,
  share: 1,
  forms: [],
  ph: null,
  temperature: null,
  waterActivity: null,
  light: null,
  oxygen: null,
  metals: null,
  conflicts: [],
  partners: [],
  vegan: null,
  allergens: [],
  fragranceAllergens: [],
  action: null,
  inci: null,
  wordings: [],
  caution: null,
} as const satisfies Partial<Own>;

/** `care`: the serum's place of use, on which its limits depend. */
export function loadActiveFacts(active: DeskActive, care: Care, reader: Reader): ActiveFacts {
  const words = wordsFor(reader);
  const { slug, kind, unit, iu, reference, path } = active;
  const ingredient = ingredientOf(active);
  return {
    slug,
    kind,
    unit,
    iu,
    ...(reference !== undefined && { reference }),
    amountKind: unitFacts[unit].kind,
    path,
    usual: usualDose(active),
    otherBases: otherBasesOf(active),
    labels: labelsOf(active, words),
    ingredient: ingredient ? words.text(ingredient) : null,
    ...ownFacts(active, care, words),
  };
}

function ownFacts(active: DeskActive, care: Care, words: Words): Own {
  if (active.kind === "liposome")
    return { ...ofLiposome(active.entry, words), limits: limitsOf(active, words) };
  if (active.kind === "niosome") return ofNiosome(active.entry, care, words);
  return active.kind === "nutrient"
    ? ofNutrient(active.entry, words)
    : ofStrain(active.entry, words);
}

function ofLiposome(entry: Liposome, words: Words): Own {
  const { identity, nom, dose, origin, categories, claimStatus } = entry;
  const { share, isOpen } = strengthOf(entry);
  return {
    ...nothing,
    name: words.text(nom),
    category: categories[0] ?? "",
    ...(identity.kind === "plant" && { isPlant: true }),
    form: identity.kind === "mineral" ? words.text(identity.salt) : null,
    basis: dose.basis ? words.text(dose.basis) : null,
    supplies: suppliesOf(entry),
    claims: claimStatus,
    status: dose.status === "open" || dose.status === "not allowed" ? dose.status : "known",
    milligrams: 1 / perMilligram / share,
    ...(isOpen && { isStrengthOpen: true }),
    wordings: wordingsOf(listWordings(entry), words),
    ...compatibilityOf(entry.compatibility, "complement", words),
    vegan: origin.vegan,
    allergens: allergensOf(origin.allergens, words),
    caution: cautionOf(entry, words),
  };
}

/** Those of its entry; of what has no nutrient, which nobody else may limit, also the most that is usual. */
function limitsOf(
  active: Extract<DeskActive, { kind: "liposome" }>,
  words: Words,
): readonly Limit[] {
  const { dose, nutrients: supplied = [] } = active.entry;
  const limits = dose.limits.map(
    ({ by, amount, unit, source, about }): Limit => ({
      ...placed(limitSetters[by], words),
      ...amountOf(amount, unit),
      ...namesOfSource(source, words),
      year: null,
      about: about ? words.text(about) : null,
    }),
  );
  // Each market contains France.
  const isKnown = limits.some(
    ({ place, kind }) => kind === "agency" || place === homeMarket || place === unionLaw.place,
  );
  return supplied.length > 0 || isKnown ? limits : [...limits, ...practiceOf(active, words)];
}

/** The greater of our own formulas' highest dose and the sheet's usual one. */
function practiceOf(active: DeskActive, words: Words): readonly Limit[] {
  const usual = usualDose(active);
  const most = {
    "own-formulas": highestDoseOf(active),
    "usual-dose": usual && (usual.to ?? usual.from),
  };
  const [greatest] = (["own-formulas", "usual-dose"] as const)
    .flatMap((source) => (most[source] === null ? [] : [{ source, amount: most[source] }]))
    .toSorted((a, b) => b.amount - a.amount);
  if (!greatest) return [];
  const { source, amount } = greatest;
  return [
    {
      ...placed(limitSetters.practice, words),
      amount,
      unit: active.unit,
      ...namesOfSource(source, words),
      year: null,
      about: null,
    },
  ];
}

/**
 * The greatest share of the dose in the substance put in, 0 to 1; if unknown or only an example, that of the salt or the pure active.
 */
function strengthOf(entry: Liposome): { readonly share: number; readonly isOpen: boolean } {
  const { identity, symbol, slug, evidence } = entry;
  const { strength } = entry.dose;
  const known = { folder: "liposomes", slug, evidence } as const;
  const isOpen =
    strength !== undefined &&
    (strength === "to-confirm" || evidenceFor(known, "dose.strength") === "to-confirm");
  if (strength && strength !== "to-confirm" && !isOpen)
    return { share: (strength.to ?? strength.from) / 100, isOpen };
  if (identity.kind !== "mineral") return { share: 1, isOpen };
  const element = elementShare(identity, symbol);
  return { share: element ?? 1, isOpen: isOpen || element === null };
}

/** An entry of one nutrient is dosed in it. */
function suppliesOf({ nutrients: supplied = [], dose }: Liposome): ActiveFacts["supplies"] {
  const own = supplied.map((nutrient, at) => ({ nutrient, share: at === 0 ? 1 : null }));
  return (
    dose.contains?.map(({ nutrient, share }) => ({
      nutrient,
      share: share === "to-confirm" ? null : share,
    })) ?? own
  );
}

const wordingsOf = (listed: readonly ListedWording[], words: Words): readonly LabelWording[] =>
  listed.map(({ kind, source, excludes, place, except, from, text }) => ({
    kind,
    source: words.text(findSource(source).name),
    excludes,
    place: place ?? null,
    isOtherInBeverages: except === "beverage",
    from: from && {
      nutrient: from.nutrient,
      amount: amountOf(from.amount, nutrients[from.nutrient].unit).amount,
    },
    text: words.text(text),
  }));

function ofNutrient({ nutrient, category }: NutrientAlone, words: Words): Own {
  return {
    ...nothing,
    name: withCapital(words.plain(statusTexts.nutrients[nutrient])),
    category,
    supplies: [{ nutrient, share: 1 }],
    claims: claims.some(({ id }) => id.startsWith(`${nutrient}/`)) ? "authorised" : "none",
    milligrams: 1 / perMilligram,
    wordings: wordingsOf(listWordings({ wordings: [], nutrients: [nutrient] }), words),
    ...warningsOfNutrient(nutrient, words),
  };
}

/** What the complex that supplies it with the fewest others says of it. */
function warningsOfNutrient(
  nutrient: NutrientId,
  words: Words,
): Partial<Pick<Own, "caution" | "allergens" | "vegan">> {
  const [complex] = familiesOf("liposome")
    .flatMap(({ id }) => familyEntries[id])
    .filter(({ nutrients = [] }) => nutrients.includes(nutrient))
    .toSorted((a, b) => (a.nutrients?.length ?? 0) - (b.nutrients?.length ?? 0));
  if (!complex) return {};
  return {
    caution: cautionOf(complex, words, (subject) => subject === nutrient),
    allergens: allergensOf(complex.origin.allergens, words),
    // Of one that is not vegan it is not known which part comes from an animal.
    vegan: complex.origin.vegan || null,
  };
}

function ofStrain(entry: Strain, words: Words): Own {
  const { species: name, code, cfu, categories, compatibility } = entry;
  return {
    ...nothing,
    name,
    code,
    category: categories[0] ?? "",
    qps: species.find((each) => each.name === name)?.qps ?? null,
    wordings: wordingsOf(listStrainWordings(entry), words),
    // Milliards in milliards a gram.
    milligrams: 1000 / (cfu * unitFacts.md.size),
    ...compatibilityOf(compatibility, "complement", words),
  };
}

function ofNiosome(entry: Niosome, care: Care, words: Words): Own {
  const { nom, use, origin, action, inci, categories, compatibility } = entry;
  return {
    ...nothing,
    name: words.text(nom),
    category: categories[0] ?? "",
    basis: use.basis ? words.text(use.basis) : null,
    ...cosmeticLimits(entry, care, words),
    group: cosmeticGroup(use),
    // Nothing is weighed: serums are dosed in per cent.
    milligrams: 0,
    share: (use.strength ?? 100) / 100,
    ...compatibilityOf(compatibility, "serum", words),
    vegan: origin.vegan,
    allergens: allergensOf(origin.allergens, words),
    fragranceAllergens: fragranceAllergensOf(use, care, words),
    ...(use.functions.includes("preservative") && { isPreservative: true }),
    action: words.text(action),
    inci,
    wordings: wordingsOf(listWordings(entry), words),
    caution: cautionOf(entry, words, (subject) => subject !== "capsule"),
  };
}

function compatibilityOf(marks: Compatibility, instrument: Instrument, words: Words) {
  const { ph, temperature, waterActivity, light, oxygen, metals, partners, forms } = marks;
  return {
    forms,
    ph: ph ? { from: ph.from, to: ph.to ?? ph.from } : null,
    temperature: temperature ?? null,
    waterActivity: waterActivity ?? null,
    light: light ?? null,
    oxygen: oxygen ?? null,
    metals: metals ?? null,
    conflicts: marks.conflicts.map(({ with: others, unless, reason }) => ({
      with: listKeptApart(others, instrument),
      unless: unless ?? null,
      reason: words.text(reason),
    })),
    partners: partners.flatMap((slug) => slugsOfEntry(slug, instrument)),
  };
}

/** A complex beside one of its nutrients is kept away because of that one. */
function listKeptApart(others: readonly string[], instrument: Instrument): readonly string[] {
  const named = new Set(others);
  const apart = others.flatMap((slug) => {
    const parts = slugsOfEntry(slug, instrument);
    const meant = parts.filter((part) => named.has(part));
    return meant.length > 0 ? meant : parts;
  });
  return [...new Set(apart)];
}

const allergensOf = (ids: Liposome["origin"]["allergens"], words: Words) =>
  ids.map((id) => words.text(factCodes["origin.allergens"][id]));
