// Compiles the styles: tokens and base as they are, every *.module.css once with scoped class names, then a sheet for any page and
// one for each folder of client/pages. Styles for paper, forced colours, browsers without script and the like go into a sheet of
// their own, which most screens need not wait for. Both bundles read the same name maps (esbuild names classes independently in
// each build, and they would disagree).
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Metafile } from "esbuild";
import { browserslistToTargets, transform } from "lightningcss";
import { groundOf } from "#shared/pages/picture-ground.ts";
import { pictures } from "#shared/pictures/pictures.ts";
import { browserslist } from "#tools/browsers.ts";

const root = join(import.meta.dirname, "..");

const globalSheets = ["layers", "tokens", "base"] as const;

const targets = browserslistToTargets([...browserslist]);

/** The conditions of the sheet of modes; client/styles/modes.css and blocks in modules name one of them. */
const modes = [
  "print",
  "(forced-colors: active)",
  "(prefers-contrast: more)",
  "(prefers-reduced-transparency: reduce)",
  "(scripting: none)",
  // The narrowest phones, then a phone with letters twice as large.
  "(width <= 340px)",
  "(width <= 300px)",
];

/** A block of such a condition in a module: it begins a line, and ends with the first line that is a brace. */
const modeBlock = new RegExp(
  `^@media (?:${modes.map((mode) => mode.replace(/[()]/g, "\\$&")).join("|")}) \\{\n[\\s\\S]*?^\\}\n?`,
  "gm",
);

export interface Styles {
  /**
   * The sheets, minified, with the modules in their layers (`layerModules`); those of pages by folder of client/pages.
   * `first`: all that a page shows before anything is done to it, by folder too, for its documents: of the modules that the
   * browser's bundle has for it (`modulesOf`).
   */
  readonly compose: (
    levels: ReadonlyMap<string, number>,
    modulesOf: ReadonlyMap<string, ReadonlySet<string>>,
  ) => {
    readonly base: string;
    readonly pages: ReadonlyMap<string, string>;
    readonly first: ReadonlyMap<string, string>;
  };
  /** The modes of all modules, in a layer that wins over all others, under the condition `media`. */
  readonly modes: { readonly css: string; readonly media: string };
  /** Class names by absolute path of the module. */
  readonly classNames: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/**
 * Scoped names while compiling: `Header__logo__`. They are shortened to `a`, `b`… (weight: every page carries them in its style
 * sheet, its markup and its script), or stay readable during development.
 */
const scopedName = /[A-Z]\w*?__\w+?__/g;

function makeShortener(isReadable: boolean): (text: string) => string {
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    const known = names.get(name);
    if (known) return known;
    const short = isReadable ? name : `c${names.size.toString(36)}`;
    names.set(name, short);
    return short;
  };
  return (text) => text.replace(scopedName, shorten);
}

/**
 * Compiles all styles of client/. A module is in the layer after those of the components that its own component uses, and the base
 * sheet, which comes first, declares the order of layers. So it does not matter which sheet has a module, whether several have it,
 * and in which order the visited pages bring their sheets.
 * `isReadable`: class names contain their module.
 * @throws when a sheet does not parse, or two modules share a base name (their classes would clash)
 */
