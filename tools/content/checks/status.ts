// Dose, status, origin and compatibility: numbers with their check digits, sources and partners that exist, words that fit.
import { facePlaces } from "#shared/content/cosmetic-places.ts";
import { nutrients } from "#shared/content/nutrients.ts";
import type { Strain } from "#shared/content/schema/entries.ts";
import type { Source, Species } from "#shared/content/schema/status.ts";
import { languages } from "#shared/editions/languages.ts";
import type { ContentProblem } from "../problems.ts";
import {
  type Check,
  type CheckedContent,
  folderOf,
  type Ingredient,
  inFacts,
  inWords,
  listIngredients,
  listTexts,
} from "./checked-content.ts";

/** The greatest lengths of texts that fit their cells, in characters. */
const longest: Readonly<Record<string, number>> = {
  "compatibility.exclusions": 60,
  "compatibility.conflicts": 90,
  "compatibility.notes": 90,
  "dose.basis": 40,
  "use.basis": 40,
  "origin.text": 110,
};

export const checkStatus: Check = (content) => {
  const sources = new Set(valuesOf<Source>(content, "sources").map(({ id }) => id));
  const species = new Set(valuesOf<Species>(content, "species").map(({ name }) => name));
  const { liposomes, niosomes, strains } = content.entries;
  return [
    ...listIngredients(content.entries).flatMap((entry) => [
      ...checkIdentifiers(entry),
      ...checkOrigin(entry),
      ...checkSources(entry, sources),
    ]),
    ...liposomes.flatMap((entry) => [...checkPartners(entry, liposomes), ...checkDay(entry)]),
    ...niosomes.flatMap((entry) => [...checkPartners(entry, niosomes), ...checkLevel(entry)]),
    ...strains.flatMap((strain) => checkSpecies(strain, species)),
    ...[...listIngredients(content.entries), ...strains].flatMap(checkLengths),
  ];
};

/** The list that a document exports under its own name. */
const valuesOf = <Value>({ documents }: CheckedContent, folder: string) =>
  (documents.find(({ kind }) => kind.folder === folder)?.values[folder] ?? []) as readonly Value[];

function checkIdentifiers(entry: Ingredient): ContentProblem[] {
  const { ec, unii } = entry.identifiers ?? {};
  const where = (field: string) => inFacts(folderOf(entry), `identifiers.${field}`);
  return [
    ...(ec && !isEcNumber(ec)
      ? [{ where: where("ec"), what: `${ec} fails its check digit`, wanted: "the EC number" }]
      : []),
    ...(unii && !isUnii(unii)
      ? [{ where: where("unii"), what: `${unii} fails its check sign`, wanted: "the UNII" }]
      : []),
  ];
}

/** The last digit is the sum of the others, each times its place, modulo 11. */
export function isEcNumber(number: string): boolean {
  const digits = [...number.replaceAll("-", "")].map(Number);
  const sum = digits.slice(0, -1).reduce((total, digit, index) => total + digit * (index + 1), 0);
  return sum % 11 === digits.at(-1);
}

/** The last sign is the sum of the others modulo 36; letters count from 10. */
export function isUnii(number: string): boolean {
  const signs = [...number].map((sign) => Number.parseInt(sign, 36));
  const sum = signs.slice(0, -1).reduce((total, sign) => total + sign, 0);
  return sum % 36 === signs.at(-1);
}

function checkOrigin(entry: Ingredient): ContentProblem[] {
  const { origin } = entry;
  const where = inFacts(folderOf(entry), "origin");
  const isAnimal = origin.kinds.includes("animal");
  const ofAnimals = ["crustaceans", "eggs", "fish", "milk", "molluscs"];
  if (origin.vegan && (isAnimal || origin.allergens.some((id) => ofAnimals.includes(id))))
    return [{ where, what: "is vegan and of animal origin", wanted: "one of them" }];
  return [];
}

function checkSources(entry: Ingredient, sources: ReadonlySet<string>): ContentProblem[] {
  const limits =
    "dose" in entry
      ? entry.dose.limits
      : "use" in entry
        ? [...entry.use.limits, ...entry.use.advice, ...entry.use.medicines]
        : undefined;
  return (limits ?? [])
    .filter(({ source }) => !sources.has(source))
    .map(({ source }) => ({
      where: inFacts(folderOf(entry), "limits"),
      what: `no source is called ${source}`,
      wanted: "an id of shared/content/sources",
    }));
}

function checkPartners(entry: Ingredient, family: readonly Ingredient[]): ContentProblem[] {
  return entry.compatibility.partners
    .filter((slug) => slug === entry.slug || !family.some((other) => other.slug === slug))
    .map((slug) => ({
      where: inFacts(folderOf(entry), "compatibility.partners"),
      what: slug === entry.slug ? "names the entry itself" : `no entry is called ${slug}`,
      wanted: "slugs of others of the same family",
    }));
}

/** Vitamins and minerals state whether their form is listed; usual doses stay below the upper level. */
function checkDay(entry: CheckedContent["entries"]["liposomes"][number]): ContentProblem[] {
  const { dose, nutrients: supplied = [] } = entry;
  const where = inFacts(folderOf(entry), "dose");
  const problems: ContentProblem[] = [];
  if ((dose.status === "nutrient") !== (dose.form !== undefined))
    problems.push({
      where,
      what: `status ${dose.status} with form ${dose.form ?? "left out"}`,
      wanted: "a form for vitamins and minerals, none for others",
    });
  const [id, ...others] = supplied;
  if (id && others.length === 0 && dose.usual) {
    const { upper, unit } = nutrients[id];
    const most = dose.usual.to ?? dose.usual.from;
    if (dose.usual.unit !== unit)
      problems.push({ where, what: `usual is in ${dose.usual.unit}`, wanted: unit });
    else if (upper !== null && most > upper)
      problems.push({
        where,
        what: `usual is ${most} ${unit}`,
        wanted: `at most ${upper} ${unit}`,
      });
  }
  return problems;
}

/** Usual levels stay below what the annexes allow on a face. */
function checkLevel(entry: CheckedContent["entries"]["niosomes"][number]): ContentProblem[] {
  const { use } = entry;
  const most = use.level.to ?? use.level.from;
  return use.limits
    .filter(({ where, percent }) => facePlaces.includes(where) && most > percent)
    .map(({ where, percent }) => ({
      where: inFacts(folderOf(entry), "use.level"),
      what: `is ${most} %`,
      wanted: `at most ${percent} %, the limit for ${where}`,
    }));
}

const checkSpecies = (strain: Strain, known: ReadonlySet<string>): ContentProblem[] =>
  known.has(strain.species)
    ? []
    : [
        {
          where: inFacts(folderOf(strain), "species"),
          what: `${strain.species} is in no list`,
          wanted: "a name of shared/content/species",
        },
      ];

const checkLengths = (entry: Ingredient | Strain): ContentProblem[] =>
  listTexts(entry).flatMap(({ field, text }) => {
    const [, most] = Object.entries(longest).find(([start]) => field.startsWith(start)) ?? [];
    if (most === undefined) return [];
    return languages
      .filter(({ id }) => text[id].length > most)
      .map(({ id }) => ({
        where: inWords(folderOf(entry), id, field),
        what: `${text[id].length} characters`,
        wanted: `at most ${most}`,
      }));
  });
