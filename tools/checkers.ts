// The checks of code that is not run, the same before every commit (validate.ts) and in the editing loop (check.ts).
import { bin } from "./run-command.ts";

/** Checks only changes since the last run. There is one checker: each more reads the same types once more. */
export const checkTypes: readonly string[] = [
  ...[bin("tsc"), "--project", ".", "--checkers", "1"],
  ...["--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.json"],
];

export const checkStyle: readonly string[] = [bin("biome"), "ci", "--error-on-warnings", "."];
