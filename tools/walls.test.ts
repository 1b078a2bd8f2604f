// The walls between rooms: Biome's file agrees with the table, and Biome finds every import through a wall.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { bin, root } from "./run-command.ts";
import { composeWalls, rooms, wallsFile } from "./walls.ts";

test("Biome reads the walls of the table: else `npm run walls` writes them", () => {
  expect(readFileSync(join(root, wallsFile), "utf8")).toBe(composeWalls());
  const { extends: read } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  expect(read).toEqual([`./${wallsFile}`]);
});

test("each import through a wall is found, from a room and from one inside", () => {
  const folder = mkdtempSync(join(tmpdir(), "walls-"));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write(wallsFile, composeWalls());
  write("biome.json", JSON.stringify({ root: true, extends: [`./${wallsFile}`] }));
  const wanted: string[] = [];
  for (const [at, { folder: room, refused, why }] of rooms.entries())
    for (const within of ["", "/inside"]) {
      const [first = ""] = refused;
      // One folder of a list in braces stands for all.
      const path = `${room.replace(/\{(\w+)[^}]*\}/, "$1")}${within}/wall-${at}.ts`;
      write(path, `import { a } from "${first.replace(/\*+$/, "a.ts")}";\nexport const b = a;\n`);
      wanted.push(`${path}: ${why}`);
    }
  const { stdout } = spawnSync(
    bin("biome"),
    ["lint", "--reporter=json", "--max-diagnostics=none"],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  rmSync(folder, { recursive: true, force: true });
  interface Report {
    readonly diagnostics: readonly {
      readonly category: string;
      readonly message: string;
      readonly location: { readonly path: string };
    }[];
  }
  const { diagnostics } = JSON.parse(stdout) as Report;
  const found = diagnostics
    .filter(({ category }) => category === "lint/style/noRestrictedImports")
    .map(({ message, location }) => `${location.path}: ${message}`);
  expect(found.toSorted()).toEqual(wanted.toSorted());
});
