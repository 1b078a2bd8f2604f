// Finds what browser code calls, and styles say, that the oldest browsers of the table do not know: by MDN's compatibility data and,
// for scripts, by the types that the project gives each name, so that `parse` of JSON is not taken for that of URL.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type {
  CompatData,
  Identifier,
  SimpleSupportStatement,
} from "@mdn/browser-compat-data/types";
import { API } from "typescript/unstable/sync";
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
  ...["AbortSignal", "Document", "Element", "HTMLElement", "HTMLDialogElement", "Node", "URL"],
]);

/** What a browser as old as the table allows lacks of these, for tests that take it away. */
export const listNewerMembers = (): readonly { readonly owner: string; readonly name: string }[] =>
  Object.entries(owners).flatMap(([owner, feature]) =>
    membersOf(ownersOfPages.has(owner) ? feature : undefined).flatMap(([name, member]) =>
      isNewer(member) ? [{ owner, name: name.replace(/_static$/, "") }] : [],
    ),
  );

const word = /[\p{L}$_][\w$]*/gu;

/** Uses in the project's modules `files`, absolute paths, by the types of `configFile`. */
export function findNewerCalls(configFile: string, files: readonly string[]): readonly Newer[] {
  const api = new API({ cwd: process.cwd() });
  try {
    const project = api.updateSnapshot({ openProjects: [configFile] }).getProject(configFile);
    if (!project) throw new Error(`${configFile}: no such project`);
    return files.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const places = [...text.matchAll(word)].filter(([name]) => names.has(name));
      const symbols = project.checker.getSymbolAtPosition(
        file,
        places.map(({ index }) => index),
      );
      return symbols.flatMap((symbol, at) => {
        const place = places[at];
        if (!symbol || !place) return [];
        const [declaration] = symbol.declarations;
        if (!/\/lib\.[\w.]+\.d\.ts$/.test(declaration?.path ?? "")) return [];
        const parent = symbol.getParent()?.name;
        // Statics may be in a type without a name; then the text says whose they are.
        const owner = parent?.startsWith("__")
          ? /([A-Z]\w*)\??\.$/.exec(text.slice(Math.max(0, place.index - 60), place.index))?.[1]
          : parent;
        const feature = owner
          ? findMember(owner, symbol.name)
          : isNewer(owners[symbol.name])
            ? symbol.name
            : null;
        return feature ? [{ file, line: lineOf(text, place.index), feature }] : [];
      });
    });
  } finally {
    api.close();
  }
}

const css = bcd.css as unknown as Readonly<Record<string, Readonly<Record<string, Identifier>>>>;

/** Properties, at-rules and pseudo-classes in a sheet's text. */
export function findNewerStyles(file: string, text: string): readonly Newer[] {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  const find = (pattern: RegExp, kind: string, sign: string) =>
    [...bare.matchAll(pattern)].flatMap(({ index, 1: name = "" }) =>
      isNewer(css[kind]?.[name]) ? [{ file, line: lineOf(text, index), feature: sign + name }] : [],
    );
  return [
    ...find(/(?<=[{;\s])([a-z-]+)(?=\s*:\s)/g, "properties", ""),
    ...find(/@([a-z-]+)/g, "at-rules", "@"),
    ...find(/::?([a-z-]+)/g, "selectors", ":"),
  ];
}

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;
