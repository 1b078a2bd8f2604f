// The checks before a change lands, in order; stops at the first step that fails. `quick`: all steps with the quick tests, before
// every commit. `rest`: the other tests, of a build of the sources as they are. `all`: both. Reports its time at the end.
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeLeftOut, findParts } from "#tests/parts.ts";
import { findBuildFault } from "./build/build-sources.ts";
import { checkStyle, checkTypes } from "./checkers.ts";
import { bin, root, runCommand } from "./run-command.ts";

interface Step {
  readonly name: string;
  readonly command: readonly string[];
}

/** The quick tests meet the site as it is while its catalogues are being set. */
const build: Step = {
  name: "content, build",
  command: [process.execPath, "tools/build.ts", "--part", "unprinted"],
};

const steps: readonly Step[] = [
  // The content comes first, as types are read from its output.
  build,
  { name: "types", command: checkTypes },
  { name: "lint, format, walls", command: checkStyle },
  { name: "unused code", command: [bin("knip")] },
];

const [size = "quick"] = process.argv.slice(2);
const start = performance.now();

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
async function takeTests(tests: string): Promise<void> {
  process.env["TESTS"] = tests;
  const leftOut = describeLeftOut(findParts(), tests === "rest");
  if (leftOut) console.log(leftOut);
  const name = `tests (${tests})`;
  const vitest = "node_modules/vitest/vitest.mjs";
  if (!/[#?%]/.test(root)) return take({ name, command: [process.execPath, vitest, "run"] });
  const folder = mkdtempSync(join(tmpdir(), "spherine-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const link = join(folder, "site");
  symlinkSync(root, link, "dir");
  const keepLinks = ["--preserve-symlinks", "--preserve-symlinks-main"];
  const options = ["run", "--root", link, "--configLoader", "native"];
  await take({
    name,
    command: [process.execPath, ...keepLinks, join(link, vitest), ...options],
  });
}

/** The processor time of all ended children and theirs, seconds, if /proc has it. */
function readProcessorTime(): string {
  try {
    // The fields after the name in brackets: utime, stime of the process, then of its children, in hundredths of a second.
    const [, facts = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
    const [user = 0, system = 0] = facts.split(" ").slice(13, 15).map(Number);
    return `, ${Math.round((user + system) / 100)} s of processor`;
  } catch {
    return "";
  }
}

if (size !== "rest") {
  for (const step of steps) await take(step);
  await takeTests("quick");
}
if (size !== "quick") {
  // The checkout may have moved since `npm test`.
  if (findBuildFault(join(root, "dist"))) await take(build);
  const print = ["tools/catalogue/make-catalogues.ts", "--out", "dist"];
  await take({ name: "printed catalogues", command: [process.execPath, ...print] });
  await takeTests("rest");
}
console.log(`
Everything holds (${size}): ${Math.round((performance.now() - start) / 1000)} s${readProcessorTime()}`);
