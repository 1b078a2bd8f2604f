// The page of one white-label product, or undefined where no product has that slug.

import { dayInParis } from "#server/day-in-paris.ts";
import { totalIn } from "#server/desk/judge-product.ts";
import { findClaim } from "#server/facts/find-claim.ts";
import {
  categoryOf,
  productName,
  serumPathOf,
  sortedProducts,
} from "#server/facts/find-products.ts";
import { contentOf } from "#server/facts/product.ts";
import type { Product, ProductActive } from "#shared/content/schema/entries.ts";
import { type Phrase, type Translated, textOf, translate } from "#shared/editions/edition.ts";
import { familiesOf } from "#shared/families/families.ts";
import { products } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { labels } from "#shared/generated/interface/labels.ts";
import { sheetNotes } from "#shared/generated/interface/sheet.ts";
import {
  customising,
  mandatoryMentions,
  productChoices,
  productTexts,
} from "#shared/generated/pages/product.ts";
import type { ProductData } from "#shared/pages/product.ts";
import { firstCategoryId } from "#shared/pages/product-browser.ts";
import { type Reader, type Words, wordsFor, wordsIn } from "#shared/words/words.ts";
import { wordValue } from "./describe-fact.ts";
import { composeProduct } from "./desk/compose-address.ts";
import { listProductWarnings, openProduct } from "./label-warnings.ts";
import { loadBuyerBrief } from "./load-buyer-brief.ts";
import { loadDocuments } from "./load-documents.ts";
import {
  loadClaimList,
  loadComposition,
  loadDoseNotes,
  loadLabelDraft,
} from "./load-label-draft.ts";
import { conditionOf, listProduct, loadPack } from "./load-product-browser.ts";
import { localize, localizePicture } from "./localize.ts";
import { findCompanions } from "./related-links.ts";

/** A product's page and its document; `name` is in the language of the packs. */
export interface ProductPage {
  readonly data: ProductData;
  readonly name: string;
  readonly description: Translated;
}

const strains = familiesOf("strain").flatMap(({ id }) => familyEntries[id]);

/** The number of other products on a page. */
const relatedCount = 4;

export function loadProduct(
  slug: string,
  reader: Reader,
  today = dayInParis(Date.now()),
): ProductPage | undefined {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) return undefined;
  const words = wordsFor(reader);
  const kind = product.quantity === null ? "serum" : "supplement";
  const category = categoryOf(product);
  const name = words.text(productName(product));
  const query = category.id === firstCategoryId ? "" : `?categorie=${category.id}`;
  const related = relatedTo(product);
  const data: ProductData = {
    texts: localize(productTexts, reader),
    name,
    range: category.range,
    category: {
      name: words.text(category.name),
      path: `/formule-marque-blanche${query}`,
    },
    picture: localizePicture(`product-${slug}`, reader),
    pack: loadPack(product, reader),
    naming: localize(labels.naming, reader),
    summary: words.text(product.summary),
    content: describeContent(product, words),
    duration: durationOf(product, words),
    facts: [...factsOf(product, words), ...loadComposition(product, words)],
    text: words.text(product.text),
    doseTitle: words.text(productTexts.actives[kind === "serum" ? "strength" : "dose"]),
    actives: product.actives.map((active) => rowOf(active, product, words)),
    compose: composeProduct(product),
    doseNotes: loadDoseNotes(product, words),
    claimList: loadClaimList(product, words),
    labelDraft: loadLabelDraft(product, words),
    claims: product.claims.map((id) => claimOf(id, product, words)),
    claimNotes: [sheetNotes.claimsSource, sheetNotes.diet].map(words.text),
    warning: warningOf(product, words),
    caution: words.text(product.caution),
    documents: loadDocuments(kind === "serum" ? "serums" : "products", words),
    mentions: mandatoryMentions[kind].map(words.text),
    buyer: loadBuyerBrief(reader, today, kind),
    customising: localize(customising, reader),
    choices: localize(productChoices[kind], reader),
    relatedTitle: words.text(productTexts[kind === "serum" ? "relatedSerums" : "related"]),
    related: related.map((other) => listProduct(other, reader)),
    companions: findCompanions(product, related, words),
  };
  return {
    data,
    name: textOf(name),
    description: translate((language) => describe(product, wordsIn(language))),
  };
}

/** As its label has it: the words of its actives, and its own. */
function warningOf(product: Product, words: Words): Phrase | null {
  const { besideName, others } = listProductWarnings(product, openProduct(product, words), words);
  return [...besideName, ...others].join(" ") || null;
}

const describe = (product: Product, words: Words): string =>
  `${words.plain(product.summary)} ${words.series(describeContent(product, words), productTexts.batchSizes)}.`;

const describeContent = (product: Product, words: Words): Phrase =>
  wordValue(contentOf(product), "formes", words);

function durationOf({ quantity, perDay }: Product, words: Words): Phrase | null {
  if (quantity === null || perDay === null) return null;
  return words.count(productTexts.days, quantity / perDay);
}

function factsOf(product: Product, words: Words): ProductData["facts"] {
  const { facts, bottleOf, months, batchSizes } = productTexts;
  const category = categoryOf(product);
  const isSerum = product.quantity === null;
  const duration = durationOf(product, words);
  const sheet = serumPathOf(product);
  const fact = (label: Translated, value: Phrase, path: string | null = null) => ({
    label: words.text(label),
    value,
    path,
  });
  return [
    fact(facts.category, words.text(category.name)),
    fact(facts.content, isSerum ? words.text(bottleOf) : describeContent(product, words)),
    fact(isSerum ? facts.use : facts.portion, words.text(product.portion)),
    ...(duration ? [fact(facts.duration, duration)] : []),
    ...(product.openMonths === null
      ? []
      : [fact(facts.opened, words.count(months, product.openMonths))]),
    fact(facts.batch, words.text(batchSizes)),
    ...(sheet ? [fact(facts.sheet, words.text(productName(product)), sheet)] : []),
  ];
}

function rowOf(
  active: ProductActive,
  product: Product,
  words: Words,
): ProductData["actives"][number] {
  const strain = strains.find(({ slug }) => slug === active.strain);
  const share = totalIn(product, active.nutrient)?.share ?? null;
  return {
    name: strain ? strain.species : words.text(active.name),
    code: strain?.code ?? null,
    dose: words.text(active.dose.text),
    reference: share === null ? null : words.percent(share),
    path: active.path ?? null,
  };
}

/** The claim, its condition, and the portion's amount of its nutrient. */
function claimOf(id: string, product: Product, words: Words): ProductData["claims"][number] {
  const claim = findClaim(id);
  const [nutrient = ""] = id.split("/");
  const active = product.actives.find((candidate) => candidate.nutrient === nutrient);
  if (!active) throw new Error(`${product.slug} claims ${id} without ${nutrient}`);
  const supplied = words.fill(productTexts.claims.supplied, { dose: active.dose.text });
  return {
    text: words.text(claim.sentence),
    condition: words.sentences(conditionOf(claim, words), supplied),
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
