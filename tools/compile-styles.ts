// Compiles the style sheets: tokens and base as they are, every *.module.css once with scoped class names.
// Both bundles read the same name maps (esbuild names classes independently in each build, and they would disagree).
import { globSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { browserslistToTargets, transform } from "lightningcss";
import { pictures } from "#shared/content/pictures.ts";

const root = join(import.meta.dirname, "..");

/** Layers in their order; `client/styles/layers.css` declares the same. */
const globalSheets = ["layers", "tokens", "base"] as const;

const targets = browserslistToTargets(["chrome 111", "safari 16.4", "firefox 121"]);

export interface Styles {
  /** The one style sheet of the site, minified. */
  readonly css: string;
  /** Class names by absolute path of the module. */
  readonly classNames: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/**
 * Scoped names while compiling: `Header__logo__`. They go out as `a`, `b`… (weight: every page carries them in its
 * style sheet, its markup and its script), or stay readable during development.
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
 * Compiles every style sheet of client/. `isReadable`: class names say where they come from.
 * @throws when a sheet does not parse, or two modules share a base name (their classes would clash)
 */
export function compileStyles({ isReadable = false } = {}): Styles {
  const shorten = makeShortener(isReadable);
  const parts = globalSheets.map((name) =>
    readFileSync(join(root, "client/styles", `${name}.css`), "utf8"),
  );
  const classNames = new Map<string, Record<string, string>>();
  const seen = new Map<string, string>();
  for (const file of globSync("client/**/*.module.css", { cwd: root }).sort()) {
    const path = join(root, file);
    const name = basename(file, ".module.css");
    const other = seen.get(name);
    if (other) throw new Error(`${file} and ${other} share a base name; their classes would clash`);
    seen.set(name, file);
    const layer = relative("client", file).startsWith("pages") ? "pages" : "components";
    const { code, exports } = transform({
      filename: `${name}.css`,
      code: Buffer.from(`@layer ${layer} {\n${readFileSync(path, "utf8")}\n}`),
      cssModules: { pattern: "[name]__[local]__", animation: true, grid: false, container: false },
    });
    parts.push(shorten(code.toString()));
    classNames.set(
      path,
      Object.fromEntries(
        Object.entries(exports ?? {}).map(([local, { name: scoped, composes }]) => [
          local,
          shorten([scoped, ...composes.map((composed) => composed.name)].join(" ")),
        ]),
      ),
    );
  }
  parts.push(pictureGrounds());
  const { code } = transform({
    filename: "site.css",
    code: Buffer.from(parts.join("\n")),
    minify: true,
    targets,
  });
  return { css: code.toString(), classNames };
}

/** The dominant colour of each picture, shown until it has loaded (style attributes are closed to us by the CSP). */
function pictureGrounds(): string {
  const rules = Object.entries(pictures).map(
    ([name, { color }]) => `[data-picture="${name}"] { background-color: ${color} }`,
  );
  return `@layer components {\n${rules.join("\n")}\n}`;
}
