// The lengths of texts: long enough to inform, short enough to be read.
import type { Benefit, Strain } from "#shared/content/schema/entries.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import type { ContentProblem } from "../problems.ts";
import {
  type Check,
  folderOf,
  type Ingredient,
  inFacts,
  inWords,
  listIngredients,
  splitWords,
} from "./checked-content.ts";

/** The least and the greatest length. */
type Range = readonly [number, number];

const words = {
  description: [80, 140],
  benefit: [25, 60],
  strain: [38, 85],
  product: [50, 80],
} as const satisfies Readonly<Record<string, Range>>;

const benefitsOfIngredient: Range = [4, 6];
const benefitsOfStrain = { probiotique: 3, postbiotique: 2 } as const;

export const checkLengths: Check = ({ entries }) => [
  ...listIngredients(entries).flatMap(checkIngredient),
  ...entries.strains.flatMap(checkStrain),
  ...entries.products.flatMap((product) =>
    checkWords(folderOf(product), "the text", [product.text], words.product),
  ),
];

function checkIngredient(entry: Ingredient): ContentProblem[] {
  const folder = folderOf(entry);
  return [
    ...checkWords(folder, "description", entry.description, words.description),
    ...entry.bienfaits.flatMap((benefit, index) => checkBenefit(folder, benefit, index)),
    ...checkNumber(folder, entry.bienfaits.length, benefitsOfIngredient),
  ];
}

function checkBenefit(folder: string, benefit: Benefit, index: number): ContentProblem[] {
  if (!("description" in benefit)) return [];
  return checkWords(folder, `benefit ${index + 1}`, [benefit.description], words.benefit);
}

function checkStrain(strain: Strain): ContentProblem[] {
  const folder = folderOf(strain);
  const wanted = benefitsOfStrain[strain.type];
  return [
    ...checkWords(folder, "description", strain.description, words.strain),
    ...checkNumber(folder, strain.bienfaits.length, [wanted, wanted]),
  ];
}

function checkWords(
  folder: string,
  field: string,
  paragraphs: readonly Translated[],
  [least, most]: Range,
): ContentProblem[] {
  return languages.flatMap(({ id }) => {
    const count = splitWords(paragraphs.map((text) => text[id]).join(" ")).length;
    if (count >= least && count <= most) return [];
    return {
      where: inWords(folder, id, field),
      what: `${count} words`,
      wanted: `${least} to ${most} words`,
    };
  });
}

function checkNumber(folder: string, count: number, [least, most]: Range): ContentProblem[] {
  if (count >= least && count <= most) return [];
  return [
    {
      where: inFacts(folder, "bienfaits"),
      what: `${count} benefits`,
      wanted: least === most ? `${least}` : `${least} to ${most}`,
    },
  ];
}
