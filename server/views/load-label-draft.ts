// Drafts for the label of a product, to copy in every language, and all claims that its doses allow.

import { earnedClaims, judgeProduct, totalIn } from "#server/desk/judge-product.ts";
import { ingredientsOf } from "#server/desk/product-ingredients.ts";
import { evidenceFor } from "#server/facts/evidence.ts";
import { termsOf } from "#server/facts/find-claim.ts";
import { claimsByNutrient } from "#server/facts/product.ts";
import { compositionOf } from "#server/facts/product-composition.ts";
import { sheetOf } from "#server/facts/product-parts.ts";
import { homeMarket } from "#shared/content/markets.ts";
import type { Claim, Product, ProductActive } from "#shared/content/schema/entries.ts";
import type { Phrase, Translated } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { printNumber } from "#shared/formula/amounts.ts";
import type { JudgedFormula } from "#shared/formula/judge-formula.ts";
import { lawfulName, nameFood } from "#shared/formula/sentences/label-words.ts";
import { claimList, doseNotes, labelDraft } from "#shared/generated/interface/label-draft.ts";
import { mandatoryMentions } from "#shared/generated/pages/product.ts";
import type { ProductData } from "#shared/pages/product.ts";
import { type Words, wordsIn } from "#shared/words/words.ts";
import { wordValue } from "./describe-fact.ts";
import { listProductWarnings, openProduct } from "./label-warnings.ts";

/** Diet, allergens, shell and excipients, for the facts of a product. */
export const loadComposition = (product: Product, words: Words): ProductData["facts"] =>
  compositionOf(product).map(({ label, value }) => ({
    label: words.text(label),
    value: wordValue(value, "origin", words),
    path: null,
  }));

/** Notes for a professional: whether the formula is confirmed, and which doses are above the maxima of the home market's law. */
export function loadDoseNotes(product: Product, words: Words): readonly Phrase[] {
  const isOpen = evidenceFor({ folder: "products", ...product }, "actives") === "to-confirm";
  const above = product.actives.flatMap(({ name, dose, nutrient }) => {
    const limit = totalIn(product, nutrient)?.limits.find(
      ({ place, kind, isExceeded }) => isExceeded && kind === "law" && place === homeMarket,
    );
    if (!limit) return [];
    const maximum = words.amount(Number(printNumber(limit.amount, limit.unit)), limit.unit);
    return words.fill(doseNotes.above, { name, dose: dose.text, maximum });
  });
  return [
    ...(isOpen && product.quantity !== null ? [doseNotes.open] : []),
    ...above,
    ...(above.length > 0 ? [doseNotes.check] : []),
  ].map(words.text);
}

/** Claims by nutrient, in the order of the actives. */
export function loadClaimList(product: Product, words: Words): ProductData["claimList"] {
  const groups = claimsByNutrient(product).map(({ name, claims }) => ({
    name: words.text(name),
    claims: claims.map((claim) => describeClaim(claim, termsOf(claim), words)),
  }));
  if (groups.length === 0) return null;
  const isWhole = judgeProduct(product).withheld.length === 0;
  return {
    title: words.text(claimList.title),
    lead: isWhole
      ? words.text(claimList.lead)
      : words.sentences(claimList.lead, claimList.withheld),
    groups,
  };
}

/** One draft per language, whichever the reader's. */
export function loadLabelDraft(product: Product, words: Words): ProductData["labelDraft"] {
  return {
    title: words.text(labelDraft.title),
    lead: words.text(labelDraft.lead),
    copy: words.text(labelDraft.copy),
    copied: words.text(labelDraft.copied),
    drafts: languages.map(({ id }) => ({
      language: id,
      name: labelDraft.languages[id],
      lines: (product.quantity === null ? linesOfSerum : linesOfSupplement)(product, wordsIn(id)),
    })),
  };
}

/** Languages of the labels of markets that tolerate a statement on flora. */
const toleratedIn: readonly Language[] = ["fr"];

function linesOfSupplement(product: Product, words: Words): readonly string[] {
  const label = (text: Translated, value: string) => words.fill(text, { text: value });
  const texts = labelDraft;
  const opened = openProduct(product, words);
  const { besideName, others } = listProductWarnings(product, opened, words);
  const food = [
    nameFood(opened)?.replace(/\.$/, "") ?? "",
    ...(product.excipients.includes("xylitol") ? [words.plain(texts.sweetened)] : []),
  ];
  const unsettled = product.actives.filter((active) => {
    const status = sheetOf(active)?.entry?.dose.status;
    return status === "open" || status === "not allowed";
  });
  const claimed = earnedClaims(product).filter(({ id }) => product.claims.includes(id));
  const { tolerated } = product;
  return [
    ...(unsettled.length > 0
      ? [
          words.fill(texts.unsettled, {
            names: unsettled.map(({ ingredient }) => words.plain(ingredient)).join(", "),
          }),
        ]
      : []),
    `${words.plain(product.name)}. ${[...food].join(", ")}.`,
    ...besideName,
    label(texts.ingredients, ingredientsOf(product, words).join(", ")),
    label(
      texts.perDay,
      product.actives.map((active) => describeDose(active, product, opened)).join(", "),
    ),
    label(texts.use, words.plain(product.portion)),
    label(texts.warnings, [...others, ...mandatoryMentions.supplement.map(words.plain)].join(" ")),
    ...claimed.map((claim) => describeClaim(claim, claim.tell ?? null, words)),
    ...(tolerated && toleratedIn.includes(words.language)
      ? [words.plain(texts.tolerated[tolerated])]
      : []),
    label(texts.content, words.fill(texts.capsules, { count: String(product.quantity) })),
    words.plain(texts.net),
    words.plain(texts.batch),
    words.plain(texts.operator),
  ];
}

/** "Zinc 10 mg (100 % VNR)". */
function describeDose(active: ProductActive, product: Product, { words }: JudgedFormula): string {
  const share = totalIn(product, active.nutrient)?.share;
  const name = lawfulName(active.nutrient ?? null, words) ?? active.name;
  const said = words.sentences(name, active.dose.text);
  if (typeof share !== "number") return said;
  return `${said} (${words.percent(share)} ${words.plain(labelDraft.reference)})`;
}

const describeClaim = ({ sentence }: Claim, beside: Translated | null, words: Words) =>
  words.sentences(`${words.plain(sentence)}.`, ...(beside ? [beside] : []));

function linesOfSerum(product: Product, words: Words): readonly string[] {
  const label = (text: Translated, value: string) => words.fill(text, { text: value });
  const texts = labelDraft;
  const inci = product.actives.flatMap((active) => sheetOf(active)?.inci ?? []);
  const { others } = listProductWarnings(product, openProduct(product, words), words);
  return [
    `${words.plain(product.name)}. ${words.plain(texts.cosmetic)}.`,
    label(texts.inci, [...new Set(inci)].join(", ")),
    label(texts.use, words.plain(product.portion)),
    label(texts.warnings, [...others, ...mandatoryMentions.serum.map(words.plain)].join(" ")),
    label(texts.content, words.plain(texts.bottle)),
    words.plain(texts.durability),
    label(texts.opened, String(product.openMonths)),
    words.plain(texts.responsible),
  ];
}
