// A second minifier after esbuild's takes another 6 % off what visitors load. File names keep esbuild's hash of what went in: what
// comes out of it differs only in spelling.
import { existsSync, globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type MinifyOptions, minify } from "terser";
import { root } from "#tools/content/problems.ts";
import { inStep } from "#tools/progress.ts";
import { writeWhole } from "#tools/write-whole.ts";
import { shortHash } from "./places.ts";

const options: MinifyOptions = {
  module: true,
  // What the browsers understand that the bundle is for.
  ecma: 2022,
  // Two passes would take half of the time; the heaviest page keeps its budget by what the others take off.
  compress: { passes: 6 },
  format: { comments: false },
};

/** What was minified before, by what went in; `npm ci` empties it. */
const cacheFolder = join(root, "node_modules/.cache/scripts");
/** What no build has used for so long goes, ms. */
const keepTime = 7 * 24 * 60 * 60_000;

/** Minifies files in their places. */
export async function minifyScripts(paths: readonly string[]): Promise<void> {
  const version = readFileSync(join(root, "node_modules/terser/package.json"), "utf8");
  const salt = shortHash(version + JSON.stringify(options));
  await inStep("Minifying scripts", async (report) => {
    for (const [index, path] of paths.entries()) {
      report(index + 1, paths.length);
      const source = readFileSync(path, "utf8");
      const cached = join(cacheFolder, `${shortHash(salt + source)}.js`);
      if (existsSync(cached)) {
        writeWhole(path, readFileSync(cached));
        continue;
      }
      const { code } = await minify(source, options);
      if (!code) continue;
      writeWhole(cached, code);
      writeWhole(path, code);
    }
  });
  for (const file of globSync("*.js", { cwd: cacheFolder })) {
    const path = join(cacheFolder, file);
    if (Date.now() - statSync(path).mtimeMs > keepTime) rmSync(path, { force: true });
  }
}