export function compileStyles({ isReadable = false } = {}): Styles {
  const shorten = makeShortener(isReadable);
  const readGlobal = (name: string) =>
    readFileSync(join(root, "client/styles", `${name}.css`), "utf8");
  const rules = new Map<string, string>();
  const modeParts = [readGlobal("modes")];
  const classNames = new Map<string, Record<string, string>>();
  const seen = new Map<string, string>();
  for (const file of globSync("client/**/*.module.css", { cwd: root }).sort()) {
    const path = join(root, file);
    const name = basename(file, ".module.css");
    const other = seen.get(name);
    if (other) throw new Error(`${file} and ${other} share a base name; their classes would clash`);
    seen.set(name, file);
    const source = readFileSync(path, "utf8");
    const main = compileModule(name, `@layer ${layerName} {\n${source.replace(modeBlock, "")}\n}`);
    const blocks = source.match(modeBlock) ?? [];
    const special = compileModule(name, `@layer modes {\n${blocks.join("\n")}\n}`);
    rules.set(file, shorten(main.css));
    modeParts.push(shorten(special.css));
    classNames.set(
      path,
      Object.fromEntries(
        // Lightning CSS gives them in another order each time, and the output would differ.
        sortByName({ ...special.exports, ...main.exports }).map(
          ([local, { name: scoped, composes }]) => [
            local,
            shorten([scoped, ...composes.map((composed) => composed.name)].join(" ")),
          ],
        ),
      ),
    );
  }
  return {
    compose(levels, modulesOf) {
      const order = [...levels.keys()];
      const sheets = Map.groupBy(order, pageFolderOf);
      const rulesOf = (files: readonly string[]) =>
        files.map((file) =>
          (rules.get(file) ?? "").replace(layerName, nameLayer(levels.get(file) ?? 0)),
        );
      const common = [
        ...globalSheets.map(readGlobal),
        pictureGrounds(),
        `@layer ${[...new Set(levels.values())].map(nameLayer).join(", ")}, modes;`,
      ];
      const base = minify([...common, ...rulesOf(sheets.get("") ?? [])]);
      const first = [...modulesOf].map(([folder, modules]) => {
        const own = order.filter((file) => modules.has(file));
        return [folder, minify([...common, ...rulesOf(own)])] as const;
      });
      sheets.delete("");
      const pages = [...sheets].map(([page, files]) => [page, minify(rulesOf(files))] as const);
      return { base, pages: new Map(pages), first: new Map(first) };
    },
    modes: { css: minify(modeParts), media: toRem(modes.join(", ")) },
    classNames,
  };
}

/** The folder of client/pages that a module is in, or "". */
const pageFolderOf = (file: string) => /^client\/pages\/(\w+)\//.exec(file)?.[1] ?? "";

/**
 * The modules that the server's bundle has, from the project's root, each with its level, lowest first. Those of what a component
 * imports come before its own: its level is higher than theirs, so that its rules win.
 */
export function layerModules({ inputs }: Metafile): ReadonlyMap<string, number> {
  const order = listModules("server/start.ts", new Set());
  const levels = new Map<string, number>();
  for (const module of order) {
    const users = Object.keys(inputs).filter((file) => importsOf(file).includes(module));
    // What comes later has no level yet.
    const below = users.flatMap((file) => listModules(file, new Set()));
    levels.set(module, 1 + Math.max(...below.map((one) => levels.get(one) ?? 0)));
  }
  return new Map([...levels].sort(([, one], [, other]) => one - other));

  function importsOf(file: string): readonly string[] {
    const imports = inputs[file]?.imports ?? [];
    return imports.filter(({ external }) => !external).map(({ path }) => path);
  }

  /** Those of a file and of all that it imports; a file's own come last. */
  function listModules(file: string, visited: Set<string>): string[] {
    if (visited.has(file)) return [];
    visited.add(file);
    const imports = importsOf(file);
    const below = imports.filter((path) => !isModule(path));
    const modules = below.flatMap((path) => listModules(path, visited));
    return [...new Set([...modules, ...imports.filter(isModule)])];
  }
}

const sortByName = <Value>(record: Readonly<Record<string, Value>>): [string, Value][] =>
  Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));

const isModule = (path: string) => path.endsWith(".module.css");

/** Stands for the layer of a module until its level is known. */
const layerName = "layer-of-module";

const nameLayer = (level: number) => `l${level}`;

function compileModule(name: string, css: string) {
  const { code, exports = {} } = transform({
    filename: `${name}.css`,
    code: Buffer.from(css),
    cssModules: { pattern: "[name]__[local]__", animation: true, grid: false, container: false },
  });
  return { css: code.toString(), exports };
}

/**
 * Breakpoints are written in px, as the specification counts them, and go out in rem: where a visitor's letters are larger,
 * a window is as narrow for them.
 */
const toRem = (query: string) =>
  query.replace(/(\d+)px/g, (_, pixels) => `${Number(pixels) / 16}rem`);

function minify(parts: readonly string[]): string {
  const css = Buffer.from(parts.join("\n").replace(/@(?:media|container)[^{;]*/g, toRem));
  return transform({ filename: "site.css", code: css, minify: true, targets }).code.toString();
}

/** One rule per ground (shared/pages/picture-ground.ts). */
function pictureGrounds(): string {
  const grounds = new Set(Object.values(pictures).map(groundOf));
  // Brief ones first, in their order: neighbours that are alike compress best, and no new picture changes that.
  const ordered = [...grounds].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const rules = ordered.map((hex) => `[data-ground="${hex}"] { background-color: #${hex} }`);
  return `@layer base {\n${rules.join("\n")}\n}`;
}
