// Everything the documents of shared/content say, joined, resolved and of the shape that their schemas want.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type {
  Claim,
  EntryOfKind,
  Product,
  ProductCategory,
  Serum,
} from "#shared/content/schema/entries.ts";
import * as schemas from "#shared/content/schema/entries.ts";
import type { FamilyCopy } from "#shared/content/schema/families.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import { type Family, families, familiesOf, pathOfEntry } from "#shared/families/families.ts";
import { type DocumentKind, documentKinds } from "./documents.ts";
import { mergeWords, type Originals } from "./merge-words.ts";
import { type ContentProblem, root } from "./problems.ts";
import { type Amount, type UnitWords, writeQuantity } from "./quantities.ts";
import { type Documents, Reference, readDocuments, type Words } from "./read-documents.ts";

/** Entries of families, by the family's id. */
export type FamilyEntries = {
  readonly [Each in Family as Each["id"]]: readonly EntryOfKind[Each["kind"]][];
};

export interface Entries {
  readonly families: FamilyEntries;
  readonly serums: readonly Serum[];
  readonly products: readonly Product[];
  readonly productCategories: readonly ProductCategory[];
  readonly claims: readonly Claim[];
}

export interface Content {
  readonly entries: Entries;
  /** What other code imports of each document. */
  readonly documents: readonly {
    readonly kind: DocumentKind;
    readonly values: Readonly<Record<string, unknown>>;
  }[];
  readonly problems: readonly ContentProblem[];
}

type Tree = Readonly<Record<string, unknown>>;
const isMap = (node: unknown): node is Tree =>
  typeof node === "object" && node !== null && !Array.isArray(node) && !(node instanceof Reference);

const content = join(root, "shared/content");

/** Reads all documents. Where there are problems, what they are about is missing from the result. */
export async function readContent(): Promise<Content> {
  const problems: ContentProblem[] = [];
  const unresolved = new Map(
    documentKinds.map(({ folder }) => [folder, readDocument(folder, problems)]),
  );
  const units = unresolved.get("units") as UnitWords;
  const finish = (tree: unknown): unknown => visit(tree);
  const documents = await Promise.all(
    documentKinds.map(async (kind) => {
      const schemas = (await import(
        `#shared/content/schema/${kind.schema ?? kind.folder}.ts`
      )) as Record<string, z.ZodType>;
      const tree = finish(unresolved.get(kind.folder));
      const values = Object.entries(kind.whole ?? kind.parts ?? {}).map(([name, schema]) => {
        const node = kind.whole ? tree : (tree as Tree | undefined)?.[name];
        const where = `shared/content/${kind.folder}${kind.whole ? "" : `, ${name}`}`;
        return [name, check(schemas[schema], node, where, problems)];
      });
      return { kind, values: Object.fromEntries(values) };
    }),
  );

  const list = <Entry>(folder: string, schema: z.ZodType<Entry>, type?: string) =>
    readdirSync(join(content, folder), { withFileTypes: true })
      .filter((item) => item.isDirectory())
      .map(({ name }) => name)
      .sort()
      .flatMap((slug) => {
        const entry = readEntry(`${folder}/${slug}`, problems);
        const tree = finish({ slug, ...(type && { type }), ...(isMap(entry) ? entry : {}) });
        return check(schema, tree, `shared/content/${folder}/${slug}`, problems) ?? [];
      });
  /** An entry is of its family, and in its categories. */
  const listFamily = ({ id, kind, folder, categories }: Family) => {
    const own = { categories: z.array(z.enum(categories as readonly string[])).min(1) };
    if (kind === "strain") return list(folder, schemas.strain.extend(own));
    const typed = { ...own, type: z.literal(id) };
    return kind === "liposome"
      ? list(folder, schemas.liposome.extend(typed), id)
      : list(folder, schemas.niosome.extend(typed), id);
  };
  const entriesOfFamilies = Object.fromEntries(
    families.map((family) => [family.id, listFamily(family)]),
  ) as unknown as FamilyEntries;
  const strains = familiesOf("strain").flatMap((family) =>
    entriesOfFamilies[family.id].map((entry) => ({ ...entry, family: family.id })),
  );
  checkFilters(documents, problems);
  const listIn = <Entry>(folder: string, key: string, schema: z.ZodType<Entry>) => {
    const tree = finish(readDocument(folder, problems));
    const items = isMap(tree) ? tree[key] : undefined;
    return (Array.isArray(items) ? items : []).flatMap(
      (item, index) =>
        check(schema, item, `shared/content/${folder}, ${key} ${index + 1}`, problems) ?? [],
    );
  };
  return {
    entries: {
      families: entriesOfFamilies,
      serums: list("serums", schemas.serum, "niosomeProduct"),
      products: list("products", schemas.product),
      productCategories: listIn("product-categories", "categories", schemas.productCategory),
      claims: listIn("claims", "claims", schemas.claim),
    },
    documents,
    problems,
  };

  /** Puts in what references name and writes quantities out. */
  function visit(node: unknown): unknown {
    if (node instanceof Reference) return visit(resolve(node));
    if (Array.isArray(node)) return node.map(visit);
    if (!isMap(node)) return node;
    if (typeof node["amount"] === "number" && typeof node["unit"] === "string")
      return { ...node, text: writeQuantity(node as unknown as Amount, units) };
    if (Array.isArray(node["actives"]))
      return { ...mapValues(node, visit), actives: node["actives"].map(visitActive) };
    return mapValues(node, visit);
  }

  /** A dose goes on with its note; a strain brings its own name and address. */
  function visitActive(active: Tree): unknown {
    const { dose, note, sheet, ...rest } = active;
    const strain = strains.find(({ slug }) => slug === active["strain"]);
    if (active["strain"] && !strain)
      problems.push({
        where: "shared/content/products",
        what: `no strain is ${String(active["strain"])}`,
        wanted: "the folder of a strain",
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
      dose: isMap(dose)
        ? {
            ...dose,
            text: writeQuantity(dose as unknown as Amount, units, note as Translated | undefined),
          }
        : dose,
      ...(path && { path }),
    };
  }

  function resolve({ path }: Reference): unknown {
    const [first = "", ...keys] = path.split(".");
    const found = keys.reduce<unknown>(
      (node, key) => (isMap(node) ? node[key] : undefined),
      unresolved.get(first),
    );
    if (found === undefined)
      problems.push({
        where: "shared/content",
        what: `!ref ${path} leads nowhere`,
        wanted: "a document and a key in it",
      });
    return found;
  }
}

/** The page of a family names the filters that its catalogue has. */
function checkFilters(documents: Content["documents"], problems: ContentProblem[]): void {
  for (const { page, filters } of families) {
    const document = documents.find(({ kind }) => kind.folder === `pages/${page}`);
    const copy = document?.values[page] as { family: FamilyCopy } | undefined;
    if (!copy) continue;
    const labels = Object.keys(copy.family.filters);
    const wanted: readonly string[] = filters;
    const missing = wanted.filter((id) => !labels.includes(id));
    const unknown = labels.filter((id) => !wanted.includes(id));
    const where = `shared/content/pages/${page}, family.filters`;
    if (missing.length > 0)
      problems.push({ where, what: `has no ${missing.join(", ")}`, wanted: "a label for each" });
    if (unknown.length > 0)
      problems.push({ where, what: `has ${unknown.join(", ")}`, wanted: "filters of the family" });
  }
}

const mapValues = (node: Tree, map: (value: unknown) => unknown): Tree =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value)]));

