// Which modules each style sheet has, and the order of their layers, read from what imports what: no list to keep.
import { join } from "node:path";
import type { Metafile } from "esbuild";

const entry = "server/start.ts";
const pageModules = "client/pages/page-modules.ts";

/** Modules are absolute paths. */
export interface SharedStyles {
  /** All modules: those that a component uses come before its own, so that its rules win over theirs. */
  readonly order: readonly string[];
  /** What every page loads. */
  readonly base: ReadonlySet<string>;
  /** What a page loads beside, by folder of client/pages. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Shares the modules out: what surrounds pages, notices included, goes into the base sheet, with what at least half of the
 * kinds of pages use; the sheet of a kind has the rest of what it uses. The bundle is the server's, which renders everything.
 */
export function shareStyles({ inputs }: Metafile, root: string): SharedStyles {
  const kinds = new Map(
    importsOf(pageModules)
      .filter(({ kind }) => kind === "dynamic-import")
      .map(({ path }) => [folderOf(path), listModules(path)]),
  );
  const base = new Set(listModules(entry, { withPages: false }));
  const order = listModules(entry);
  for (const module of order) {
    const users = [...kinds.values()].filter((modules) => modules.includes(module));
    if (users.length >= kinds.size / 2) base.add(module);
  }
  const pages = [...kinds].map(
    ([folder, modules]) => [folder, modules.filter((module) => !base.has(module))] as const,
  );
  return {
    order: order.map(absolute),
    base: new Set([...base].map(absolute)),
    pages: new Map(pages.map(([folder, modules]) => [folder, new Set(modules.map(absolute))])),
  };

  function importsOf(path: string) {
    return (inputs[path]?.imports ?? []).filter(({ external }) => !external);
  }

  /** Modules that a file needs, at once or later, each after those of what its component imports. */
  function listModules(start: string, { withPages = true } = {}): string[] {
    const seen = new Set<string>();
    const modules: string[] = [];
    visit(start);
    return modules;

    function visit(path: string) {
      if (seen.has(path)) return;
      seen.add(path);
      const own: string[] = [];
      for (const imported of importsOf(path)) {
        const isPage = path === pageModules && imported.kind === "dynamic-import";
        if (isPage && !withPages) continue;
        if (imported.path.endsWith(".module.css")) own.push(imported.path);
        else visit(imported.path);
      }
      for (const module of own) if (!modules.includes(module)) modules.push(module);
    }
  }

  function absolute(path: string): string {
    return join(root, path);
  }
}

const folderOf = (path: string) => /^client\/pages\/(\w+)\//.exec(path)?.[1] ?? path;
