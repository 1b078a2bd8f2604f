// `npm run check`: checks that need no build, for the editing loop. Content first, as types are read from its output; then types
// beside lint and unit tests. `npm test` is the whole.
import { checkStyle, checkTypes } from "./checkers.ts";
import { runCommand } from "./run-command.ts";

const vitest = "node_modules/vitest/vitest.mjs";

/** Runs a step to its end; its output is shown where it failed, or where it mentions drafts. */
async function take(name: string, command: readonly string[]): Promise<boolean> {
  const began = performance.now();
  const { code, output } = await runCommand(command, { isQuiet: true });
  const time = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`── ${name}: ${code === 0 ? "" : "failed, "}${time} s`);
  if (code !== 0 || name === "content") process.stdout.write(output);
  return code === 0;
}

const began = performance.now();
const hasContent = await take("content", [process.execPath, "tools/content/build-content.ts"]);
const results = hasContent
  ? await Promise.all([
      take("types", checkTypes),
      (async () => [
        await take("lint, format, walls", checkStyle),
        await take("unit tests", [
          process.execPath,
          ...[vitest, "run", "--config", "vitest.unit.config.ts", "--reporter=dot"],
        ]),
      ])(),
    ])
  : [false];
const isRight = results.flat().every(Boolean);
console.log(
  `${isRight ? "All right" : "Failed"} after ${((performance.now() - began) / 1000).toFixed(1)} s`,
);
process.exitCode = isRight ? 0 : 1;
