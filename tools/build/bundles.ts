// The options of esbuild that `npm run build` and `npm run dev` share, and the bundles that visitors get.
import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import react from "react";
import runtime from "react/jsx-runtime";
import { minify } from "terser";
import { esbuildTargets } from "#tools/browsers.ts";
import type { Styles } from "#tools/compile-styles.ts";
import { root } from "#tools/content/problems.ts";
import { inStep } from "#tools/progress.ts";
import { writeWhole } from "#tools/write-whole.ts";
import type { Places } from "./places.ts";

type ClassNames = Styles["classNames"];

const shared: BuildOptions = {
  absWorkingDir: root,
  // The package gives bundlers its development build, which warns developers.
  alias: { "react-router-dom": "./node_modules/react-router/dist/production/index.mjs" },
  bundle: true,
  format: "esm",
  jsx: "automatic",
  logLevel: "warning",
  metafile: true,
  logOverride: {
    // A class without rules, or a name that is written wrong.
    "import-is-undefined": "error",
    // A sheet of rules alone is imported for the page's list of them (list-assets.ts).
    "ignored-bare-import": "silent",
  },
  // Leaves out React's development code.
  define: { "process.env.NODE_ENV": '"production"' },
};

/** Marks a question that a plugin asks itself. */
const isResolved = Symbol("resolved");

const readComponent = (path: string) =>
  readFileSync(path, "utf8").replace(
    /^import (\w+) from (?=".+\.module\.css")/gm,
    "import * as $1 from ",
  );

/**
 * `import css from "./Name.module.css"` gives the map of scoped names; the rules are in the style sheets. Each name is a constant
 * of a module, which esbuild writes where it is used: it would keep the fields of a map.
 */
function cssModules(classNames: () => ClassNames): Plugin {
  return {
    name: "css-modules",
    setup(setup) {
      setup.onLoad({ filter: /\.tsx$/ }, ({ path }) => ({
        contents: readComponent(path),
        loader: "tsx",
      }));
      setup.onResolve({ filter: /\.module\.css$/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === isResolved) return;
        const found = await setup.resolve(path, { ...from, pluginData: isResolved });
        // Nothing of a module is left to be imported.
        return { ...found, sideEffects: false };
      });
      setup.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const names = Object.entries(classNames().get(path) ?? {});
        const given = names.map(([name], at) => `c${at} as ${JSON.stringify(name)}`);
        return {
          contents: [
            ...names.map(([, scoped], at) => `const c${at} = ${JSON.stringify(scoped)};`),
            `export { ${given.join(", ")} };`,
          ].join("\n"),
          loader: "js",
        };
      });
    },
  };
}

/** Nothing of the server or the tools may reach the browser bundle. */
const serverWall: Plugin = {
  name: "server-wall",
  setup(setup) {
    setup.onResolve({ filter: /^(#server|#tools|node:)/ }, ({ path, importer }) => ({
      errors: [{ text: `${path} is out of bounds for browser code (imported by ${importer})` }],
    }));
  },
};

/**
 * Node's own modules, without the copy of each that an import makes of all its parts: to copy node:http loads a client of HTTP,
 * some 30 ms of the boot.
 */
const ownModules: Plugin = {
  name: "own-modules",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(node:)?[\w/]+$/ }, ({ path }) =>
      isBuiltin(path) ? { path, namespace: "own-modules" } : undefined,
    );
    onLoad({ filter: /./, namespace: "own-modules" }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }));
  },
};

/** Files of ours that the program reads when it needs them, or never, are named as what they become: "./start.js" of start.ts. */
const ownEntries: Plugin = {
  name: "own-entries",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\.?\/(?:start|mcp)\.js$/ }, ({ path }) => ({
      path: `./${basename(path)}`,
      external: true,
    }));
  },
};

/** The file in which the browser begins, and a name for all that it imports. */
const begin = join(root, "client/start.tsx");
const everybodys = "everybodys-modules";

/** Modules named by an expression in `text`: for `import(…)`, or for the statements of a file. */
const listNamed = (text: string, expression: RegExp) =>
  [...text.matchAll(expression)].flatMap(([, name]) => name ?? []);

/**
 * esbuild makes a file of its own of what the same fetched modules share, and there are thirty such files that each page needs. What
 * the browser begins with is imported by all fetched modules too, which costs nothing, as it is there: so it becomes one file.
 */
const oneBeginning: Plugin = {
  name: "one-beginning",
  async setup({ onLoad, onResolve, onStart, resolve }) {
    const importing = new Set([begin]);
    onStart(async () => {
      for (const file of globSync("client/**/*.{ts,tsx}", { cwd: root })) {
        const text = readFileSync(join(root, file), "utf8");
        for (const name of listNamed(text, /(?<!typeof )import\("([^"]+)"\)/g)) {
          const from = { kind: "dynamic-import", resolveDir: join(root, dirname(file)) } as const;
          importing.add((await resolve(name, { ...from, pluginData: isResolved })).path);
        }
      }
    });
    onResolve({ filter: new RegExp(`^${everybodys}$`) }, ({ path }) => ({
      path,
      namespace: everybodys,
    }));
    onLoad({ filter: /./, namespace: everybodys }, () => ({
      contents: listNamed(
        readFileSync(begin, "utf8"),
        /^(?:import (?!type ).*|\}) from "([.#][^"]+)";$/gm,
      )
        .map((name) => `import "${name}";`)
        .join("\n"),
      resolveDir: dirname(begin),
    }));
    onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
      importing.has(path)
        ? {
            contents: `import "${everybodys}";\n${readComponent(path)}`,
            loader: path.endsWith("x") ? "tsx" : "ts",
          }
        : undefined,
    );
  },
};

