// The layers of modules: what a component uses is below it, whatever else is.
import type { Metafile } from "esbuild";
import { expect, test } from "vitest";
import { layerModules } from "./compile-styles.ts";

/** A bundle of files and what each imports. */
const bundleOf = (files: Readonly<Record<string, readonly string[]>>): Metafile => ({
  inputs: Object.fromEntries(
    Object.entries(files).map(([file, paths]) => [
      file,
      {
        bytes: 0,
        imports: paths.map((path) => ({ path, kind: "import-statement" as const })),
      },
    ]),
  ),
  outputs: {},
});

test("a module is above those of all that its component imports, and beside those that it does not use", () => {
  const levels = layerModules(
    bundleOf({
      "server/start.ts": ["Page.tsx"],
      "Page.tsx": ["Page.module.css", "Card.tsx", "Tag.tsx"],
      "Card.tsx": ["Icon.tsx", "Card.module.css"],
      "Tag.tsx": ["Tag.module.css"],
      "Icon.tsx": ["Icon.module.css"],
    }),
  );
  expect(Object.fromEntries(levels)).toEqual({
    "Icon.module.css": 1,
    "Tag.module.css": 1,
    "Card.module.css": 2,
    "Page.module.css": 3,
  });
  expect([...levels.values()]).toEqual([1, 1, 2, 3]);
});

test("a module of several components is above what any of them uses", () => {
  const levels = layerModules(
    bundleOf({
      "server/start.ts": ["Button.tsx", "Plain.tsx", "Rich.tsx"],
      "Button.tsx": ["Button.module.css"],
      "Plain.tsx": ["Shared.module.css"],
      "Rich.tsx": ["Button.tsx", "Shared.module.css"],
    }),
  );
  expect(levels.get("Shared.module.css")).toBe(2);
});
