// Unit tests stand beside their file; whole-site tests are in tests/ and run against what the build made.
import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take minutes, longest first: begun last, one of them would keep a single worker busy at the end. */
const longest = [
  "accessibility",
  "visitor-tasks",
  "text-size",
  "contact",
  "editions",
  "catalogues",
  "focus",
  "enquiries",
  "hero",
  "attacks",
  "operations",
  "forced-colors",
  "print",
  "widths",
].map((name) => `${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(basename(moduleId));
      return at < 0 ? longest.length : at;
    };
    return others.toSorted((a, b) => rank(a) - rank(b));
  }
}

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
    sequence: { sequencer: LongestFirst },
  },
});
