// The targets of links must exist: related entries, counterparts, sheets, products, links of pages.
import type { Liposome, Niosome, Serum } from "#shared/content/schema/entries.ts";
import { families, familiesOf, pathOfEntry } from "#shared/families/families.ts";
import { pageTable } from "#shared/pages/page-table.ts";
import type { Entries } from "../entries.ts";
import type { ContentProblem } from "../problems.ts";
import { isMap } from "../trees.ts";
import {
  type Check,
  type CheckedContent,
  folderOf,
  type Ingredient,
  inFacts,
  listIngredients,
} from "./checked-content.ts";

export const checkLinks: Check = (content) => {
  const { liposomes, niosomes, serums } = content.entries;
  const addresses = listAddresses(content.entries);
  return [
    ...[...listFamilies(content.entries), serums].flatMap((family) =>
      family.flatMap((entry) => checkRelated(entry, family)),
    ),
    ...[...niosomes, ...serums].flatMap((entry, index, all) =>
      checkSlug(entry, all.slice(0, index)),
    ),
    ...liposomes.flatMap((entry) => checkCounterpart(entry, entry.niosome, niosomes)),
    ...niosomes.flatMap((entry) => checkCounterpart(entry, entry.liposome, liposomes)),
    ...listIngredients(content.entries).flatMap((entry) => checkProduct(entry, content.entries)),
    ...serums.flatMap((entry) => checkContents(entry, niosomes)),
    ...checkSheets(content, addresses),
    ...content.documents.flatMap(({ kind, values }) =>
      listLinks(values).flatMap((link) => checkLink(kind.folder, link, addresses)),
    ),
  ];
};

/** Ingredients by family: strains find their neighbours by code. */
const listFamilies = (entries: Entries): readonly (readonly Ingredient[])[] =>
  [...familiesOf("liposome"), ...familiesOf("niosome")].map(({ id }) => entries.families[id]);

/** Every address that a link may name. */
function listAddresses(entries: Entries): ReadonlySet<string> {
  const { serums, products } = entries;
  return new Set([
    ...pageTable.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(":")),
    ...families.flatMap(({ id }) =>
      entries.families[id]
        .filter(({ type }) => type !== "postbiotique")
        .map(({ slug }) => pathOfEntry(id, slug)),
    ),
    ...serums.map(({ slug }) => pathOfEntry("niosome", slug)),
    ...products.map(({ slug }) => `/formule-marque-blanche/${slug}`),
  ]);
}

/** Finished serums have their sheets among the niosomes. */
function checkSlug(entry: Niosome | Serum, before: readonly (Niosome | Serum)[]): ContentProblem[] {
  const owner = before.find(({ slug }) => slug.toLowerCase() === entry.slug.toLowerCase());
  if (!owner) return [];
  return [
    {
      where: `shared/content/${folderOf(entry)}`,
      what: `has the address of ${folderOf(owner)}`,
      wanted: "another name of the folder: niosomes and serums are both under /niosomes/",
    },
  ];
}

function checkRelated(entry: Ingredient, family: readonly Ingredient[]): ContentProblem[] {
  const others = family.filter(({ slug }) => slug !== entry.slug);
  const wrong = entry.related.filter(
    (slug, index) =>
      !others.some((other) => other.slug === slug) || entry.related.indexOf(slug) !== index,
  );
  return wrong.map((slug) => ({
    where: inFacts(folderOf(entry), "related"),
    what: `${slug} is ${slug === entry.slug ? "the entry itself" : "no other entry of the same family"}`,
    wanted: "the names of two other folders beside it, no drafts",
  }));
}

/** Several families are of this kind: the type tells the family. */
const isLiposome = (entry: Liposome | Niosome): entry is Liposome => "claimStatus" in entry;

