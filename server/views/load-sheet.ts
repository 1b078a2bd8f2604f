// One ingredient or strain sheet, or undefined where no entry has that path.
import { compareNames } from "#shared/catalogue/compare-names.ts";
import type { CategoryCardCopy } from "#shared/content/schema/blocks.ts";
import type { Forme } from "#shared/content/schema/categories.ts";
import type {
  Benefit,
  Claim,
  Liposome,
  Niosome,
  Product,
  Serum,
  Strain,
} from "#shared/content/schema/entries.ts";
import {
  localeOf,
  type Phrase,
  type Translated,
  translate,
  untranslated,
} from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { liposomes, niosomes, products, serums, strains } from "#shared/generated/entries.ts";
import { families } from "#shared/generated/families.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import {
  ingredientCategories,
  noProduct,
  sheetFacts,
  sheetNotes,
  sheetTexts,
} from "#shared/generated/interface/sheet.ts";
import type { RelatedEntry, SheetCategory, SheetData, SheetProduct } from "#shared/pages/sheet.ts";
import { findClaim } from "./find-claim.ts";
import { loadComponents, loadDrawing, loadIdentityFacts } from "./load-identity.ts";
import { loadPortrait } from "./load-portrait.ts";
import { productsWith } from "./load-product.ts";
import { nameOf, pathOf } from "./load-product-browser.ts";
import { hasPicture, prepare, preparePicture, prepareText, type Reader } from "./prepare.ts";

/** A sheet, what its document says, and the name an enquiry about it carries. */
export interface Sheet {
  readonly data: SheetData;
  readonly name: Translated;
  readonly description: Translated;
}

type Ingredient = Liposome | Niosome | Serum;
type Say = (text: Translated) => Phrase;
type Fact = SheetData["facts"][number];

export function loadLiposome(slug: string, reader: Reader): Sheet | undefined {
  const entry = liposomes.find((candidate) => candidate.slug === slug);
  return entry && sheetOf(entry, reader);
}

/** Niosomes and finished serums share their paths. */
export function loadNiosome(slug: string, reader: Reader): Sheet | undefined {
  const entry =
    niosomes.find((candidate) => candidate.slug === slug) ??
    serums.find((candidate) => candidate.slug === slug);
  return entry && sheetOf(entry, reader);
}

function sheetOf(entry: Ingredient, reader: Reader): Sheet {
  const say: Say = (text) => prepareText(text, reader);
  const family = entry.type === "liposome" ? "liposome" : "niosome";
  const siblings: readonly Ingredient[] =
    entry.type === "liposome" ? liposomes : entry.type === "niosome" ? niosomes : serums;
  const data: SheetData = {
    texts: prepare(sheetTexts, reader),
    family,
    listPath: family === "liposome" ? "/liposomes" : "/niosomes",
    name: say(entry.nom),
    code: null,
    cfu: null,
    symbol: entry.symbol,
    drawing: loadDrawing(entry.identity, say),
    portrait: loadPortrait(entry, reader),
    subtitle: "subtitle" in entry ? say(entry.subtitle) : null,
    categories: entry.categories.map((category) => ingredientCategory(category, say)),
    formes: formesOf(entry).map((forme) => ({
      id: forme,
      label: say(catalogueTexts.formes[forme]),
    })),
    isFinished: entry.type === "niosomeProduct",
    twinPath: twinOf(entry),
    facts: [...loadIdentityFacts(entry.identity, say), ...ingredientFacts(entry, say)],
    contains:
      entry.type === "niosomeProduct"
        ? containedIn(entry, say)
        : loadComponents(entry.identity, say),
    products: productsOf(entry, say),
    noProduct: say(noProduct[family]),
    description: entry.description.map(say),
    caution: entry.caution ? say(entry.caution) : null,
    hasClaims: entry.bienfaits.some((benefit) => "claims" in benefit),
    notes: notesOf(entry).map(say),
    intro: [...(entry.allegation ? [entry.allegation] : []), ...(entry.bienfaits2 ?? [])].map(say),
    benefits: entry.bienfaits.map((benefit) => sayBenefit(benefit, reader)),
    product: productOf(entry, reader),
    related: entry.related.flatMap((slug) => {
      const other = siblings.find((candidate) => candidate.slug === slug);
      return other ? [relatedIngredient(other, reader)] : [];
    }),
    otherFamilies: prepare(otherFamilies(family), reader),
  };
  return { data, name: entry.nom, description: joinParagraphs(entry.description) };
}