/** What React's packages for browsers give by name. As they come, each file that uses one unwraps it for itself. */
const namedParts: Readonly<Record<string, object>> = { react, "react/jsx-runtime": runtime };

const reactByName: Plugin = {
  name: "react-by-name",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, importer, namespace }) =>
      namespace !== "react-by-name" && importer.startsWith(join(root, "client"))
        ? { path, namespace: "react-by-name" }
        : undefined,
    );
    onLoad({ filter: /./, namespace: "react-by-name" }, ({ path }) => ({
      contents: [
        `const whole = require("${path}");`,
        ...Object.keys(namedParts[path] ?? {}).map(
          (name) => `export const ${name} = /* @__PURE__ */ (() => whole.${name})();`,
        ),
      ].join("\n"),
      resolveDir: root,
    }));
  },
};

/** `classNames`: called for each bundle, by the absolute path of the module. */
export const clientOptions = ({ assets }: Places, classNames: () => ClassNames): BuildOptions => ({
  ...shared,
  entryPoints: { wake: "client/wake.ts", start: "client/start.tsx" },
  outdir: assets,
  entryNames: "[name].[hash]",
  chunkNames: "[name].[hash]",
  splitting: true,
  target: [...esbuildTargets],
  plugins: [serverWall, reactByName, cssModules(classNames)],
});

export const serverOptions = ({ server }: Places, classNames: () => ClassNames): BuildOptions => ({
  ...shared,
  entryPoints: {
    start: "server/start.ts",
    mcp: "server/mcp.ts",
    operate: "server/operate.ts",
    "store-worker": "server/enquiries/outbox/store-worker.ts",
    "search-worker": "server/search/search-worker.ts",
    "watch-worker": "server/event-loop/watch-worker.ts",
    main: "server/main.ts",
  },
  outdir: server,
  platform: "node",
  target: "node24",
  external: ["pg-native"],
  sourcemap: true,
  sourcesContent: false,
  plugins: [cssModules(classNames), ownModules, ownEntries],
});

/**
 * V8 keeps code of ASCII alone in half of the memory, 5 MB less here. esbuild escapes other letters in strings, but leaves regular
 * expressions as they are.
 */
const asciiSources: Plugin = {
  name: "ascii-sources",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      ),
      loader: "ts",
    }));
  },
};

/** In the folder of the server's bundles: what the documents of shared/content say of each entry. */
const entriesFile = "entries.json";

/**
 * The entries, in a file of their own: in the program, V8 would keep their text twice for as long as the process runs, once as a
 * part of its source and once as the string that is parsed, 4 MB.
 */
const entriesApart = ({ server }: Places): Plugin => ({
  name: "entries-apart",
  setup({ onLoad }) {
    onLoad({ filter: /\/generated\/entries\.ts$/ }, async ({ path }) => {
      const entries = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
      writeWhole(join(server, entriesFile), JSON.stringify(entries));
      return {
        contents: [
          `import { globSync, readFileSync } from "node:fs";`,
          `const file = new URL("./${entriesFile}", import.meta.url);`,
          `export const { ${Object.keys(entries).join(", ")} } = JSON.parse(readFileSync(file, "utf8"));`,
        ].join("\n"),
      };
    });
  },
});

/** Terser takes another 5 % off what visitors load (docs/decisions/0014). */
const minifying = {
  module: true,
  ecma: 2022,
  compress: { passes: 2 },
  format: { comments: false, wrap_func_args: true },
} as const;

export async function bundleClient(places: Places, { classNames }: Styles): Promise<Metafile> {
  const options = clientOptions(places, () => classNames);
  const { metafile, outputFiles } = await build({
    ...options,
    metafile: true,
    // Nobody waits for a file less while a page is being changed.
    plugins: [oneBeginning, ...(options.plugins ?? [])],
    minify: true,
    write: false,
  });
  await inStep("Minifying scripts", async (report) => {
    for (const [index, { path, text }] of outputFiles.entries()) {
      const { code = text } = await minify(text, minifying);
      writeWhole(path, code);
      report(index + 1, outputFiles.length);
    }
  });
  return metafile;
}

export async function bundleServer(places: Places, { classNames }: Styles): Promise<Metafile> {
  const options = serverOptions(places, () => classNames);
  const { metafile } = await build({
    ...options,
    metafile: true,
    // Packages are bundled too: finding and reading their five hundred files takes half of the boot.
    minifyWhitespace: true,
    legalComments: "external",
    plugins: [...(options.plugins ?? []), entriesApart(places), asciiSources],
  });
  return metafile;
}
