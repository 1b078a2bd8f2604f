// Finds what browser code calls or reads, and styles say, that the oldest browsers of the table do not know: by MDN's compatibility data and,
// for scripts, by the types that the project gives each name, so that `parse` of JSON is not taken for that of URL.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type {
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data/types";
import { isIdentifier, isObjectBindingPattern, type Node } from "typescript/unstable/ast";
import { API, type Symbol as NamedSymbol, type Project } from "typescript/unstable/sync";
import { oldestBrowsers } from "./browsers.ts";

/** Not imported: it is 20 MB of JSON, which whoever runs a test would make a module of. */
const bcd: CompatData = createRequire(import.meta.url)("@mdn/browser-compat-data");

export interface Newer {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** "Map.groupBy", "Element.checkVisibility", "@scope". */
  readonly feature: string;
}

/** The version since which a browser has it, if only in part, without a flag or prefix; infinite where it never had. */
function sinceOf(statement: SimpleSupportStatement | SimpleSupportStatement[] | undefined): number {
  const versions = [statement ?? []].flat().flatMap((one) => {
    const { version_added: version, flags, prefix, alternative_name: otherName } = one;
    if (flags || prefix || otherName || !version || version === "preview") return [];
    return Number.parseFloat(version.replace("≤", ""));
  });
  return Math.min(Number.POSITIVE_INFINITY, ...versions);
}

function isNewer(feature: Identifier | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return false;
  return Object.entries(oldestBrowsers).some(
    ([browser, oldest]) =>
      sinceOf(support[browser as keyof typeof support] as SimpleSupportStatement) > Number(oldest),
  );
}

const owners: Readonly<Record<string, Identifier | undefined>> = {
  ...bcd.api,
  ...bcd.javascript.builtins,
};

/** A member of a type or constructor of the platform; null where it is in every browser of the table, or none of its. */
function findMember(owner: string, name: string): string | null {
  // TypeScript has the statics of Map in an interface MapConstructor.
  const plain = owner.replace(/Constructor$/, "");
  const feature = owners[plain];
  return isNewer(feature?.[name]) || isNewer(feature?.[`${name}_static`])
    ? `${plain}.${name}`
    : null;
}

const membersOf = (feature: Identifier | undefined) =>
  Object.entries(feature ?? {}).filter(([name]) => name !== "__compat") as [string, Identifier][];

/** Names of members and globals of which some owner's is newer: only these are asked about. */
const names = new Set(
  Object.entries(owners).flatMap(([owner, feature]) => [
    ...(isNewer(feature) ? [owner] : []),
    ...membersOf(feature).flatMap(([name, member]) =>
      isNewer(member) ? [name.replace(/_static$/, "")] : [],
    ),
  ]),
);

/** Types of the platform that pages work with; a test's own tools need others, which they would miss too. */
const ownersOfPages = new Set([
  ...Object.keys(bcd.javascript.builtins ?? {}),
  ...Object.keys(bcd.api).filter((owner) => /^HTML\w+Element$/.test(owner)),
  ...["AbortSignal", "Document", "Element", "HTMLElement", "Node", "URL"],
]);

/** What a browser as old as the table allows lacks of these, for tests that take it away. */
export const listNewerMembers = (): readonly { readonly owner: string; readonly name: string }[] =>
  Object.entries(owners).flatMap(([owner, feature]) =>
    membersOf(ownersOfPages.has(owner) ? feature : undefined).flatMap(([name, member]) =>
      isNewer(member) ? [{ owner, name: name.replace(/_static$/, "") }] : [],
    ),
  );

const word = /[\p{L}$_][\w$]*/gu;

/** A name in a file's text, and what the project's types say that it is. */
interface Use {
  readonly index: number;
  readonly symbol: NamedSymbol;
}

/** Names that are called, read or written as they stand: "place.checkVisibility", "Map". */
function listNamed({ checker }: Project, file: string, text: string): readonly Use[] {
  const places = [...text.matchAll(word)].filter(([name]) => names.has(name));
  const symbols = checker.getSymbolAtPosition(
    file,
    places.map(({ index }) => index),
  );
  return places.flatMap(({ index }, at) => {
    const symbol = symbols[at];
    return symbol ? [{ index, symbol }] : [];
  });
}

/** Properties taken out by a pattern that does not rename them: `{ name }`, where the symbol in the text is that of the variable. */
function listTakenOut({ checker, program }: Project, file: string): readonly Use[] {
  const source = program.getSourceFile(file);
  const found: Use[] = [];
  function visit(node: Node) {
    if (isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const { propertyName, name } of node.elements) {
        if (propertyName || !type || !name || !isIdentifier(name) || !names.has(name.text))
          continue;
        const symbol = checker.getPropertyOfType(type, name.text);
        if (symbol) found.push({ index: name.getStart(source), symbol });
      }
    }
    node.forEachChild(visit);
  }
  if (source) visit(source);
  return found;
}

