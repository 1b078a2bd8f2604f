// Reads the documents of a folder: `facts.yaml`, true in every language, and the words of each language in `fr.md`, `en.md`….
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { languages } from "#shared/editions/languages.ts";
import { readMarkdown, type Section, setPlain } from "./markdown.ts";
import { type ContentProblem, root } from "./problems.ts";
import { mapTexts } from "./trees.ts";
import { setSpaces, setTitle, type Typography } from "./typography.ts";

export interface Documents {
  readonly facts: unknown;
  readonly words: ReadonlyMap<string, Words>;
}

export interface Words {
  /** The front matter: its texts with their spaces set. */
  readonly front: unknown;
  /** The text up to the first heading, by paragraphs, HTML. */
  readonly intro: readonly string[];
  readonly sections: readonly Section[];
}

const frontMatter = /^---\r?\n(?:([\s\S]*?)\r?\n)?---(?:\r?\n|$)/;

const noWords: Words = { front: undefined, intro: [], sections: [] };

/**
 * Reads a folder, named from the project's root; parts that cannot be read are added to `problems`, and stand empty. If one
 * language has words, all must. `isProse`: their texts may have lists, tables and links.
 */
export function readDocuments(
  folder: string,
  problems: ContentProblem[],
  { isProse = false } = {},
): Documents {
  const known = ["facts.yaml", ...languages.map(({ id }) => `${id}.md`)];
  const path = join(root, folder);
  if (!existsSync(path))
    problems.push({
      where: folder,
      what: "is missing",
      wanted: `a folder with ${known.join(", ")}; begin with a copy of the one most like it`,
    });
  const files = existsSync(path) ? readdirSync(path).filter((file) => !file.startsWith(".")) : [];
  for (const file of files.filter((name) => !known.includes(name)))
    problems.push({
      where: folder,
      what: `${file} is in the folder`,
      wanted: `nothing but ${known.join(", ")}`,
    });
  const written = languages.filter(({ id }) => files.includes(`${id}.md`));
  const words = new Map<string, Words>(
    written.map(({ id, typography }) => [
      id,
      readOnce(`${folder}/${id}.md`, problems, (file, found) =>
        readWords(file, typography, found, isProse),
      ),
    ]),
  );
  const [standIn = noWords] = words.values();
  for (const { id } of languages) {
    if (words.has(id)) continue;
    if (written.length > 0)
      problems.push({
        where: `${folder}/${id}.md`,
        what: "is missing",
        wanted: "the same texts as in the other languages",
      });
    // The stand-in keeps each of its texts from being reported as missing too.
    words.set(id, standIn);
  }
  return {
    facts: files.includes("facts.yaml")
      ? readOnce(`${folder}/facts.yaml`, problems, readFacts)
      : undefined,
    words,
  };
}

interface ReadFile {
  readonly stamp: string;
  readonly value: unknown;
  readonly problems: readonly ContentProblem[];
}

/** Parsed documents by path, for `npm run dev`: parsing is most of the time that reading the content takes. */
const known = new Map<string, ReadFile>();

/** The result of `read` for a file, which is read again only after a change; nobody changes the result. */
function readOnce<Value>(
  file: string,
  problems: ContentProblem[],
  read: (file: string, problems: ContentProblem[]) => Value,
): Value {
  const { mtimeNs, ctimeNs, size } = statSync(join(root, file), { bigint: true });
  const stamp = `${mtimeNs} ${ctimeNs} ${size}`;
  let kept = known.get(file);
  if (kept?.stamp !== stamp) {
    const found: ContentProblem[] = [];
    kept = { stamp, value: read(file, found), problems: found };
    known.set(file, kept);
  }
  problems.push(...kept.problems);
  return kept.value as Value;
}

const read = (file: string) => readFileSync(join(root, file), "utf8").replace(/^\ufeff/, "");

const readFacts = (file: string, problems: ContentProblem[]) =>
  parseYaml(read(file), file, problems);

/** Texts that pages show as titles; that of the window is `head.title`. */
const isTitle = /^(?!head\.)(?:.*\.)?(?:title|\w+Title|closing|verdict)$/;

/** Mails, the printed catalogue and the frame of pages have names of one line. */
const isOffPages = /\/(?:mails|printed-catalogue|frame)\//;

function readWords(
  file: string,
  typography: Typography,
  problems: ContentProblem[],
  isProse: boolean,
): Words {
  const source = read(file);
  const match = frontMatter.exec(source);
  const report = (what: string, wanted: string) => problems.push({ where: file, what, wanted });
  if (!match && source.startsWith("---"))
    report("the lines at the top do not end", "a second line of three dashes, ---");
  const areOnPages = !isOffPages.test(file);
  // The line of dashes is kept, so that lines are numbered as in the file.
  const front = match ? parseYaml(`\n${match[1] ?? ""}`, file, problems) : undefined;
  return {
    front: mapTexts(front, (text, path) =>
      setPlain(text, typography, report, areOnPages && isTitle.test(path) ? setTitle : setSpaces),
    ),
    ...readMarkdown(source.slice(match?.[0].length ?? 0), typography, report, isProse),
  };
}

const wantedYaml =
  "`name: value` lines, those that belong to a name two spaces further in; a value with a colon, or that begins with a sign, in double quotes";

function parseYaml(source: string, file: string, problems: ContentProblem[]): unknown {
  const document = parseDocument(source, { customTags: [reference] });
  try {
    const [error] = document.errors;
    if (!error) return document.toJS();
    problems.push({ where: file, what: describeYamlError(error.message), wanted: wantedYaml });
  } catch (error) {
    // An alias without an anchor is a value that begins with an asterisk.
    problems.push({ where: file, what: describeYamlError(String(error)), wanted: wantedYaml });
  }
  return undefined;
}

const describeYamlError = (message: string) =>
  `cannot be read (${message.split("\n")[0]?.replace(/:$/, "")})`;

/** `!ref seals.haccp`: the value of another document at that path. */
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
