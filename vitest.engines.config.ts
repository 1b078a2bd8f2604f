// The tests in Firefox and WebKit, and behind PgBouncer, which Debian has: `npm run test:engines`, after a build.
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { preserveSymlinks: true },
  test: {
    include: ["tests/engines/**/*.test.ts"],
    globalSetup: ["tests/engines/run-display.ts", "tests/keep-tidy.ts", "tests/run-site.ts"],
    setupFiles: ["tests/end-with-run.ts", "tests/fixed-cases.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What is waited for comes when the machine gets to it: only what never comes is to fail.
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
  },
});
