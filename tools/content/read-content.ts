// The content of all documents of shared/content: joined, resolved and in the shape of their schemas.
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import * as schemas from "#shared/content/schema/entries.ts";
import { unitWords } from "#shared/content/schema/units.ts";
import { type Family, families, familiesOf } from "#shared/families/families.ts";
import type { UnitWords } from "#shared/words/amounts.ts";
import { type Counts, countEntries, fillCounts } from "./counts.ts";
import { type DocumentKind, documentKinds } from "./documents.ts";
import { type Entries, type FamilyEntries, gatherEntries } from "./entries.ts";
import { matchSchema } from "./match-schema.ts";
import { mergeWords, type Originals } from "./merge-words.ts";
import { type ContentProblem, contentFolder, root } from "./problems.ts";

import { readDocuments, type Words } from "./read-documents.ts";
import { resolveActives, resolveReferences, type Sources } from "./resolve-references.ts";
import { isMap, type Tree } from "./trees.ts";

export interface Content {
  /** All entries, drafts included. */
  readonly entries: Entries;
  /** Folders of unfinished entries: "liposomes/zinc". */
  readonly drafts: ReadonlySet<string>;
  /** Trees of the documents that are not entries, by folder, before counts are put in. */
  readonly documents: ReadonlyMap<string, unknown>;
  /** Names of the existing engravings of plants. */
  readonly engravings: readonly string[];
  readonly problems: readonly ContentProblem[];
}

