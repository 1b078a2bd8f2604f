// Unit tests stand beside their file (vitest.unit.config.ts); tests of the whole site are in tests/ and run against what the build
// made. What is quick runs before every commit: TESTS=quick. The rest, TESTS=rest, is tests/whole and what needs PostgreSQL, as its
// name says, or installs.
import { configDefaults, defineConfig } from "vitest/config";
import { findParts, listLeftOut } from "./tests/parts.ts";

const { TESTS } = process.env;
const quick = ["tests/quick/**/*.test.ts"];
const rest = [
  "tests/whole/**/*.test.ts",
  "server/**/*postgres*.test.ts",
  "tools/launch.test.ts",
  "tests/fuzz/requests.test.ts",
  "tests/fuzz/repeated-tokens.test.ts",
];

const included = TESTS === "rest" ? rest : TESTS === "quick" ? quick : [...quick, ...rest];
const parts = findParts();
const hasPostgres = TESTS !== "quick" && parts.postgres;
/** Quick tests need no PostgreSQL. */
const leftOut = listLeftOut(included, TESTS === "quick" ? { ...parts, postgres: true } : parts);

const site = {
  // Where the project is seen through a link (tools/validate.ts), it stays so.
  resolve: { preserveSymlinks: true },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    name: "site",
    include: included,
    exclude: [...configDefaults.exclude, ...leftOut],
    globalSetup: [
      hasPostgres ? "tests/run-postgres.ts" : "tests/keep-tidy.ts",
      "tests/run-site.ts",
    ],
    setupFiles: ["tests/end-with-run.ts", "tests/fixed-cases.ts"],
    css: { include: [/.+/], modules: { classNameStrategy: "stable" } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when the machine gets to it: only what never comes is to fail.
    expect: { poll: { timeout: 30_000 } },
  },
} as const;

export default defineConfig({
  test: {
    projects: TESTS === "rest" ? [site] : ["vitest.unit.config.ts", site],
    maxWorkers: 2,
  },
});
