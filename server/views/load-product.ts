// The page of one white-label product, or undefined where no product has that slug.
import type { Product, ProductActive } from "#shared/content/content-types.ts";
import { products, serums, strains } from "#shared/content/gathered.ts";
import { sheetNotes } from "#shared/content/interface/sheet.ts";
import { nutrients } from "#shared/content/nutrients.ts";
import {
  customising,
  mandatoryMentions,
  productChoices,
  productTexts,
} from "#shared/content/pages/product.ts";
import type { Bilingual, Phrase } from "#shared/editions/edition.ts";
import { languageOf, textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import type { ProductData } from "#shared/pages/product.ts";
import { firstCategoryId } from "#shared/pages/product-browser.ts";
import { findClaim } from "./find-claim.ts";
import {
  categoryOf,
  conditionOf,
  listProduct,
  nameOf,
  sortedProducts,
} from "./load-product-browser.ts";
import { prepare, preparePicture, prepareText, type Reader } from "./prepare.ts";

/** A product's page and what its document says; `name` is in the language of the packs. */
export interface ProductPage {
  readonly data: ProductData;
  readonly name: string;
  readonly description: Bilingual;
}

type Say = (text: Bilingual) => Phrase;
type Values = Readonly<Record<string, string | Bilingual>>;

/** How many other products a page shows. */
const relatedCount = 4;

export function loadProduct(slug: string, reader: Reader): ProductPage | undefined {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) return undefined;
  const say: Say = (text) => prepareText(text, reader);
  const kind = product.quantity === null ? "serum" : "supplement";
  const category = categoryOf(product);
  const name = say(nameOf(product));
  const query = category.id === firstCategoryId ? "" : `?categorie=${category.id}`;
  const data: ProductData = {
    texts: prepare(productTexts, reader),
    name,
    range: category.range,
    category: {
      name: say({ fr: category.frenchName, en: category.name }),
      path: `/formule-marque-blanche${query}`,
    },
    picture: preparePicture(`product-${slug}`, reader),
    summary: say(product.summary),
    content: say(contentOf(product)),
    duration: durationOf(product, say),
    facts: factsOf(product, say),
    text: say(product.text),
    doseTitle: say(productTexts.actives[kind === "serum" ? "strength" : "dose"]),
    actives: product.actives.map((active) => rowOf(active, reader)),
    claims: product.claims.map((id) => claimOf(id, product, say)),
    claimNotes: [sheetNotes.claimsSource, sheetNotes.diet].map(say),
    caution: say(product.caution),
    mentions: mandatoryMentions[kind].map(say),
    customising: prepare(customising, reader),
    choices: prepare(productChoices[kind], reader),
    relatedTitle: say(productTexts[kind === "serum" ? "relatedSerums" : "related"]),
    related: relatedTo(product).map((other) => listProduct(other, reader)),
  };
  const content = contentOf(product);
  const { batchSizes } = productTexts;
  return {
    data,
    name: textOf(name),
    description: {
      fr: `${product.summary.fr} ${content.fr}, ${batchSizes.fr}.`,
      en: `${product.summary.en} ${content.en}, ${batchSizes.en}.`,
    },
  };
}

/** White-label products that hold an active, by path of its sheet; a finished serum is sold under its own slug. */
export function productsWith(path: string): readonly Product[] {
  return sortedProducts.filter(
    (product) =>
      product.actives.some((active) => active.path === path) || sheetPathOf(product) === path,
  );
}

/** The first quantity of a dose, in the unit it is written in; undefined where it is no weight. */
export function readQuantity(dose: Bilingual): { amount: number; unit: string } | undefined {
  const match = /^([\d,.]+)\s(g|mg|µg)(?![a-zµ])/u.exec(dose.en);
  return match
    ? { amount: Number((match[1] ?? "").replaceAll(",", "")), unit: match[2] ?? "" }
    : undefined;
}

/**
 * The share of the nutrient reference value that a dose is, in whole per cent; undefined where the nutrient has no such value.
 * @throws when dose and value are in different units
 */
export function shareOf({ nutrient, dose }: ProductActive): number | undefined {
  if (!nutrient) return undefined;
  const { reference, unit } = nutrients[nutrient];
  if (reference === null) return undefined;
  const quantity = readQuantity(dose);
  if (quantity?.unit !== unit) throw new Error(`${dose.en} of ${nutrient} is not in ${unit}`);
  return Math.round((100 * quantity.amount) / reference);
}