/** The values of a document that other code imports, by name. */
export interface FinishedDocument {
  readonly kind: DocumentKind;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Reads all documents. Parts with problems are missing from the result. */
export function readContent(): Content {
  const problems: ContentProblem[] = [];
  const drafts = new Set<string>();
  const unresolved = new Map(
    documentKinds.map(({ folder, isProse }) => [
      folder,
      isProse ? readProse(folder, problems) : readDocument(folder, problems),
    ]),
  );
  const sources: Sources = {
    documents: unresolved,
    units: readUnits(unresolved.get("units")),
  };
  const byFamily = Object.fromEntries(
    families.map((family) => [family.id, listFamily(family)]),
  ) as unknown as FamilyEntries;
  const strains = familiesOf("strain").flatMap((family) =>
    byFamily[family.id].map((entry) => ({ ...entry, family: family.id })),
  );
  const entries = gatherEntries(byFamily, {
    serums: listEntries("serums", schemas.serum, { type: "niosomeProduct" }),
    products: listEntries("products", schemas.product),
    productCategories: listItems("product-categories", "categories", schemas.productCategory),
    claims: listItems("claims", "claims", schemas.claim),
  });
  const documents = new Map(
    [...unresolved].map(([folder, tree]) => [
      folder,
      resolveReferences(tree, folder, sources, problems),
    ]),
  );
  return { entries, drafts, documents, engravings: listEngravings(), problems };

  /** The entries of a family are of its type, and in its categories. */
  function listFamily({ id, kind, folder, categories }: Family): readonly unknown[] {
    const own = { categories: z.array(z.enum(categories as readonly string[])).min(1) };
    if (kind === "strain") return listEntries(folder, schemas.strain.extend(own));
    const typed = { ...own, type: z.literal(id) };
    if (kind === "liposome")
      return listEntries(folder, schemas.liposome.extend(typed), { type: id });
    return listEntries(folder, schemas.niosome.extend(typed), { type: id });
  }

  /** Reads one entry per folder. `given`: facts that follow from its place. */
  function listEntries<Entry>(
    parent: string,
    schema: z.ZodType<Entry>,
    given: Tree = {},
  ): readonly Entry[] {
    return listFolders(parent).flatMap((slug) => {
      const folder = `${parent}/${slug}`;
      const before = problems.length;
      const { draft, ...entry } = readEntry(folder, problems);
      // A part that could not be read is missing too, which need not be reported again.
      const consequences = problems.length > before ? [] : problems;
      if (draft === true) drafts.add(folder);
      else if (draft !== undefined)
        problems.push({
          where: `${contentFolder}/${folder}, facts.yaml, draft`,
          what: `is ${String(draft)}`,
          wanted: "draft: true, or no such line",
        });
      const resolved = resolveReferences({ slug, ...given, ...entry }, folder, sources, problems);
      const whole =
        parent === "products"
          ? resolveActives(resolved, folder, strains, sources.units, problems)
          : resolved;
      return matchSchema(schema, whole, `${contentFolder}/${folder}`, consequences) ?? [];
    });
  }

  /** Entries that are the items of one list. */
  function listItems<Item>(folder: string, key: string, schema: z.ZodType<Item>): readonly Item[] {
    const tree = resolveReferences(readDocument(folder, problems), folder, sources, problems);
    const items = isMap(tree) ? tree[key] : undefined;
    return (Array.isArray(items) ? items : []).flatMap(
      (item, index) =>
        matchSchema(schema, item, `${contentFolder}/${folder}, ${key} ${index + 1}`, problems) ??
        [],
    );
  }
}

/** Returns no units when the document does not fit its schema, which is a problem of its own. */
const readUnits = (tree: unknown): UnitWords =>
  matchSchema(unitWords, isMap(tree) ? tree["unitWords"] : undefined, "units", []) ?? {};

/** The documents with the counts of `entries`, in the shape of their schemas. */
export async function finishDocuments(
  { documents }: Content,
  entries: Entries,
  problems: ContentProblem[],
): Promise<FinishedDocument[]> {
  const counts = countEntries(entries);
  return Promise.all(
    documentKinds.map((kind) => finishDocument(kind, documents.get(kind.folder), counts, problems)),
  );
}

async function finishDocument(
  kind: DocumentKind,
  tree: unknown,
  counts: Counts,
  problems: ContentProblem[],
): Promise<FinishedDocument> {
  const where = `${contentFolder}/${kind.folder}`;
  const file = `${kind.schema ?? kind.folder}.ts`;
  const schemas = pathToFileURL(join(root, contentFolder, "schema", file));
  const known: Record<string, z.ZodType> = await import(schemas.href);
  const filled = fillCounts(tree, counts, where, problems);
  const values = Object.entries(kind.whole ?? kind.parts ?? {}).map(([name, schemaName]) => {
    const schema = known[schemaName];
    if (!schema) throw new Error(`${where} has no schema ${schemaName}`);
    if (kind.whole) return [name, matchSchema(schema, filled, where, problems)];
    const part = isMap(filled) ? filled[name] : undefined;
    return [name, matchSchema(schema, part, `${where}, ${name}`, problems)];
  });
  return { kind, values: Object.fromEntries(values) };
}

/** A family that is new has no folder yet. */
const listFolders = (parent: string) =>
  globSync("*", { cwd: join(root, contentFolder, parent), withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => name)
    .sort();

const listEngravings = () =>
  globSync("*.svg", { cwd: join(root, "shared/content/engravings") }).map((file) =>
    basename(file, ".svg"),
  );

const readDocument = (folder: string, problems: ContentProblem[]) =>
  mergeFolder(folder, ({ front }) => front, problems);

/** The sections of a text stand under their ids, each with its blocks. */
const readProse = (folder: string, problems: ContentProblem[]) =>
  mergeFolder(
    folder,
    ({ front, sections }) => ({
      ...(isMap(front) ? front : {}),
      sections: Object.fromEntries(
        sections.map(({ id, title, paragraphs }) => [id, { title, blocks: paragraphs }]),
      ),
    }),
    problems,
    { isProse: true },
  );

/** The text of an entry is its description (of a product, its text); each section is a benefit. */
function readEntry(folder: string, problems: ContentProblem[]): Tree {
  const isProduct = folder.startsWith("products/");
  const tree = mergeFolder(
    folder,
    ({ front, intro, sections }) => ({
      ...(isMap(front) ? front : {}),
      ...(isProduct ? { text: intro.join(" ") } : { description: intro }),
      ...(sections.length > 0 && {
        bienfaits: Object.fromEntries(
          sections.map(({ id, title, paragraphs }) => [
            id,
            {
              titre: title,
              ...(paragraphs.length > 0 && { description: paragraphs.join("<br><br>") }),
            },
          ]),
        ),
      }),
    }),
    problems,
  );
  return isMap(tree) ? tree : {};
}

/** Facts and words of a folder as one tree; `treeOf`: the place of a document's words in it. */
function mergeFolder(
  folder: string,
  treeOf: (words: Words) => unknown,
  problems: ContentProblem[],
  { isProse = false } = {},
): unknown {
  const { facts, words } = readDocuments(`${contentFolder}/${folder}`, problems, { isProse });
  const { original, ...rest } = isMap(facts) ? facts : { original: undefined };
  return mergeWords({
    folder: `${contentFolder}/${folder}`,
    facts: facts === undefined ? undefined : rest,
    words: Object.fromEntries([...words].map(([language, said]) => [language, treeOf(said)])),
    ...(isMap(original) && { originals: original as Originals }),
    problems,
  });
}
