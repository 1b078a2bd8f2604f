// Filters of the catalogues: each finds something, and each category has its colour.
import type { output } from "zod";
import type { catalogueTexts } from "#shared/content/schema/interface/catalogue.ts";
import type { ContentProblem } from "../problems.ts";
import { type Check, inFacts, inWords } from "./checked-content.ts";

/** The specification's legend has no colour for sleep: it gets the grey of what is unknown. */
const uncoloured: readonly string[] = ["sommeil"];

export const checkFilters: Check = ({ entries, documents }) => {
  const valuesOf = (folder: string) => documents.find(({ kind }) => kind.folder === folder)?.values;
  const texts = valuesOf("interface/catalogue")?.["catalogueTexts"];
  const legend = valuesOf("legend")?.["legend"];
  if (!texts || !legend) return [];
  const { filters, formes } = texts as output<typeof catalogueTexts>;
  const { liposomes, niosomes, strains } = entries;
  const found = {
    liposomes: liposomes.flatMap(({ categories }) => categories),
    niosomes: niosomes.flatMap(({ categories }) => categories),
    probiotiques: strains.flatMap(({ categories, souche }) => [...categories, souche]),
    formes: niosomes.flatMap(({ formes: ofEntry }) => ofEntry),
  };
  const wanted = { ...filters, formes };
  return (Object.keys(found) as (keyof typeof found)[]).flatMap((list) =>
    Object.keys(wanted[list]).flatMap((id): ContentProblem[] => {
      const problems: ContentProblem[] = [];
      if (!(found[list] as readonly (string | null)[]).includes(id))
        problems.push({
          where: inWords("interface/catalogue", "fr", `filters of ${list}, ${id}`),
          what: "finds nothing",
          wanted: "at least one entry of that category",
        });
      if (list !== "formes" && !uncoloured.includes(id) && !Object.hasOwn(legend, id))
        problems.push({
          where: inFacts("legend", id),
          what: "is missing",
          wanted: "a colour and a form for the dot of that category",
        });
      return problems;
    }),
  );
};
