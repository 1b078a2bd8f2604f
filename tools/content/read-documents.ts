// Reads the documents of a folder: `facts.yaml`, true in every language, and the words of each language in `fr.md`, `en.md`….
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseDocument } from "yaml";
import { languages } from "#shared/editions/languages.ts";
import { readMarkdown, setPlain } from "./markdown.ts";
import { type ContentProblem, root } from "./problems.ts";

/** A map, list, text or number of YAML. */
export type Node = unknown;

export interface Documents {
  /** From the project's root, for messages. */
  readonly folder: string;
  readonly facts: Node;
  readonly words: ReadonlyMap<string, Words>;
}

export interface Words {
  /** The front matter: its texts with their spaces set. */
  readonly front: Node;
  /** The text up to the first heading, by paragraphs, HTML. */
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
}

/** "## Peau et cheveux {#skin}" and what follows it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Reads a folder; what cannot be read is added to `problems`, and stands empty. */
export function readDocuments(folder: string, problems: ContentProblem[]): Documents {
  const facts = join(folder, "facts.yaml");
  const hasWords = languages.some(({ id }) => existsSync(join(folder, `${id}.md`)));
  return {
    folder: relative(root, folder),
    facts: existsSync(facts) ? parseYaml(readFileSync(facts, "utf8"), facts, problems) : undefined,
    words: new Map(
      languages.map(({ id, typography }) => [
        id,
        hasWords ? readWords(join(folder, `${id}.md`), typography, problems) : noWords,
      ]),
    ),
  };
}

const noWords: Words = { front: undefined, intro: [], sections: [] };

function readWords(
  file: string,
  typography: (typeof languages)[number]["typography"],
  problems: ContentProblem[],
): Words {
  if (!existsSync(file)) {
    problems.push({
      where: relative(root, file),
      what: "is missing",
      wanted: "the same texts as in the other languages",
    });
    return noWords;
  }
  const source = readFileSync(file, "utf8");
  const match = frontMatter.exec(source);
  const problem = (what: string, wanted: string) =>
    problems.push({ where: relative(root, file), what, wanted });
  const front = match ? parseYaml(match[1] ?? "", file, problems) : undefined;
  return {
    front: mapTexts(front, (text) => setPlain(text, typography, problem)),
    ...readMarkdown(source.slice(match?.[0].length ?? 0), typography, problem),
  };
}

function parseYaml(source: string, file: string, problems: ContentProblem[]): Node {
  const document = parseDocument(source, { customTags: [reference] });
  for (const { message } of document.errors)
    problems.push({
      where: relative(root, file),
      what: message.split("\n")[0] ?? "",
      wanted: "YAML",
    });
  return document.errors.length > 0 ? undefined : document.toJS();
}

/** `!ref seals.haccp`: what another document holds at that path. */
export class Reference {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

const reference = {
  tag: "!ref",
  resolve: (path: string) => new Reference(path),
};

function mapTexts(node: Node, map: (text: string) => string): Node {
  if (typeof node === "string") return map(node);
  if (Array.isArray(node)) return node.map((item) => mapTexts(item, map));
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, mapTexts(value, map)]),
  );
}
