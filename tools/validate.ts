// Everything that must hold before a change lands, in order; what CI runs. Stops at the first step that fails.
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bin, root, runCommand } from "./run-command.ts";

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

const steps: readonly Step[] = [
  { name: "content", command: [process.execPath, "tools/content/build-content.ts"] },
  { name: "types", command: [bin("tsc"), "--project", "."] },
  { name: "lint, format, walls", command: [bin("biome"), "ci", "--error-on-warnings", "."] },
  { name: "unused code", command: [bin("knip")] },
  { name: "build", command: [process.execPath, "tools/build.ts"] },
];

async function take({ name, command }: Step): Promise<void> {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const { code, output } = await runCommand(command);
  if (code !== 0) {
    console.error(`${output}\n${name}: failed`);
    process.exit(code);
  }
  console.log(`── ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Vite reads `#`, `?` and `%` in a path as parts of a URL: a project in such a folder is tested through a symbolic link. */
async function takeTests(): Promise<void> {
  const vitest = "node_modules/vitest/vitest.mjs";
  if (!/[#?%]/.test(root))
    return take({ name: "tests", command: [process.execPath, vitest, "run"] });
  const folder = mkdtempSync(join(tmpdir(), "spherine-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const link = join(folder, "site");
  symlinkSync(root, link, "dir");
  const keepLinks = ["--preserve-symlinks", "--preserve-symlinks-main"];
  const options = ["run", "--root", link, "--configLoader", "native"];
  await take({
    name: "tests",
    command: [process.execPath, ...keepLinks, join(link, vitest), ...options],
  });
}

for (const step of steps) await take(step);
await takeTests();