function readDocument(folder: string, problems: ContentProblem[]): unknown {
  return join_(readDocuments(join(content, folder), problems), ({ front }) => front, problems);
}

/** The text of an entry is its description (of a product, its text); each section is a benefit. */
function readEntry(folder: string, problems: ContentProblem[]): unknown {
  const isProduct = folder.startsWith("products/");
  return join_(
    readDocuments(join(content, folder), problems),
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
}

function join_(
  { folder, facts, words }: Documents,
  treeOf: (words: Words) => unknown,
  problems: ContentProblem[],
): unknown {
  const { original, ...rest } = isMap(facts) ? facts : { original: undefined };
  return mergeWords({
    folder,
    facts: facts === undefined ? undefined : rest,
    words: Object.fromEntries([...words].map(([language, said]) => [language, treeOf(said)])),
    ...(isMap(original) && { originals: original as Originals }),
    problems,
  });
}

function check<Entry>(
  schema: z.ZodType<Entry> | undefined,
  tree: unknown,
  where: string,
  problems: ContentProblem[],
): Entry | undefined {
  if (!schema) throw new Error(`${where} has no schema`);
  const result = schema.safeParse(tree);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues)
    problems.push({
      where: `${where}, ${path.join(".")}`,
      what: describe(tree, path),
      wanted: message,
    });
  return undefined;
}

/** What stands at a path, briefly. */
function describe(tree: unknown, path: readonly PropertyKey[]): string {
  const found = path.reduce<unknown>(
    (node, key) =>
      node === null || typeof node !== "object"
        ? undefined
        : (node as Record<PropertyKey, unknown>)[key],
    tree,
  );
  return found === undefined ? "is missing" : `is ${JSON.stringify(found).slice(0, 80)}`;
}
