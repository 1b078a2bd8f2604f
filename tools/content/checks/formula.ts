// The data that formulas are computed from: shares, units, strengths, conflicts, obligatory words, portions. Each must agree with
// its context: with the nutrients of its entry, the entries of its family, the prose that quotes it.
import { type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import type {
  Claim,
  Liposome,
  Product,
  ProductActive,
  Strain,
} from "#shared/content/schema/entries.ts";
import type { Source, Species, Wording } from "#shared/content/schema/status.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { families } from "#shared/families/families.ts";
import type { ContentProblem } from "../problems.ts";
import { type Check, folderOf, type Ingredient, inFacts } from "./checked-content.ts";

export const checkFormula: Check = ({ entries, documents }) => {
  const { liposomes, niosomes, serums, products, claims } = entries;
  const sources = documents.find(({ kind }) => kind.folder === "sources")?.values["sources"];
  const known = new Set(((sources ?? []) as readonly Source[]).map(({ id }) => id));
  const ofNutrients = documents.find(({ kind }) => kind.folder === "wordings")?.values[
    "nutrientWordings"
  ];
  const kinds = documents.find(({ kind }) => kind.folder === "species")?.values["species"];
  return [
    ...liposomes.flatMap(checkAmounts),
    ...families.flatMap(({ id }) =>
      entries.families[id].flatMap((entry) => checkConflicts(entry, entries.families[id])),
    ),
    ...serums.flatMap((entry) => checkConflicts(entry, niosomes)),
    ...[...liposomes, ...niosomes].flatMap((entry) =>
      checkSources(inFacts(folderOf(entry), "wordings"), entry.wordings, known),
    ),
    ...checkSources(
      inFacts("wordings", "nutrientWordings"),
      (ofNutrients ?? []) as readonly Wording[],
      known,
    ),
    ...((kinds ?? []) as readonly Species[]).flatMap(({ wordings }) =>
      checkSources(inFacts("species", "wordings"), wordings, known),
    ),
    ...products.flatMap((product) => checkWarning(product, known)),
    ...products.flatMap((product) =>
      product.actives.flatMap((active) => checkCounts(product, active)),
    ),
    ...claims.flatMap(checkPortion),
  ];
};

/** Words of a label name their source. */
const checkSources = (
  where: string,
  wordings: readonly Pick<Wording, "source">[],
  sources: ReadonlySet<string>,
): ContentProblem[] =>
  wordings
    .filter(({ source }) => !sources.has(source))
    .map(({ source }) => ({
      where,
      what: `no source is called ${source}`,
      wanted: "an id of shared/content/sources",
    }));

/** A warning of a product says where it is from. */
function checkWarning(product: Product, sources: ReadonlySet<string>): ContentProblem[] {
  const { warning, warningSources = [] } = product;
  const where = inFacts(folderOf(product), "warningSources");
  if ((warning === undefined) !== (warningSources.length === 0))
    return [{ where, what: "a warning without sources, or sources without one", wanted: "both" }];
  return checkSources(
    where,
    warningSources.map((source) => ({ source })),
    sources,
  );
}

/** The values of one international unit, in the unit of its nutrient: of vitamin E, the natural and the synthetic one. */
const internationalUnits: Partial<Record<NutrientId, readonly number[]>> = {
  "vitamin-a": [0.3],
  "vitamin-d": [0.025],
  "vitamin-e": [0.67, 0.45],
};

function checkAmounts(entry: Liposome): ContentProblem[] {
  const { dose, nutrients: supplied = [] } = entry;
  const where = (field: string) => inFacts(folderOf(entry), `dose.${field}`);
  const problems: ContentProblem[] = [];
  const contained = (dose.contains ?? []).map(({ nutrient }) => nutrient);
  const wanted = supplied.length > 1 ? supplied : [];
  if (contained.toSorted().join() !== wanted.toSorted().join())
    problems.push({
      where: where("contains"),
      what: `is of ${contained.join(", ") || "nothing"}`,
      wanted: `each of its nutrients once where there are several: ${wanted.join(", ") || "none here"}`,
    });
  const [only] = supplied.length === 1 ? supplied : [];
  const units = only ? (internationalUnits[only] ?? []) : [];
  if (dose.iu !== undefined && !units.includes(dose.iu))
    problems.push({
      where: where("iu"),
      what: `is ${dose.iu}${only ? ` ${nutrients[only].unit} of ${only}` : ""}`,
      wanted: units.join(" or ") || "none: no nutrient of international units",
    });
  if ((dose.vitamer !== undefined) !== (only === "niacin"))
    problems.push({
      where: where("vitamer"),
      what: dose.vitamer === undefined ? "is missing" : `is ${dose.vitamer}`,
      wanted: "one of niacin alone, none of anything else",
    });
  return problems;
}

/** Entries that are kept apart exist, and are no partners unless encapsulated. */
function checkConflicts(
  entry: Ingredient | Strain,
  family: readonly (Ingredient | Strain)[],
): ContentProblem[] {
  const { slug: own, compatibility } = entry;
  const where = inFacts(folderOf(entry), "compatibility.conflicts");
  return compatibility.conflicts.flatMap(({ with: slugs, unless }) =>
    slugs.flatMap((slug, index) => {
      const wrong =
        slug === own
          ? "names the entry itself"
          : !family.some((other) => other.slug === slug)
            ? `no entry is called ${slug}`
            : slugs.indexOf(slug) !== index
              ? `names ${slug} twice`
              : !unless && compatibility.partners.includes(slug)
                ? `${slug} is a partner too`
                : undefined;
      return wrong ? { where, what: wrong, wanted: "slugs of others of the same family" } : [];
    }),
  );
}

const withPlainSpaces = (text: string) => text.replace(/\s/g, " ");

/** "8 mg" in "200 mg, dont 8 mg d’astaxanthine", and not in "48 mg"; units are written as the language has them. */
function isNamed(amount: Translated, text: Translated, language: Language): boolean {
  const said = withPlainSpaces(amount[language]);
  const [number = said] = /^[\d.,]+/.exec(said) ?? [];
  const wanted = language === languages[0].id ? said : number;
  const all = withPlainSpaces(text[language]);
  for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1))
    if (!/\d[ .,]?$/.test(all.slice(0, at)) && !/^[\p{L}\d]/u.test(all.slice(at + wanted.length)))
      return true;
  return false;
}

