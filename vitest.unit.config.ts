// The tests of single files, which need neither a build nor a running site nor a database: for the editing loop.
import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["tools/content/**/*.test.ts"],
  },
});
