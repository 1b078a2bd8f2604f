// The tests that stand beside a file and need neither a build nor a running site, for `npm run check`. Left out: those that need
// PostgreSQL, which `postgres` in their name says, and those of programs that start others.
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { preserveSymlinks: true },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    name: "units",
    include: ["{server,shared,client,tools}/**/*.test.{ts,tsx}", "tests/fuzz/calls.test.ts"],
    exclude: ["**/*postgres*.test.ts", "tools/launch.test.ts"],
    setupFiles: ["tests/fixed-cases.ts"],
    css: { include: [/.+/], modules: { classNameStrategy: "stable" } },
    // These tests share nothing that another could change: each process loads a module once for all of its files.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
});