/** The feature used, where it is of the platform and newer than the table. */
function judgeUse({ index, symbol }: Use, text: string): string | null {
  const [declaration] = symbol.declarations;
  if (!/\/lib\.[\w.]+\.d\.ts$/.test(declaration?.path ?? "")) return null;
  const parent = symbol.getParent()?.name;
  // Statics may be in a type without a name; then the text says whose they are.
  const owner = parent?.startsWith("__")
    ? /([A-Z]\w*)\??\.$/.exec(text.slice(Math.max(0, index - 60), index))?.[1]
    : parent;
  if (owner) return findMember(owner, symbol.name);
  return isNewer(owners[symbol.name]) ? symbol.name : null;
}

/** Uses in the project's modules `files`, absolute paths, by the types of `configFile`. */
export function findNewerUses(configFile: string, files: readonly string[]): readonly Newer[] {
  const api = new API({ cwd: process.cwd() });
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    if (!project) throw new Error(`${configFile}: no such project`);
    return files.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const uses = [...listNamed(project, file, text), ...listTakenOut(project, file)];
      return uses.flatMap((use) => {
        const feature = judgeUse(use, text);
        return feature ? [{ file, line: lineOf(text, use.index), feature }] : [];
      });
    });
  } finally {
    api.close();
  }
}

const css = bcd.css as unknown as Readonly<Record<string, Readonly<Record<string, Identifier>>>>;

/** Functions of values: "light-dark", "round". */
const newerFunctions = new Set(
  Object.entries(css["types"] ?? {}).flatMap((type) =>
    [type, ...membersOf(type[1])].flatMap(([name, feature]) => (isNewer(feature) ? [name] : [])),
  ),
);

export interface Sheet {
  readonly file: string;
  readonly text: string;
}

/**
 * Properties, at-rules and pseudo-classes in sheets, and what the data has one level below them: values of a property, conditions
 * and descriptors of an at-rule, and custom properties that a pseudo-element does not inherit and no sheet gives it.
 */
export function findNewerStyles(sheets: readonly Sheet[]): readonly Newer[] {
  const bare = sheets.map(({ file, text }) => ({
    file,
    text: text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " ")),
  }));
  const given = listGiven(bare.map(({ text }) => text).join("\n"));
  return bare.flatMap((sheet) => findInSheet(sheet, given));
}

const rulesOfPseudo = /::([a-z-]+)[^{};]*\{([^{}]*)/g;

/** Custom properties that rules for a pseudo-element set: "backdrop --ease". */
const listGiven = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(rulesOfPseudo)].flatMap(([, name, block = ""]) =>
      [...block.matchAll(/(--[\w-]+)\s*:/g)].map(([, property]) => `${name} ${property}`),
    ),
  );

function findInSheet({ file, text }: Sheet, given: ReadonlySet<string>): readonly Newer[] {
  /** Each feature that the pattern's name is of, or those below it that the text after the name uses. */
  const find = (
    pattern: RegExp,
    kind: string,
    sign: string,
    findBelow: (feature: Identifier, rest: string) => readonly string[],
  ) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: { length }, 1: name = "" }) => {
      const feature = css[kind]?.[name];
      if (!feature) return [];
      const below = isNewer(feature)
        ? [""]
        : findBelow(feature, text.slice(index + length)).map((one) => ` ${one}`);
      const line = lineOf(text, index);
      return below.map((one) => ({ file, line, feature: sign + name + one }));
    });
  return [
    ...find(/(?<=[{;\s])([a-z-]+)(?=\s*:\s)/g, "properties", "", findNewerWords),
    ...find(/@([a-z-]+)/g, "at-rules", "@", (feature, rest) => [
      ...findNewerWords(feature, rest),
      // Its block has descriptors and no rules.
      ...(/^\s*\{/.test(rest) ? findNewerWords(feature, rest, /^[^}]*/) : []),
    ]),
    ...find(/::?([a-z-]+)/g, "selectors", ":", () => []),
    ...[...text.matchAll(rulesOfPseudo)].flatMap(({ index, 1: name = "", 2: block = "" }) =>
      isNewer(css["selectors"]?.[name]?.["inherit_from_originating_element"])
        ? [...block.matchAll(/var\((--[\w-]+)/g)]
            .filter(([, property]) => !given.has(`${name} ${property}`))
            .map(([, property]) => ({
              file,
              line: lineOf(text, index),
              feature: `:${name} ${property}`,
            }))
        : [],
    ),
    ...[...text.matchAll(/(?<![\w-])([a-z-]+)(?=\()/g)].flatMap(({ index, 1: name = "" }) =>
      newerFunctions.has(name) ? [{ file, line: lineOf(text, index), feature: `${name}()` }] : [],
    ),
  ];
}

/** Words of a text, by default up to the end of a declaration or prelude, by which the feature has something newer below it. */
const findNewerWords = (feature: Identifier, rest: string, part = /^[^;{}]*/) =>
  [...new Set(part.exec(rest)?.[0].match(/(?<![\w-])[a-z][a-z-]*/gi))].filter((one) =>
    isNewer(feature[one]),
  );

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;
