// The page of one white-label product, or undefined where no product has that slug.

import type { Product, ProductActive } from "#shared/content/schema/entries.ts";
import {
  languageIn,
  localeOf,
  type Phrase,
  type Translated,
  textOf,
  translate,
} from "#shared/editions/edition.ts";
import { type Plural, sayCountIn } from "#shared/editions/plural.ts";
import { familiesOf, pathOfEntry } from "#shared/families/families.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { sheetNotes } from "#shared/generated/interface/sheet.ts";
import {
  customising,
  mandatoryMentions,
  productChoices,
  productTexts,
} from "#shared/generated/pages/product.ts";
import type { ProductData } from "#shared/pages/product.ts";
import { firstCategoryId } from "#shared/pages/product-browser.ts";
import type { Reader } from "#shared/words/words.ts";
import { composeProduct } from "./desk/compose-address.ts";
import { findClaim } from "./find-claim.ts";
import { findCompanions } from "./list-ways.ts";
import { loadBuyerBrief } from "./load-buyer-brief.ts";
import { loadDocuments } from "./load-documents.ts";
import {
  loadClaimList,
  loadComposition,
  loadDoseNotes,
  loadLabelDraft,
} from "./load-label-draft.ts";
import {
  categoryOf,
  conditionOf,
  listProduct,
  productName,
  sortedProducts,
} from "./load-product-browser.ts";
import { shareOf } from "./nutrient-share.ts";
import { prepare, preparePicture, prepareText } from "./prepare.ts";
import { fill } from "./status/status-parts.ts";

/** A product's page and what its document says; `name` is in the language of the packs. */
export interface ProductPage {
  readonly data: ProductData;
  readonly name: string;
  readonly description: Translated;
}

type Say = (text: Translated) => Phrase;

const strains = familiesOf("strain").flatMap(({ id }) => familyEntries[id]);

/** How many other products a page shows. */
const relatedCount = 4;

export function loadProduct(slug: string, reader: Reader): ProductPage | undefined {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) return undefined;
  const say: Say = (text) => prepareText(text, reader);
  const kind = product.quantity === null ? "serum" : "supplement";
  const category = categoryOf(product);
  const name = say(productName(product));
  const query = category.id === firstCategoryId ? "" : `?categorie=${category.id}`;
  const related = relatedTo(product);
  const data: ProductData = {
    texts: prepare(productTexts, reader),
    name,
    range: category.range,
    category: {
      name: say(category.name),
      path: `/formule-marque-blanche${query}`,
    },
    picture: preparePicture(`product-${slug}`, reader),
    summary: say(product.summary),
    content: say(contentOf(product)),
    duration: durationOf(product, say),
    facts: [...factsOf(product, say), ...loadComposition(product, say)],
    text: say(product.text),
    doseTitle: say(productTexts.actives[kind === "serum" ? "strength" : "dose"]),
    actives: product.actives.map((active) => rowOf(active, reader)),
    compose: composeProduct(product),
    doseNotes: loadDoseNotes(product, say),
    claimList: loadClaimList(product, say),
    labelDraft: loadLabelDraft(product, say),
    claims: product.claims.map((id) => claimOf(id, product, say)),
    claimNotes: [sheetNotes.claimsSource, sheetNotes.diet].map(say),
    warning: product.warning ? say(product.warning) : null,
    caution: say(product.caution),
    documents: loadDocuments({ folder: "products", ...product }, reader, say),
    mentions: mandatoryMentions[kind].map(say),
    buyer: loadBuyerBrief(reader, kind),
    customising: prepare(customising, reader),
    choices: prepare(productChoices[kind], reader),
    relatedTitle: say(productTexts[kind === "serum" ? "relatedSerums" : "related"]),
    related: related.map((other) => listProduct(other, reader)),
    companions: findCompanions(product, related, say),
  };
  const content = contentOf(product);
  const { batchSizes } = productTexts;
  return {
    data,
    name: textOf(name),
    description: translate(
      (language) => `${product.summary[language]} ${content[language]}, ${batchSizes[language]}.`,
    ),
  };
}

/** White-label products that hold an active, by path of its sheet; a finished serum is sold under its own slug. */
export function productsWith(path: string): readonly Product[] {
  return sortedProducts.filter(
    (product) =>
      product.actives.some((active) => active.path === path) || sheetPathOf(product) === path,
  );
}

const count = (plural: Plural, number: number): Translated =>
  translate((language) => sayCountIn(plural, number, language));

/** Capsules, or a serum's actives. */
function contentOf({ quantity, actifs }: Product): Translated {
  return actifs ?? count(productTexts.capsules, quantity ?? 0);
}

function durationOf({ quantity, perDay }: Product, say: Say): Phrase | null {
  if (quantity === null || perDay === null) return null;
  return say(count(productTexts.days, quantity / perDay));
}

/** A finished serum has a sheet of its own, under the same slug. */
function sheetPathOf({ slug }: Product): string | undefined {
  return serums.some((serum) => serum.slug === slug) ? pathOfEntry("niosome", slug) : undefined;
}

function factsOf(product: Product, say: Say): ProductData["facts"] {
  const { facts, bottleOf, months, batchSizes } = productTexts;
  const category = categoryOf(product);
  const isSerum = product.quantity === null;
  const duration = durationOf(product, say);
  const sheet = sheetPathOf(product);
  const fact = (label: Translated, value: Phrase, path: string | null = null) => ({
    label: say(label),
    value,
    path,
  });
  return [
    fact(facts.category, say(category.name)),
    fact(facts.content, say(isSerum ? bottleOf : contentOf(product))),
    fact(isSerum ? facts.use : facts.portion, say(product.portion)),
    ...(duration ? [fact(facts.duration, duration)] : []),
    ...(product.openMonths === null
      ? []
      : [fact(facts.opened, say(count(months, product.openMonths)))]),
    fact(facts.batch, say(batchSizes)),
    ...(sheet ? [fact(facts.sheet, say(productName(product)), sheet)] : []),
  ];
}

function rowOf(active: ProductActive, reader: Reader): ProductData["actives"][number] {
  const strain = strains.find(({ slug }) => slug === active.strain);
  const share = shareOf(active);
  return {
    name: strain ? strain.species : prepareText(active.name, reader),
    code: strain?.code ?? null,
    dose: prepareText(active.dose.text, reader),
    reference: share === undefined ? null : percent(share, reader),
    path: active.path ?? null,
  };
}

function percent(share: number, { edition, pageLanguage }: Reader): string {
  const language = languageIn(edition, pageLanguage);
  return new Intl.NumberFormat(localeOf(language), { style: "percent" }).format(share / 100);
}

/** The claim, when it holds, and what the portion supplies of its nutrient. */
function claimOf(id: string, product: Product, say: Say): ProductData["claims"][number] {
  const claim = findClaim(id);
  const [nutrient = ""] = id.split("/");
  const active = product.actives.find((candidate) => candidate.nutrient === nutrient);
  if (!active) throw new Error(`${product.slug} claims ${id} without ${nutrient}`);
  const condition = conditionOf(claim);
  const supplied = fill(productTexts.claims.supplied, { dose: active.dose.text });
  return {
    text: say(claim.sentence),
    condition: say(translate((language) => `${condition[language]} ${supplied[language]}`)),
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
