// The packages of every kind of machine, as the lock file and package.json have them: npm installs nothing that the lock file does
// not name, and runs no script that package.json does not allow.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, "..", name), "utf8"));

const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        hasInstallScript: z.boolean().optional(),
        optionalDependencies: z.record(z.string(), z.string()).optional(),
      }),
    ),
  })
  .parse(read("package-lock.json"));
const { allowScripts, scripts } = z
  .object({
    allowScripts: z.record(z.string(), z.boolean()),
    scripts: z.record(z.string(), z.string()),
  })
  .parse(read("package.json"));

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + 13);
const locked = new Set(Object.keys(packages).map(nameOf));

test("scripts of packages of every kind of machine are allowed, and no others", () => {
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(Object.keys(allowScripts).toSorted()).toEqual(withScript.toSorted());
});

test("the lock file has the packages of every kind of machine", () => {
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !locked.has(name));
  expect(missing).toEqual([]);
});

test("commands need no shell of one system: no settings before a program, no parameters", () => {
  const special = Object.entries(scripts).filter(([, script]) =>
    /(^|&& *)\w+=|\$|'|`|;|\||\*/.test(script),
  );
  expect(special).toEqual([]);
});
