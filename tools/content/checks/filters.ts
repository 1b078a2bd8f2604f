// Filters of the catalogues: each has a label, finds an entry, and has its colour.
import type { FamilyCopy } from "#shared/content/schema/families.ts";
import { type Family, families, formes } from "#shared/families/families.ts";
import type { ContentProblem } from "../problems.ts";
import { type Check, type CheckedContent, inFacts, inWords } from "./checked-content.ts";

/** The specification's legend has no colour for sleep: it gets the grey of unknown filters. */
const uncoloured: readonly string[] = ["sommeil"];

export const checkFilters: Check = (content) => {
  const legend = findValue(content, "legend", "legend");
  return [
    ...families.flatMap((family) => [
      ...checkLabels(content, family),
      ...checkFinds(family.filters, listTags(content, family), `pages/${family.page}`),
    ]),
    ...checkFinds(
      formes,
      content.entries.niosomes.flatMap((entry) => entry.formes),
      "interface/catalogue",
    ),
    ...(legend ? families.flatMap(({ filters }) => checkColours(filters, legend as object)) : []),
  ];
};

const findValue = ({ documents }: CheckedContent, folder: string, name: string): unknown =>
  documents.find(({ kind }) => kind.folder === folder)?.values[name];

/** The tags by which the entries of a family are found. */
const listTags = ({ entries }: CheckedContent, { id }: Family): readonly string[] =>
  entries.families[id].flatMap((entry) => [
    ...entry.categories,
    ...("souche" in entry && entry.souche ? [entry.souche] : []),
  ]);

const checkFinds = (
  filters: readonly string[],
  found: readonly string[],
  folder: string,
): ContentProblem[] =>
  filters
    .filter((id) => !found.includes(id))
    .map((id) => ({
      where: inWords(folder, "fr", `filters, ${id}`),
      what: "finds nothing",
      wanted: "at least one entry of that category",
    }));

const checkColours = (filters: readonly string[], legend: object): ContentProblem[] =>
  filters
    .filter((id) => !uncoloured.includes(id) && !Object.hasOwn(legend, id))
    .map((id) => ({
      where: inFacts("legend", id),
      what: "is missing",
      wanted: "a colour and a form for the dot of that category",
    }));

/** The page of a family labels the filters that its catalogue has. */
function checkLabels(content: CheckedContent, { page, filters }: Family): ContentProblem[] {
  const copy = findValue(content, `pages/${page}`, page) as { family: FamilyCopy } | undefined;
  if (!copy) return [];
  const labels = Object.keys(copy.family.filters);
  const missing = (filters as readonly string[]).filter((id) => !labels.includes(id));
  const unknown = labels.filter((id) => !(filters as readonly string[]).includes(id));
  const where = inWords(`pages/${page}`, "fr", "family.filters");
  return [
    ...missing.map((id) => ({ where, what: `has no ${id}`, wanted: "a label for each filter" })),
    ...unknown.map((id) => ({ where, what: `has ${id}`, wanted: "filters of the family only" })),
  ];
}
