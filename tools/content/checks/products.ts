// White-label products: complete, numbered without gaps, in categories that exist, in packs of whole days.
import type { Product } from "#shared/content/schema/entries.ts";
import type { HomeCopy } from "#shared/content/schema/pages/home.ts";
import { languages } from "#shared/editions/languages.ts";
import type { ContentProblem } from "../problems.ts";
import { type Check, folderOf, inFacts, inWords } from "./checked-content.ts";

export const checkProducts: Check = ({
  entries: { products, productCategories, strains },
  documents,
}) => {
  const codes = new Set(strains.map(({ code }) => code));
  return [
    ...checkNumbers(products),
    ...checkHome(),
    ...productCategories
      .filter(({ id }) => !products.some(({ category_id }) => category_id === id))
      .map(({ id }) => ({
        where: inFacts("product-categories", `category ${id}`),
        what: "has no product",
        wanted: "at least one",
      })),
    ...products.flatMap((product) => [
      ...checkKind(product),
      ...checkPack(product),
      ...checkCategory(product),
      ...checkCodes(product),
      ...checkNames(product),
    ]),
  ];

  /** The packs on the shelf of the home page are of products. */
  function checkHome(): ContentProblem[] {
    const folder = "pages/home";
    const values = documents.find(({ kind }) => kind.folder === folder)?.values;
    const { home } = values as { home: HomeCopy };
    return home.shelf.flatMap((slug, index) => {
      if (products.some((product) => product.slug === slug)) return [];
      return [
        {
          where: inFacts(folder, `shelf.${index}`),
          what: `no product is named ${slug}`,
          wanted: "the folder of a product, such as vitamine-c",
        },
      ];
    });
  }

  function checkCategory(product: Product): ContentProblem[] {
    const category = productCategories.find(({ id }) => id === product.category_id);
    const kind = product.quantity === null ? "serums_cosmetiques" : "complements_alimentaires";
    if (category?.kind === kind) return [];
    const wanted = productCategories.filter((candidate) => candidate.kind === kind);
    return [
      {
        where: inFacts(folderOf(product), "category_id"),
        what: category
          ? `${product.category_id} is a category of ${category.kind}`
          : `no category has the id ${product.category_id}`,
        wanted: `one of ${wanted.map(({ id, name }) => `${id} (${name.fr})`).join(", ")}`,
      },
    ];
  }

  /** A strain is called by a code that it has. */
  function checkCodes(product: Product): ContentProblem[] {
    const said =
      JSON.stringify(product)
        .replaceAll(/\s/g, " ")
        .match(/\bSPH \d+/g) ?? [];
    return [...new Set(said)]
      .filter((code) => !codes.has(code))
      .map((code) => ({
        where: `shared/content/${folderOf(product)}`,
        what: `names ${code}, and no strain has that code`,
        wanted: "the code of a strain",
      }));
  }
};

/** Words that France alone tolerates as the name of a category: elsewhere they are health claims (Regulation (EC) 1924/2006). */
const toleratedInFrance = /(?:pro|pre|pré|post|sym|syn)biot|\bflor[ae]\b/i;

function checkNames(product: Product): ContentProblem[] {
  return languages
    .filter(({ id }) => id !== "fr" && toleratedInFrance.test(product.name[id]))
    .map(({ id }) => ({
      where: inWords(folderOf(product), id, "name"),
      what: `is ${product.name[id]}: a claim outside France`,
      wanted: "a neutral name, such as Four strains; the other one goes to relatedNames",
    }));
}

/** Ids count up from 1: pages and mails name products by them. */
function checkNumbers(products: readonly Product[]): ContentProblem[] {
  const sorted = products.toSorted((a, b) => a.id - b.id);
  const wrong = sorted.find(({ id }, index) => id !== index + 1);
  if (!wrong) return [];
  return [
    {
      where: inFacts(folderOf(wrong), "id"),
      what: `is ${wrong.id}`,
      wanted: `${sorted.indexOf(wrong) + 1}: ids stand in a row, each once`,
    },
  ];
}

/** A serum states its actives and its shelf life; a supplement its capsules and how many a day. */
function checkKind(product: Product): ContentProblem[] {
  const folder = folderOf(product);
  const isSerum = product.bottle.startsWith("serum-");
  const wrong = [
    { field: "quantity", value: product.quantity, isWanted: !isSerum },
    { field: "perDay", value: product.perDay, isWanted: !isSerum },
    { field: "openMonths", value: product.openMonths, isWanted: isSerum },
    { field: "actifs", value: product.actifs, isWanted: isSerum },
  ].filter(({ value, isWanted }) => (value !== null) !== isWanted);
  return wrong.map(({ field, isWanted }) => ({
    where: field === "actifs" ? `shared/content/${folder}, actifs` : inFacts(folder, field),
    what: isWanted ? "is missing" : "is there",
    wanted: `${isWanted ? "one" : "none"}, as the bottle is ${product.bottle}`,
  }));
}

/** A pack is whole days, and the portion begins with the number of capsules. */
function checkPack(product: Product): ContentProblem[] {
  const { quantity, perDay, portion } = product;
  if (quantity === null || perDay === null) return [];
  const folder = folderOf(product);
  const problems: ContentProblem[] = [];
  if (quantity % perDay !== 0)
    problems.push({
      where: inFacts(folder, "perDay"),
      what: `${quantity} capsules make no whole number of days at ${perDay} a day`,
      wanted: `a number that divides ${quantity}`,
    });
  for (const { id } of languages)
    if (Number.parseInt(portion[id], 10) !== perDay)
      problems.push({
        where: inWords(folder, id, "portion"),
        what: `is “${portion[id]}”`,
        wanted: `a sentence that begins with ${perDay}, as perDay says`,
      });
  return problems;
}