const joinParagraphs = (paragraphs: readonly Translated[]): Translated =>
  translate((language) => paragraphs.map((paragraph) => paragraph[language]).join(" "));

/** The families other than one, in the order the specification gives. */
const otherFamilies = (current: CategoryCardCopy["type"]): readonly CategoryCardCopy[] =>
  [families.probiotique, families.niosome, families.liposome].filter(
    ({ type }) => type !== current,
  );

function ingredientCategory(category: Ingredient["categories"][number], say: Say): SheetCategory {
  return { dot: category, label: say(ingredientCategories[category]) };
}

function formesOf(entry: Ingredient): readonly Forme[] {
  if (entry.type === "niosome") return entry.formes;
  return entry.type === "niosomeProduct" ? entry.formes2 : [];
}

function twinOf(entry: Ingredient): string | null {
  if (entry.type === "liposome" && entry.niosome) return `/niosomes/${entry.niosome}`;
  if (entry.type === "niosome" && entry.liposome) return `/liposomes/${entry.liposome}`;
  return null;
}

function containedIn(serum: Serum, say: Say): SheetData["contains"] {
  return serum.contains.flatMap((slug) => {
    const active = niosomes.find((candidate) => candidate.slug === slug);
    return active ? [{ path: `/niosomes/${slug}`, name: say(active.nom) }] : [];
  });
}

function ingredientFacts(entry: Ingredient, say: Say): readonly Fact[] {
  if (entry.type === "niosome") {
    return entry.identity ? [] : [{ label: say(sheetFacts.inci), value: entry.inci }];
  }
  if (entry.type === "niosomeProduct") return [];
  const minimum = minimumOf(entry);
  return [
    { label: say(sheetFacts.formes), value: say(sheetFacts.liposomeFormes) },
    { label: say(sheetFacts.claims), value: say(sheetFacts.claimStatus[entry.claimStatus]) },
    ...(minimum ? [{ label: say(sheetFacts.minimum), value: say(minimum) }] : []),
  ];
}

/** The smallest daily quantity that allows the claims, where it is one for all that carry no condition of their own. */
function minimumOf(entry: Liposome): Translated | undefined {
  const quantities = entry.bienfaits
    .flatMap((benefit) => ("claims" in benefit ? benefit.claims.map(findClaim) : []))
    .filter(({ condition }) => !condition)
    .map(({ minimum }) => minimum);
  const [first] = quantities;
  const isOne = quantities.every(
    ({ amount, unit }) => amount === first?.amount && unit === first.unit,
  );
  if (!first || !isOne) return undefined;
  return translate((language) =>
    fillText(sheetFacts.minimumValue[language], { quantity: first.text[language] }),
  );
}

function notesOf(entry: Ingredient): readonly Translated[] {
  if (entry.type !== "liposome") return [sheetNotes.cosmetic];
  if (entry.claimStatus === "authorised") return [sheetNotes.claimsSource, sheetNotes.diet];
  if (entry.claimStatus === "on hold") return [sheetNotes.onHold, sheetNotes.professional];
  return [sheetNotes.professional];
}

