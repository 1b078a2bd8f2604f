// `npm run new -- liposome SLUG`: a folder with a draft of an entry, every field of it explained (tools/content/templates).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { languages } from "#shared/editions/languages.ts";
import { contentFolder, root } from "./problems.ts";

/** Folders of the entries of each kind. Serums have their sheets among the niosomes. */
const folders = {
  liposome: "liposomes",
  niosome: "niosomes",
  serum: "serums",
  strain: "strains",
  product: "products",
} as const;
type Kind = keyof typeof folders;

const kinds = Object.keys(folders) as Kind[];
const isKind = (text: string | undefined): text is Kind => kinds.some((kind) => kind === text);

const listSlugs = (kind: Kind) => readdirSync(join(root, contentFolder, folders[kind])).sort();

/** Why the entry cannot be made, or undefined. */
function findFault(kind: string | undefined, slug: string | undefined): string | undefined {
  if (!isKind(kind) || !slug)
    return `Say what and how it is called: npm run new -- ${kinds.join("|")} SLUG`;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    return `${slug} cannot be part of an address: small letters without accents, digits, and single hyphens between them.`;
  const rivals: readonly Kind[] =
    kind === "niosome" || kind === "serum" ? ["niosome", "serum"] : [kind];
  const owner = rivals.find((rival) =>
    listSlugs(rival).some((known) => known.toLowerCase() === slug),
  );
  return (
    owner && `There is a ${owner} ${slug} already: ${contentFolder}/${folders[owner]}/${slug}.`
  );
}

/** What a template leaves open. */
function fillBlanks(template: string, kind: Kind, slug: string): string {
  const blanks = new Map([
    ["SLUG", slug],
    ["RELATED", listSlugs(kind).slice(0, 2).join(", ")],
    ["NIOSOME", listSlugs("niosome")[0] ?? ""],
    ["NEXT_CODE", `SPH ${highest("strain", ({ code }) => Number(code?.replace(/\D/g, ""))) + 1}`],
    ["NEXT_ID", String(highest("product", ({ id }) => Number(id)) + 1)],
  ]);
  return template.replace(/\b[A-Z_]+\b/g, (word) => blanks.get(word) ?? word);
}

/** The highest number among the facts of the entries of a kind. */
function highest(kind: Kind, read: (facts: Record<string, string>) => number): number {
  const files = listSlugs(kind).map((slug) =>
    join(root, contentFolder, folders[kind], slug, "facts.yaml"),
  );
  return Math.max(0, ...files.map((file) => read(parse(readFileSync(file, "utf8")))));
}

function writeEntry(kind: Kind, slug: string): void {
  const folder = `${contentFolder}/${folders[kind]}/${slug}`;
  const textOf = (template: string) =>
    fillBlanks(
      readFileSync(join(import.meta.dirname, "templates", kind, template), "utf8"),
      kind,
      slug,
    );
  const files = [
    ["facts.yaml", textOf("facts.yaml")],
    ...languages.map(({ id }) => [`${id}.md`, textOf("words.md")] as const),
  ] as const;
  // Only now: the blanks are filled from the entries that there are.
  mkdirSync(join(root, folder));
  for (const [file, text] of files) {
    writeFileSync(join(root, folder, file), text);
    console.log(`${folder}/${file}`);
  }
}

const [kind, slug] = process.argv.slice(2);
const fault = findFault(kind, slug);
if (fault || !isKind(kind) || !slug) {
  console.error(fault);
  process.exitCode = 1;
} else {
  writeEntry(kind, slug);
  console.log(
    "It is a draft. `npm run content` says what is still to be done, `npm run dev` shows it.",
  );
}
