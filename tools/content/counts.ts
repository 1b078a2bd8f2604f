// Numbers of the catalogue and of the laboratory in texts. They are computed: a text says "{{products}} formulas".
import {
  blisterUnitsPerDay,
  capsulesPerHour,
  pillBottlesPerDay,
} from "#shared/content/capacities.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { families } from "#shared/families/families.ts";
import { withCapital } from "#shared/words/letters.ts";
import type { Entries } from "./entries.ts";
import type { ContentProblem } from "./problems.ts";
import { writeCount } from "./quantities.ts";
import { isMap, mapValues } from "./trees.ts";

export type Counts = Readonly<Record<string, Translated>>;

/** The names in double braces and their counts. docs/content.md lists them. */
export function countEntries({
  families: byFamily,
  strains,
  serums,
  products,
  claims,
}: Entries): Counts {
  const isSerum = ({ quantity }: (typeof products)[number]) => quantity === null;
  const countStrains = (wanted: string) => strains.filter(({ type }) => type === wanted).length;
  const counts = {
    products: products.length,
    supplements: products.filter((product) => !isSerum(product)).length,
    serums: products.filter(isSerum).length,
    // Postbiotics have no page of their own.
    sheets: Object.values(byFamily).flat().length + serums.length - countStrains("postbiotique"),
    claims: claims.length,
    capsulesPerHour,
    pillBottlesPerDay,
    blisterUnitsPerDay,
    // The counts of families, by the name of their page.
    ...Object.fromEntries(families.map(({ id, page }) => [page, byFamily[id].length])),
    // Those of their entries that have an authorised claim: "claimedLiposomes".
    ...Object.fromEntries(
      families.map(({ id, page }) => [
        `claimed${withCapital(page)}`,
        byFamily[id].filter((entry) => "claimStatus" in entry && entry.claimStatus === "authorised")
          .length,
      ]),
    ),
    probiotics: countStrains("probiotique"),
    postbiotics: countStrains("postbiotique"),
  };
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, writeCount(count)]),
  );
}

/** The tree of a document with its counts put in. */
export function fillCounts(
  tree: unknown,
  counts: Counts,
  folder: string,
  problems: ContentProblem[],
): unknown {
  return visit(tree);

  function visit(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(visit);
    if (!isMap(node)) return node;
    const isText = languages.every(({ id }) => typeof node[id] === "string");
    return isText
      ? {
          ...node,
          ...Object.fromEntries(languages.map(({ id }) => [id, fill(String(node[id]), id)])),
        }
      : mapValues(node, visit);
  }

  function fill(text: string, language: Language): string {
    return text.replace(/\{\{([^{}]*)\}\}/g, (whole, name: string) => {
      const count = Object.hasOwn(counts, name) ? counts[name] : undefined;
      if (!count)
        problems.push({
          where: `${folder}, ${language}.md`,
          what: `nothing is counted as ${whole}`,
          wanted: `one of ${Object.keys(counts).join(", ")}`,
        });
      return count?.[language] ?? whole;
    });
  }
}
