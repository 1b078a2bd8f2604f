// The day on which each document of the content last changed, for the sitemaps. A checkout knows it from git; without a history (a
// container's build, a shallow clone) a list in version control stands in, which `npm run dates` writes. A date counts only for the
// very bytes that it was noted for: a document that has changed since has no date, and none is invented.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder, root } from "./problems.ts";

const listFile = join(root, contentFolder, "dates.txt");

/** The date of one version of a document. */
interface Noted {
  /** ISO, without time: "2026-05-04". */
  readonly date: string;
  /** The hash by which git names the bytes. */
  readonly blob: string;
}

let noted: ReadonlyMap<string, Noted> | undefined;

/**
 * The date of each document, by its path in the content's folder, "liposomes/zinc/fr.md"; "" where it is not known. The history is
 * read once by a process.
 */
export function readDates(): Readonly<Record<string, string>> {
  noted ??= readHistory() ?? readList();
  return Object.fromEntries(
    listDocuments().map((file) => {
      const known = noted?.get(file);
      const isSame = known?.blob === blobOf(readFileSync(join(root, contentFolder, file)));
      return [file, isSame ? known.date : ""];
    }),
  );
}

const listDocuments = () =>
  globSync("**/*.{md,yaml}", { cwd: join(root, contentFolder) })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();

const blobOf = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

/** The newest version of each document; undefined when git does not have the whole history. */
function readHistory(): ReadonlyMap<string, Noted> | undefined {
  if (!existsSync(join(root, ".git"))) return undefined;
  if (runGit("rev-parse", "--is-shallow-repository")?.trim() !== "false") return undefined;
  // A merged change counts from its merge: only then does each version follow the other.
  const order = ["--first-parent", "--diff-merges=first-parent"];
  const format = ["--format=%cs", "--raw", "--no-abbrev", "--no-renames"];
  const log = runGit("log", ...order, ...format, "--", contentFolder);
  return log === undefined ? undefined : readLog(log);
}

/** `log`: newest first, each commit's date, then `:mode mode blob blob status<TAB>path` for each file. */
export function readLog(log: string): ReadonlyMap<string, Noted> {
  const newest = new Map<string, Noted>();
  let date = "";
  for (const line of log.split("\n")) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) date = line;
    const [, blob = "", path = ""] = /^:\d+ \d+ \w+ (\w+) \w+\t(.+)$/.exec(line) ?? [];
    const file = path.slice(contentFolder.length + 1);
    if (file && !newest.has(file)) newest.set(file, { date, blob });
  }
  return newest;
}

function runGit(...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", parameters, {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  return status === 0 ? stdout : undefined;
}

function readList(): ReadonlyMap<string, Noted> {
  if (!existsSync(listFile)) return new Map();
  const lines = readFileSync(listFile, "utf8").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [date, blob, file] = line.split(" ");
      return date && blob && file ? [[file, { date, blob }] as const] : [];
    }),
  );
}

if (import.meta.main) {
  const history = readHistory();
  if (!history) {
    console.error("git does not have the whole history here: run this in a full clone.");
    process.exit(1);
  }
  const lines = listDocuments().flatMap((file) => {
    const known = history.get(file);
    return known ? [`${known.date} ${known.blob} ${file}\n`] : [];
  });
  writeFileSync(listFile, lines.join(""));
  console.log(`Dates of ${lines.length} documents: ${listFile}`);
}
