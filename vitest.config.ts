// Unit tests stand beside their file; whole-site tests are in tests/ and run against what the build made.
import { defineConfig } from "vitest/config";

export default defineConfig({
  // Where the project is seen through a link (tools/validate.ts), it stays so.
  resolve: { preserveSymlinks: true },
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{server,shared,client,tools,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/run-postgres.ts", "tests/run-site.ts"],
    setupFiles: ["tests/end-with-run.ts"],
    css: { include: [/.+/], modules: { classNameStrategy: "stable" } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when the machine gets to it: only what never comes is to fail.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
});
