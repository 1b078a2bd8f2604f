// A copy of the project in the system's temporary folder, for tests that change what the project is made of.
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build, type Plugin } from "esbuild";
import { onTestFinished } from "vitest";

const root = join(import.meta.dirname, "..");
const run = promisify(execFile);

const withoutStyles: Plugin = {
  name: "without-styles",
  setup(setup) {
    setup.onLoad({ filter: /\.module\.css$/ }, () => ({
      contents: "export default {}",
      loader: "js",
    }));
  },
};

export interface ProjectCopy {
  readonly folder: string;
  /** Builds the content. Rejects with the content step's message where something is wrong. */
  readonly buildContent: () => Promise<void>;
  /** Of all but tests. Rejects with the compiler's messages where types are wrong. */
  readonly checkTypes: () => Promise<void>;
  /** What render-pages.ts prints. */
  readonly render: (
    edition: string,
    paths: readonly string[],
  ) => Promise<Readonly<Record<string, string>>>;
}

/** Sources without what was generated from them and without pictures; removed when the test is over. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), "spherine-copy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const generated = join(root, "shared/generated");
  for (const name of ["client", "server", "shared", "tools", "tests", "package.json"])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => path !== generated,
    });
  const { compilerOptions, include } = JSON.parse(
    readFileSync(join(root, "tsconfig.json"), "utf8"),
  );
  const checked = { compilerOptions, include, exclude: ["**/*.test.ts", "**/*.test.tsx"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(checked));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));

  const node = async (...parameters: string[]) =>
    run(process.execPath, parameters, { cwd: folder, maxBuffer: 100_000_000 }).catch(
      ({ stdout, stderr }) => {
        throw new Error(`${stdout}${stderr}`);
      },
    );
  return {
    folder,
    buildContent: async () => void (await node("tools/content/build-content.ts")),
    checkTypes: async () => void (await node("node_modules/typescript/bin/tsc", "--project", ".")),
    render: async (edition, paths) => {
      const outfile = join(folder, "render-pages.js");
      await build({
        absWorkingDir: folder,
        entryPoints: ["tests/render-pages.ts"],
        outfile,
        bundle: true,
        format: "esm",
        platform: "node",
        packages: "external",
        jsx: "automatic",
        logLevel: "warning",
        plugins: [withoutStyles],
      });
      const { stdout } = await node(outfile, edition, ...paths);
      return JSON.parse(stdout);
    },
  };
}
