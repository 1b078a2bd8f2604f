// Everything that must hold before a change lands, in order; what CI runs. Stops at the first step that fails.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);

const steps: readonly { readonly name: string; readonly command: readonly string[] }[] = [
  { name: "content", command: [process.execPath, "tools/gather-content.ts"] },
  { name: "types", command: [bin("tsc"), "--project", "."] },
  { name: "lint, format, walls", command: [bin("biome"), "ci", "--error-on-warnings", "."] },
  { name: "unused code", command: [bin("knip")] },
  { name: "build", command: [process.execPath, "tools/build.ts"] },
  { name: "tests", command: [process.execPath, "node_modules/vitest/vitest.mjs", "run"] },
];

for (const { name, command } of steps) {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const [program = "", ...options] = command;
  const { status, error } = spawnSync(program, options, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`\n${name}: failed`);
    process.exit(status ?? 1);
  }
  console.log(`── ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