/** The counted amount of a dose stands in the text of the dose. */
function checkCounts(product: Product, { name, dose, counts, path }: ProductActive) {
  if (!counts) return [];
  const where = inFacts(folderOf(product), `actives, ${name.fr}, counts`);
  const problems: ContentProblem[] = [];
  if (!path)
    problems.push({
      where,
      what: "is there without a sheet",
      wanted: "the sheet whose basis it is on",
    });
  for (const { id } of languages)
    if (!isNamed(counts.text, dose.text, id))
      problems.push({
        where,
        what: `${counts.text[id]} is not in “${dose.text[id]}” (${id}.md)`,
        wanted: "the amount that the note of the dose names",
      });
  return problems;
}

const milligrams: Readonly<Record<string, number>> = { g: 1000, mg: 1, µg: 0.001 };

/** The required portion agrees with the condition, and makes up the daily minimum. */
function checkPortion({ id, portion, condition, minimum }: Claim): ContentProblem[] {
  if (!portion) return [];
  const where = inFacts("claims", `${id}, portion`);
  const [each, day] = [portion, minimum].map(
    ({ amount, unit }) => amount * (milligrams[unit] ?? Number.NaN),
  );
  const sum = (each ?? 0) * (portion.times ?? 1);
  const problems: ContentProblem[] = [];
  if (Math.abs(sum - (day ?? 0)) > 1e-9)
    problems.push({
      where,
      what: `makes ${sum} mg a day`,
      wanted: `${minimum.amount} ${minimum.unit}, the least of a day`,
    });
  for (const language of languages)
    if (!condition || !isNamed(portion.text, condition, language.id))
      problems.push({
        where,
        what: `${portion.text[language.id]} is not in the condition (${language.id}.md)`,
        wanted: "the amount that the condition wants of each portion",
      });
  return problems;
}
