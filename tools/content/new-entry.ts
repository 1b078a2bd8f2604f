// `npm run new -- liposome SLUG`: makes a folder with a draft of an entry, every field of it explained (tools/content/templates).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { languages } from "#shared/editions/languages.ts";
import { families, familiesOf } from "#shared/families/families.ts";
import { contentFolder, root } from "./problems.ts";

interface Kind {
  /** The name in the command: the first family of a kind has the kind's name, others their own. */
  readonly name: string;
  /** The folder of its templates. */
  readonly template: string;
  /** The folder of its entries, below shared/content. */
  readonly folder: string;
  /** The first segment of its addresses, if it shares one. */
  readonly segment?: string;
  readonly categories?: readonly string[];
}

const kinds: readonly Kind[] = [
  ...families.map(({ id, kind, folder, segment, categories }) => ({
    name: familiesOf(kind)[0]?.id === id ? kind : id,
    template: kind,
    folder,
    segment,
    categories,
  })),
  // Their sheets are among the niosomes.
  { name: "serum", template: "serum", folder: "serums", segment: "niosomes" },
  { name: "product", template: "product", folder: "products" },
];

/** A family that is new has no folder yet. */
const listSlugs = (folder: string) => {
  const path = join(root, contentFolder, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
};

/** The reason why the entry cannot be made, or undefined. */
function findFault(kind: Kind, slug: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return `${slug} cannot be part of an address: small letters without accents, digits, and single hyphens between them.`;
  const owner = kinds
    .filter((rival) => rival === kind || (rival.segment && rival.segment === kind.segment))
    .find(({ folder }) => listSlugs(folder).some((known) => known.toLowerCase() === slug));
  return (
    owner && `There is a ${owner.name} ${slug} already: ${contentFolder}/${owner.folder}/${slug}.`
  );
}

/** Fills the blanks of a template. */
function fillBlanks(template: string, kind: Kind, slug: string): string {
  const blanks = new Map([
    ["SLUG", slug],
    ["CATEGORIES", kind.categories?.join(", ") ?? ""],
    ["CATEGORY", kind.categories?.[0] ?? ""],
    ["RELATED", listSlugs(kind.folder).slice(0, 2).join(", ")],
    ["NIOSOME", listSlugs("niosomes")[0] ?? ""],
    ["NEXT_CODE", `SPH ${highest("strains", ({ code }) => Number(code?.replace(/\D/g, ""))) + 1}`],
    ["NEXT_ID", String(highest("products", ({ id }) => Number(id)) + 1)],
  ]);
  return template.replace(/\b[A-Z_]+\b/g, (word) => blanks.get(word) ?? word);
}

/** The highest number among the facts of the entries of a folder. */
function highest(folder: string, read: (facts: Record<string, string>) => number): number {
  const files = listSlugs(folder).map((slug) =>
    join(root, contentFolder, folder, slug, "facts.yaml"),
  );
  return Math.max(0, ...files.map((file) => read(parse(readFileSync(file, "utf8")))));
}

function writeEntry(kind: Kind, slug: string): void {
  const folder = `${contentFolder}/${kind.folder}/${slug}`;
  const textOf = (template: string) =>
    fillBlanks(
      readFileSync(join(import.meta.dirname, "templates", kind.template, template), "utf8"),
      kind,
      slug,
    );
  const files = [
    ["facts.yaml", textOf("facts.yaml")],
    ...languages.map(({ id }) => [`${id}.md`, textOf("words.md")] as const),
  ] as const;
  // The folder is made this late: the blanks are filled from the entries that exist.
  mkdirSync(join(root, folder), { recursive: true });
  for (const [file, text] of files) {
    writeFileSync(join(root, folder, file), text);
    console.log(`${folder}/${file}`);
  }
}

const [name, slug] = process.argv.slice(2);
const kind = kinds.find((known) => known.name === name);
const fault =
  kind && slug
    ? findFault(kind, slug)
    : `Say what and how it is called: npm run new -- ${kinds.map((known) => known.name).join("|")} SLUG`;
if (fault || !kind || !slug) {
  console.error(fault);
  process.exitCode = 1;
} else {
  writeEntry(kind, slug);
  console.log(
    "It is a draft. `npm run content` says what is still to be done, `npm run dev` shows it.",
  );
}
