// No file is read or written while everybody else waits for it: a folder on a network that does not answer would hold up every page.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Modules that may call a `…Sync` of node:fs, by who waits. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "nobody: before the site listens": [
    "server/start.ts",
    "server/secret-files.ts",
    "server/printed-catalogues.ts",
    "server/http/kept-assets.ts",
  ],
  "a thread of its own": [
    "server/search/search-worker.ts",
    "server/event-loop/main-thread.ts",
    "server/enquiries/outbox/sqlite-database.ts",
  ],
  "an operator's command": ["server/enquiries/operators/adopt-file.ts"],
  // A stack is asked for and told in one step; the files are those of the running code, each is read once.
  "an error that is told": ["server/source-lines.ts"],
};

/** Names that a module takes from node:fs and that end so. */
function listSynchronous(text: string): readonly string[] {
  const imports = text.match(/import [^;]*? from "node:fs";/g) ?? [];
  return imports.flatMap((line) => line.match(/\w+Sync\b|\* as \w+|import \w+ from/g) ?? []);
}

test("nothing that serves visitors waits for a file", () => {
  const found = globSync("{server,shared}/**/*.{ts,tsx}", { cwd: root })
    .filter((path) => !/\.test\.|\/generated\//.test(path))
    .filter((path) => listSynchronous(readFileSync(join(root, path), "utf8")).length > 0);
  expect(found.sort()).toEqual(Object.values(allowed).flat().sort());
});

test("every way to import such a function is seen", () => {
  expect(listSynchronous('import { type Stats, statSync } from "node:fs";')).toEqual(["statSync"]);
  expect(listSynchronous('import * as fs from "node:fs";')).toEqual(["* as fs"]);
  expect(listSynchronous('import fs from "node:fs";')).toEqual(["import fs from"]);
  expect(listSynchronous('import { watch } from "node:fs";')).toEqual([]);
});