const fill = (text: Bilingual, values: Values): Bilingual => {
  const into = (lang: "fr" | "en") =>
    fillText(
      text[lang],
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          typeof value === "string" ? value : value[lang],
        ]),
      ),
    );
  return { fr: into("fr"), en: into("en") };
};

/** Capsules, or a serum's actives. */
function contentOf({ quantity, actifs }: Product): Bilingual {
  return actifs ?? fill(productTexts.capsules, { count: String(quantity) });
}

function durationOf({ quantity, perDay }: Product, say: Say): Phrase | null {
  if (quantity === null || perDay === null) return null;
  return say(fill(productTexts.days, { count: String(quantity / perDay) }));
}

/** A finished serum has a sheet of its own, under the same slug. */
function sheetPathOf({ slug }: Product): string | undefined {
  return serums.some((serum) => serum.slug === slug) ? `/niosomes/${slug}` : undefined;
}

function factsOf(product: Product, say: Say): ProductData["facts"] {
  const { facts, bottleOf, months, batchSizes } = productTexts;
  const category = categoryOf(product);
  const isSerum = product.quantity === null;
  const duration = durationOf(product, say);
  const sheet = sheetPathOf(product);
  const fact = (label: Bilingual, value: Phrase, path: string | null = null) => ({
    label: say(label),
    value,
    path,
  });
  return [
    fact(facts.category, say({ fr: category.frenchName, en: category.name })),
    fact(facts.content, say(isSerum ? bottleOf : contentOf(product))),
    fact(isSerum ? facts.use : facts.portion, say(product.portion)),
    ...(duration ? [fact(facts.duration, duration)] : []),
    ...(product.openMonths === null
      ? []
      : [fact(facts.opened, say(fill(months, { count: String(product.openMonths) })))]),
    fact(facts.batch, say(batchSizes)),
    ...(sheet ? [fact(facts.sheet, say(nameOf(product)), sheet)] : []),
  ];
}

function rowOf(active: ProductActive, reader: Reader): ProductData["actives"][number] {
  const strain = strains.find(({ species, code }) => `${species} ${code}` === active.name.en);
  const share = shareOf(active);
  return {
    name: strain ? strain.species : prepareText(active.name, reader),
    code: strain?.code ?? null,
    dose: prepareText(active.dose, reader),
    reference: share === undefined ? null : percent(share, reader),
    path: active.path ?? null,
  };
}

/** Typed by hand, not by Intl: narrow no-break spaces in French, commas in English. */
function percent(share: number, { edition, around }: Reader): string {
  const isFrench = languageOf({ fr: "", en: "" }, edition, around) === "fr";
  const digits = String(share).replace(/\B(?=(\d{3})+$)/g, isFrench ? "\u202f" : ",");
  return isFrench ? `${digits}\u202f%` : `${digits}%`;
}

/** The claim, when it holds, and what the portion supplies of its nutrient. */
function claimOf(id: string, product: Product, say: Say): ProductData["claims"][number] {
  const claim = findClaim(id);
  const [nutrient = ""] = id.split("/");
  const active = product.actives.find((candidate) => candidate.nutrient === nutrient);
  if (!active) throw new Error(`${product.slug} claims ${id} without ${nutrient}`);
  const condition = conditionOf(claim);
  const supplied = fill(productTexts.claims.supplied, { dose: active.dose });
  return {
    text: say({ fr: claim.fr, en: claim.en }),
    condition: say({
      fr: `${condition.fr} ${supplied.fr}`,
      en: `${condition.en} ${supplied.en}`,
    }),
  };
}

/** Other products of the category, from the next one on (wrapping round); each serum is alone in its own. */
function relatedTo(product: Product): readonly Product[] {
  const isSerum = product.quantity === null;
  const siblings = sortedProducts.filter(({ category_id, quantity }) =>
    isSerum ? quantity === null : category_id === product.category_id,
  );
  const place = siblings.indexOf(product);
  return [...siblings.slice(place + 1), ...siblings.slice(0, place)].slice(0, relatedCount);
}