function sayBenefit(benefit: Benefit, reader: Reader): SheetData["benefits"][number] {
  const say: Say = (text) => prepareText(text, reader);
  if ("description" in benefit) {
    return { title: say(benefit.titre), text: [say(benefit.description)], notes: [] };
  }
  const quoted = benefit.claims.map(findClaim);
  const conditions = quoted.flatMap(({ condition }) => (condition ? [condition] : []));
  return {
    title: say(benefit.titre),
    text: joinClaims(quoted).map(say),
    notes: conditions
      .filter(({ fr }, index) => conditions.findIndex((other) => other.fr === fr) === index)
      .map(say),
  };
}

/** Words that claims must begin with in common to be read as one sentence with a list at its end. */
const longBeginning = 8;

/**
 * Claims as sentences. Neighbours that differ only in their last words ("… la fonction normale des os", "… des dents")
 * become one sentence that lists them; each keeps the authorised wording.
 */
function joinClaims(quoted: readonly Claim[]): readonly Translated[] {
  const groups: Claim[][] = [];
  for (const claim of quoted) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (first && commonWords([first.sentence.fr, claim.sentence.fr]) >= longBeginning)
      group?.push(claim);
    else groups.push([claim]);
  }
  return groups.map((group) =>
    translate((language) =>
      joinSentences(
        group.map(({ sentence }) => sentence[language]),
        sheetFacts.and[language],
      ),
    ),
  );
}

function joinSentences(sentences: readonly string[], and: string): string {
  const [first = ""] = sentences;
  if (sentences.length < 2) return `${first}.`;
  const common = commonWords(sentences);
  const endings = sentences.map((sentence) => sentence.split(" ").slice(common).join(" "));
  const beginning = first.split(" ").slice(0, common).join(" ");
  return `${beginning} ${endings.slice(0, -1).join(", ")} ${and} ${endings.at(-1)}.`;
}

/** How many words all sentences begin with in common. */
function commonWords(sentences: readonly string[]): number {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(" "));
  const different = first.findIndex((word, index) => others.some((words) => words[index] !== word));
  return different === -1 ? first.length : different;
}

/** The white-label product that stands for an ingredient. */
function soldAs({ product }: Ingredient): Product | undefined {
  return product ? products.find(({ slug }) => slug === product.slug) : undefined;
}

/** Food supplements hold liposomes: said wherever a niosome's sheet names one. */
const formOf = (entry: Ingredient, say: Say): Phrase | null =>
  entry.type === "niosome" ? say(sheetFacts.inLiposome) : null;

/** As a banner prints it, below the range. */
const lowerName = (product: Product): Translated => {
  const name = nameOf(product);
  return {
    ...name,
    ...translate((language) => name[language].toLocaleLowerCase(localeOf(language))),
  };
};

/** The white-label product lends its symbol and its pictures. */
function productOf(entry: Ingredient, reader: Reader): SheetProduct | null {
  const { product } = entry;
  const sold = soldAs(entry);
  if (!product || !sold) return null;
  const say: Say = (text) => prepareText(text, reader);
  const [banner, square] = [`product-${sold.slug}-banner`, `product-${sold.slug}`];
  const isPictured = hasPicture(banner) && hasPicture(square);
  return {
    range: say(sheetFacts.ranges[product.range]),
    rangeId: product.range,
    form: formOf(entry, say),
    subName: say(lowerName(sold)),
    path: pathOf(sold),
    symbol: sold.symbol,
    banner: isPictured ? preparePicture(banner, reader) : null,
    square: isPictured ? preparePicture(square, reader) : null,
  };
}

const pathOfEntry = ({ type, slug }: Ingredient) =>
  `/${type === "liposome" ? "liposomes" : "niosomes"}/${slug}`;

function listProducts(found: readonly Product[], say: Say): SheetData["products"] {
  return found.map((product) => ({
    path: pathOf(product),
    name: say(nameOf(product)),
    form: null,
  }));
}

