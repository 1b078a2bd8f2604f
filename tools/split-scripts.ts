// What goes into which script. esbuild makes a chunk of its own for each set of pages that use a module: twenty chunks, most of
// them smaller than the headers they come with. Here a page has three scripts beside the entry: what every page has (libraries and
// frame), where it lists entries what lists share, and all the rest that it uses, of which each page has a copy.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";

const entry = "client/start.tsx";

/** What every page loads, beside what these import. */
const frameParts = [entry, "client/App.tsx", "client/load-page.ts"];

/**
 * Whatever is fetched later names all that the frame is made of: esbuild makes a chunk for each set of users, and one that leaves
 * something out would tear the frame apart.
 */
const nameFrame = ["#client/App.tsx", "#client/load-page.ts", "react-dom/client"]
  .map((name) => `import "${name}";\n`)
  .join("");

/** Shared by the pages that import it, which load it as one script. */
const listPart = "client/components/Catalogue/Catalogue.tsx";

/** The modules of the project that each module imports, by path from the project's root; what is imported on use apart. */
interface Imports {
  readonly atOnce: (module: string) => readonly string[];
  readonly onUse: ReadonlySet<string>;
}

/** Follows the imports of the browser's modules without writing anything. */
async function readImports(options: BuildOptions): Promise<Imports> {
  const { metafile } = await build({
    ...options,
    entryPoints: [entry],
    outdir: "out",
    write: false,
    metafile: true,
  });
  const importsOf = (module: string, isOnUse: boolean) =>
    (metafile.inputs[module]?.imports ?? [])
      .filter(({ kind, external }) => !external && (kind === "dynamic-import") === isOnUse)
      .map(({ path }) => path);
  return {
    atOnce: (module) => importsOf(module, false),
    onUse: new Set(Object.keys(metafile.inputs).flatMap((module) => importsOf(module, true))),
  };
}

/** A module and everything that it imports at once. */
function reach(from: readonly string[], { atOnce }: Imports): Set<string> {
  const reached = new Set(from);
  // Grows while it is walked.
  for (const module of reached) for (const next of atOnce(module)) reached.add(next);
  return reached;
}

/**
 * The plugin that gives modules their copies. `options`: of the bundle, with the plugins that resolve and load its modules. Modules
 * that hold state (contexts, what was fetched) belong to the frame, of which there is one.
 */
export async function splitScripts(root: string, options: BuildOptions): Promise<Plugin> {
  const imports = await readImports(options);
  const frame = reach(frameParts, imports);
  const list = reach([listPart], imports);
  const users = new Map(
    [...imports.onUse].map((module) => [module, reach([module], imports)] as const),
  );

  /** For whom a copy is: "" where there is one for all. */
  function ownerOf(module: string, user: string): string {
    if (frame.has(module)) return "";
    if (imports.onUse.has(module)) return module;
    if (user === listPart) return listPart;
    return list.has(module) && users.get(user)?.has(listPart) ? listPart : user;
  }

  return {
    name: "split-scripts",
    setup(setup) {
      setup.onResolve({ filter: /^(\.|#)/ }, async (wanted) => {
        if (wanted.pluginData?.isResolved) return undefined;
        const { path, errors } = await setup.resolve(wanted.path, {
          kind: wanted.kind,
          importer: wanted.importer,
          resolveDir: wanted.resolveDir,
          pluginData: { isResolved: true },
        });
        if (errors.length > 0) return { errors };
        const module = relative(root, path).replaceAll("\\", "/");
        const owner = ownerOf(module, wanted.pluginData?.owner ?? "");
        return owner ? { path, suffix: `?${owner}`, pluginData: { owner } } : { path };
      });
      setup.onLoad({ filter: /\.tsx?$/ }, ({ path, suffix, pluginData }) => {
        if (!suffix) return undefined;
        const contents = readFileSync(path, "utf8");
        const isRoot = suffix === `?${relative(root, path).replaceAll("\\", "/")}`;
        return {
          contents: isRoot ? `${nameFrame}${contents}` : contents,
          loader: path.endsWith("x") ? "tsx" : "ts",
          pluginData,
        };
      });
    },
  };
}
