// Replaces references in the trees of documents: to parts of other documents, and to amounts, which are written out.
import type { Strain } from "#shared/content/schema/entries.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import { type FamilyId, pathOfEntry } from "#shared/families/families.ts";
import type { UnitWords } from "#shared/words/amounts.ts";
import { type ContentProblem, contentFolder } from "./problems.ts";
import { type Amount, writeQuantity } from "./quantities.ts";
import { Reference } from "./read-documents.ts";
import { isMap, mapValues, type Tree } from "./trees.ts";

export interface Sources {
  /** The targets of references, by folder: trees that may hold references themselves. */
  readonly documents: ReadonlyMap<string, unknown>;
  readonly units: UnitWords;
}

/** The tree of `folder` with every reference replaced by its target, and every amount with its text. */
export function resolveReferences(
  tree: unknown,
  folder: string,
  { documents, units }: Sources,
  problems: ContentProblem[],
): unknown {
  return visit(tree);

  function visit(node: unknown): unknown {
    if (node instanceof Reference) return visit(find(node));
    if (Array.isArray(node)) return node.map(visit);
    if (!isMap(node)) return node;
    return isAmount(node) ? { ...node, text: writeQuantity(node, units) } : mapValues(node, visit);
  }

  function find({ path }: Reference): unknown {
    const [first = "", ...keys] = path.split(".");
    const found = keys.reduce<unknown>(
      (node, key) => (isMap(node) ? node[key] : undefined),
      documents.get(first),
    );
    if (found === undefined)
      problems.push({
        where: `${contentFolder}/${folder}`,
        what: `!ref ${path} leads nowhere`,
        wanted: "the name of a document and of a key in it, such as !ref seals.haccp",
      });
    return found;
  }
}

const isAmount = (node: Tree): node is Tree & Amount =>
  typeof node["amount"] === "number" && typeof node["unit"] === "string";

/**
 * The actives of a product: a dose goes on with its note, a strain brings its own name, and `sheet` ("liposomes/zinc") is the
 * address of a page.
 */
export function resolveActives(
  product: unknown,
  folder: string,
  strains: readonly (Strain & { readonly family: FamilyId })[],
  units: UnitWords,
  problems: ContentProblem[],
): unknown {
  if (!isMap(product) || !Array.isArray(product["actives"])) return product;
  return {
    ...product,
    actives: product["actives"].map((active) => (isMap(active) ? resolveActive(active) : active)),
  };

  function resolveActive({ dose, note, sheet, ...rest }: Tree): Tree {
    const strain = strains.find(({ slug }) => slug === rest["strain"]);
    if (rest["strain"] !== undefined && !strain)
      problems.push({
        where: `${contentFolder}/${folder}, facts.yaml, actives`,
        what: `no strain is called ${String(rest["strain"])}`,
        wanted: `the name of a folder of ${contentFolder}/strains`,
      });
    const path =
      typeof sheet === "string"
        ? `/${sheet}`
        : strain?.type === "probiotique"
          ? pathOfEntry(strain.family, strain.slug)
          : undefined;
    return {
      ...(strain && { name: untranslated(`${strain.species} ${strain.code}`) }),
      ...rest,
      dose:
        isMap(dose) && isAmount(dose)
          ? { ...dose, text: writeQuantity(dose, units, note as Translated | undefined) }
          : dose,
      ...(path && { path }),
    };
  }
}
