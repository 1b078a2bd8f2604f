// Finds regular expressions whose work grows faster than the text that they see, by `recheck`, which knows of each what it does to
// its worst text. Such a one says on the line above "Bound:" and why no long text reaches it; so does one that is composed at run time.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, relative } from "node:path";
import type { checkSync } from "recheck";
import {
  isIdentifier,
  isNewExpression,
  isRegularExpressionLiteral,
  type Node,
} from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";
import { root } from "./content/problems.ts";

const require = createRequire(import.meta.url);
/** Its part that needs neither Java nor a program of its own. */
const recheck: { readonly checkSync: typeof checkSync } = require("recheck/lib/browser.js");

/** What was found out, by the expression's text: all of them take 15 s of processor. */
const cacheFile = `${root}/node_modules/.cache/expressions-${require("recheck/package.json").version}.json`;

/** Most time for one expression, ms by the clock, where the slowest takes 1.5 s of processor; what is not known by then counts as slow. */
const longest = 100_000;

/** Dearer, and the same at any speed. */
const withoutClock = { seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

export interface SlowExpression {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** "exponential", "2nd degree polynomial", "composed at run time", "linear, and needs no bound". */
  readonly problem: string;
}

type Verdict = string;
const linear: Verdict = "linear";

/** The verdicts of expressions that were judged before. */
function readVerdicts(): Map<string, Verdict> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(cacheFile, "utf8"))));
  } catch {
    return new Map();
  }
}

/** `isBounded`: whatever it is, no long text reaches it. */
export function judgeExpression(text: string, isBounded = false): Verdict {
  const end = text.lastIndexOf("/");
  const check = (settings: Parameters<typeof checkSync>[2]) =>
    // A seed makes the verdict the same in each run.
    recheck.checkSync(text.slice(1, end), text.slice(end + 1), {
      timeout: longest,
      randomSeed: 1,
      ...settings,
    });
  const first = check({});
  // The limits of its parts are by the clock, and what takes longer counts as slow: on a busy machine the time is the machine's.
  const found = first.status === "safe" || isBounded ? first : check(withoutClock);
  if (found.status === "safe") return linear;
  return found.status === "vulnerable" ? found.complexity.summary : `unknown: ${found.error.kind}`;
}

interface Expression {
  readonly file: string;
  readonly line: number;
  /** Null where it is composed. */
  readonly text: string | null;
  readonly hasBound: boolean;
}

/** The expressions of the project's modules `files`, absolute paths, in the order of the text. */
function listExpressions(configFile: string, files: readonly string[]): readonly Expression[] {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    return files.flatMap((file) => {
      const source = project?.program.getSourceFile(file);
      if (!source) throw new Error(`${file} is not in ${configFile}`);
      const lines = source.text.split("\n");
      const found: Expression[] = [];
      const look = (node: Node): void => {
        const isLiteral = isRegularExpressionLiteral(node);
        const isComposed =
          isNewExpression(node) &&
          isIdentifier(node.expression) &&
          node.expression.text === "RegExp";
        if (isLiteral || isComposed) {
          const line = source.text.slice(0, node.getStart()).split("\n").length;
          const text = isLiteral ? node.text : null;
          found.push({ file, line, text, hasBound: hasBound(lines, line) });
        }
        node.forEachChild(look);
      };
      look(source);
      return found;
    });
  } finally {
    api.close();
  }
}

/** The comment that ends above the statement's line, or the line above that where the expression begins a line of its own. */
function hasBound(lines: readonly string[], line: number): boolean {
  const above = (n: number) => lines[n - 2]?.trim() ?? "";
  let at = above(line).endsWith("=") || above(line).endsWith("(") ? line - 1 : line;
  let comment = "";
  while (/^(?:\/\/|\/?\*)/.test(above(at))) {
    comment = `${above(at)}\n${comment}`;
    at -= 1;
  }
  return comment.includes("Bound:");
}

export function findSlowExpressions(
  configFile: string,
  files: readonly string[],
): readonly SlowExpression[] {
  const known = readVerdicts();
  const { size } = known;
  const slow = listExpressions(configFile, files).flatMap(({ hasBound, text, ...place }) => {
    const verdict =
      text === null ? "composed at run time" : (known.get(text) ?? judgeExpression(text, hasBound));
    if (text !== null && !verdict.startsWith("unknown")) known.set(text, verdict);
    const problem =
      verdict === linear
        ? hasBound
          ? "linear, and needs no bound"
          : null
        : hasBound
          ? null
          : verdict;
    if (problem === null) return [];
    return { ...place, file: relative(root, place.file), text: text ?? "new RegExp", problem };
  });
  if (known.size > size) {
    mkdirSync(dirname(cacheFile), { recursive: true });
    writeFileSync(cacheFile, JSON.stringify(Object.fromEntries(known)));
  }
  return slow;
}