/** An active in both forms: each form names the other. */
function checkCounterpart(
  entry: Liposome | Niosome,
  named: string | undefined,
  family: readonly (Liposome | Niosome)[],
): ContentProblem[] {
  if (named === undefined) return [];
  const [field, back] = isLiposome(entry)
    ? (["niosome", "liposome"] as const)
    : (["liposome", "niosome"] as const);
  const counterpart = family.find(({ slug }) => slug === named);
  const answer =
    counterpart && (isLiposome(counterpart) ? counterpart.niosome : counterpart.liposome);
  if (answer === entry.slug) return [];
  return [
    {
      where: inFacts(folderOf(entry), field),
      what: counterpart ? `${named} does not point back` : `no ${field} is called ${named}`,
      wanted: `a ${field} whose facts say “${back}: ${entry.slug}”`,
    },
  ];
}

function checkProduct(entry: Ingredient, { products }: Entries): ContentProblem[] {
  if (!entry.product) return [];
  const { slug } = entry.product;
  const product = products.find((candidate) => candidate.slug === slug);
  const where = inFacts(folderOf(entry), "product");
  if (!product)
    return [
      {
        where,
        what: `no product is called ${slug}`,
        wanted: "the name of a folder of shared/content/products, or false",
      },
    ];
  const held = new Set(product.actives.map(({ path }) => path));
  if (held.has(addressOf(entry)) || isHeldInParts(entry, held)) return [];
  return [
    {
      where,
      what: `${slug} does not contain it`,
      wanted: "a product one of whose actives leads to this very sheet, or false",
    },
  ];
}

/** A complex may stand in the product by its components. */
function isHeldInParts({ identity }: Ingredient, held: ReadonlySet<string | undefined>): boolean {
  if (identity.kind !== "complex") return false;
  const paths = identity.components.flatMap(({ path }) => path ?? []);
  return paths.length > 0 && paths.some((path) => held.has(path));
}

const addressOf = (entry: Ingredient) =>
  pathOfEntry(families.find(({ id }) => id === entry.type)?.id ?? "niosome", entry.slug);

function checkContents(entry: Serum, niosomes: readonly Niosome[]): ContentProblem[] {
  return entry.contains
    .filter((slug) => !niosomes.some((niosome) => niosome.slug === slug))
    .map((slug) => ({
      where: inFacts(folderOf(entry), "contains"),
      what: `no niosome is called ${slug}`,
      wanted: "names of folders of shared/content/niosomes",
    }));
}

/** Components of a complex and actives of a product lead to their sheets. */
function checkSheets(
  { entries }: CheckedContent,
  addresses: ReadonlySet<string>,
): ContentProblem[] {
  const components = listIngredients(entries).flatMap((entry) =>
    entry.identity.kind === "complex"
      ? entry.identity.components.map(({ path }) => ({
          path,
          where: inFacts(folderOf(entry), "identity.components"),
        }))
      : [],
  );
  const actives = entries.products.flatMap((product) =>
    product.actives.map(({ path, name }) => ({
      path,
      where: inFacts(folderOf(product), `actives, ${name.fr}`),
    })),
  );
  return [...components, ...actives].flatMap(({ path, where }) =>
    path === undefined || addresses.has(path)
      ? []
      : { where, what: `there is no sheet ${path}`, wanted: "the address of a sheet, or none" },
  );
}

interface Link {
  readonly to: string;
  readonly field: string;
}

/** Every `to` of a document, with its place. */
function listLinks(node: unknown, field = ""): Link[] {
  if (Array.isArray(node))
    return node.flatMap((item, index) => listLinks(item, `${field}.${index + 1}`));
  if (!isMap(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const place = field ? `${field}.${key}` : key;
    return key === "to" && typeof value === "string"
      ? [{ to: value, field: place }]
      : listLinks(value, place);
  });
}

function checkLink(folder: string, { to, field }: Link, addresses: ReadonlySet<string>) {
  const [path = ""] = to.split(/[?#]/);
  // `to` names the popup, the catalogue, a place in the page itself, or another site.
  if (to === "*" || to === "download" || to.startsWith("#") || /^(https:|mailto:|tel:)/.test(to))
    return [];
  if (addresses.has(path)) return [];
  return [
    {
      where: inFacts(folder, field),
      what: `there is no page ${to}`,
      wanted: "the address of a page, “*” for the form, or “download” for the catalogue",
    },
  ];
}
