// The content that checks read, and the names of places in it. A check is a function of the content alone.

import type { Liposome, Niosome, Product, Serum, Strain } from "#shared/content/schema/entries.ts";
import type { Identity, Molecule } from "#shared/content/schema/identity.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { families, familiesOf } from "#shared/families/families.ts";
import type { PictureName } from "#shared/pictures/pictures.ts";
import type { Entries } from "../entries.ts";
import { type ContentProblem, contentFolder } from "../problems.ts";
import type { FinishedDocument } from "../read-content.ts";

export interface CheckedContent {
  readonly entries: Entries;
  readonly documents: readonly FinishedDocument[];
  /** Names of the existing pictures and engravings. */
  readonly pictures: ReadonlySet<string | PictureName>;
  readonly engravings: readonly string[];
}

export type Check = (content: CheckedContent) => ContentProblem[];

export type Ingredient = Liposome | Niosome | Serum;

/** Folder of an entry below shared/content. Types are ids of families, except for strains and finished serums. */
export function folderOf(entry: Ingredient | Strain | Product): string {
  if (!("type" in entry)) return `products/${entry.slug}`;
  if (entry.type === "niosomeProduct") return `serums/${entry.slug}`;
  const family = families.find(({ id }) => id === entry.type) ?? familiesOf("strain")[0];
  return `${family?.folder}/${entry.slug}`;
}

export const listIngredients = ({
  liposomes,
  niosomes,
  serums,
}: Entries): readonly Ingredient[] => [...liposomes, ...niosomes, ...serums];

/** The place of a fact, for an editor. */
export const inFacts = (folder: string, field: string) =>
  `${contentFolder}/${folder}, facts.yaml, ${field}`;

/** The place of a text in one language. */
export const inWords = (folder: string, language: Language, field: string) =>
  `${contentFolder}/${folder}, ${language}.md, ${nameField(field)}`;

/** A field as an editor sees it: benefits are headings with their text, descriptions are paragraphs. */
const nameField = (field: string) =>
  field
    .replace(/^bienfaits\.(\d+)\.titre$/, (_, index) => `heading ${Number(index) + 1}`)
    .replace(/^bienfaits\.(\d+)\.description$/, (_, index) => `benefit ${Number(index) + 1}`)
    .replace(/^description\.(\d+)$/, (_, index) => `description, paragraph ${Number(index) + 1}`);

interface PlacedText {
  /** "identity.molecule.name". */
  readonly field: string;
  readonly text: Translated;
}

/** Every text of a tree with the path of its field. */
export function listTexts(tree: unknown, path = ""): PlacedText[] {
  if (typeof tree !== "object" || tree === null) return [];
  if (languages.every(({ id }) => typeof (tree as Record<string, unknown>)[id] === "string"))
    return [{ field: path, text: tree as Translated }];
  return Object.entries(tree).flatMap(([key, value]) =>
    listTexts(value, path ? `${path}.${key}` : key),
  );
}

/** The molecule that an entry has drawn, with its place among the facts. */
export function findMolecule(
  identity: Identity,
): { readonly molecule: Molecule; readonly field: string } | undefined {
  if (identity.kind === "plant") return { molecule: identity.marker, field: "identity.marker" };
  return identity.molecule && { molecule: identity.molecule, field: "identity.molecule" };
}

/** Words as a reader counts them: punctuation between spaces, as in French, is not a word. */
export const splitWords = (html: string) =>
  html
    .replace(/<br>/g, " ")
    .replace(/<[^>]+>/g, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
