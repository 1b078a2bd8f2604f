// Unit tests stand beside their file; whole-site tests are in tests/ and run against what the build made.
import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{server,shared,client,tools,tests}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/run-postgres.ts", "tests/run-site.ts"],
    css: { include: [/.+/], modules: { classNameStrategy: "stable" } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