/** White-label products that hold the ingredient; the one of the banner among them. */
function productsOf(entry: Ingredient, say: Say): SheetData["products"] {
  const holding = productsWith(pathOfEntry(entry));
  const sold = soldAs(entry);
  const list = listProducts(holding, say);
  if (!sold || holding.includes(sold)) return list;
  return [...list, { path: pathOf(sold), name: say(nameOf(sold)), form: formOf(entry, say) }];
}

function relatedIngredient(entry: Ingredient, reader: Reader): RelatedEntry {
  const say: Say = (text) => prepareText(text, reader);
  const [category] = entry.categories;
  return {
    path: pathOfEntry(entry),
    name: say(entry.nom),
    symbol: entry.symbol,
    drawing: loadDrawing(entry.identity, say),
    portrait: loadPortrait(entry, reader),
    category: category ? ingredientCategory(category, say) : null,
    code: null,
    cfu: null,
  };
}

export function loadStrain(slug: string, reader: Reader): Sheet | undefined {
  const entry = strains.find(
    (candidate) => candidate.slug === slug && candidate.type === "probiotique",
  );
  if (!entry) return undefined;
  const say: Say = (text) => prepareText(text, reader);
  const data: SheetData = {
    texts: prepare(sheetTexts, reader),
    family: "probiotique",
    listPath: "/probiotiques",
    name: entry.species,
    code: entry.code,
    cfu: entry.cfu,
    symbol: "",
    drawing: null,
    portrait: null,
    subtitle: entry.action ? say(entry.action) : null,
    categories: entry.categories.map((category) => healthCategory(category, say)),
    formes: [],
    isFinished: false,
    twinPath: null,
    facts: strainFacts(entry, say),
    contains: [],
    products: listProducts(productsWith(`/probiotiques/${slug}`), say),
    noProduct: say(noProduct.probiotique),
    description: entry.description.map(say),
    caution: null,
    hasClaims: false,
    notes: [say(sheetNotes.professional)],
    intro: [],
    benefits: entry.bienfaits.map((benefit) => sayBenefit(benefit, reader)),
    product: null,
    related: relatedStrains(entry).map((other) => {
      const [category] = other.categories;
      return {
        path: `/probiotiques/${other.slug}`,
        name: other.species,
        symbol: "",
        drawing: null,
        portrait: null,
        category: category ? healthCategory(category, say) : null,
        code: other.code,
        cfu: other.cfu,
      };
    }),
    otherFamilies: prepare(otherFamilies("probiotique"), reader),
  };
  const name = `${entry.species} ${entry.code}`;
  return { data, name: untranslated(name), description: joinParagraphs(entry.description) };
}

function healthCategory(category: Strain["categories"][number], say: Say): SheetCategory {
  return {
    dot: category,
    label: say(catalogueTexts.filters.probiotiques[category]),
  };
}

function strainFacts({ cfu, souche, formerName }: Strain, say: Say): readonly Fact[] {
  const count = String(cfu);
  return [
    {
      label: say(sheetFacts.strength),
      value: say(translate((language) => fillText(sheetFacts.strengthValue[language], { count }))),
    },
    ...(souche ? [{ label: say(sheetFacts.souche), value: say(sheetFacts.souches[souche]) }] : []),
    ...(formerName
      ? [{ label: say(sheetFacts.formerName), value: `<i lang="la">${formerName}</i>` }]
      : []),
  ];
}

/** Two other strains that share the first category, the nearest by code after it (wrapping round). */
function relatedStrains(entry: Strain): readonly Strain[] {
  const others = strains
    .filter(
      ({ type, categories, slug }) =>
        type === "probiotique" &&
        slug !== entry.slug &&
        categories.some((category) => entry.categories.includes(category)),
    )
    .sort((a, b) => compareNames(a.code, b.code));
  const after = others.filter(({ code }) => compareNames(code, entry.code) > 0);
  const before = others.filter(({ code }) => compareNames(code, entry.code) < 0);
  return [...after, ...before].slice(0, 2);
}
