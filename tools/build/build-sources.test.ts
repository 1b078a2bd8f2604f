import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { findBuildFault, hashSources, writeSources } from "./build-sources.ts";

let project: string;

const write = (file: string, text: string) => {
  const path = join(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const dist = () => join(project, "dist");
const build = () => writeSources(dist(), hashSources(project));
const fault = () => findBuildFault(dist(), project);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "spherine-sources-"));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  write("package-lock.json", "{}");
  write("server/http/packed.ts", "one");
  write("shared/content/liposomes/zinc/fr.md", "Zinc");
  write("public/images/zinc.avif", "picture");
});

test("a build of the sources as they are can be tested", () => {
  expect(fault()).toMatch(/no whole build.*npm run build/);
  build();
  expect(fault()).toBeNull();
});

test.each<[string, () => void]>([
  ["code that has changed", () => write("server/http/packed.ts", "two")],
  ["a text that has changed", () => write("shared/content/liposomes/zinc/fr.md", "Zinc, liposome")],
  ["a file more", () => write("client/start.tsx", "")],
  ["a file less", () => rmSync(join(project, "public/images/zinc.avif"))],
  [
    "a file in another place",
    () => {
      rmSync(join(project, "server/http/packed.ts"));
      write("server/packed.ts", "one");
    },
  ],
  ["other packages", () => write("package-lock.json", "{ }")],
])("a checkout that has moved since: %s", (_, move) => {
  build();
  move();
  expect(fault()).toMatch(/other sources.*npm run build/);
  build();
  expect(fault()).toBeNull();
});

test("tests, and what the build itself writes, change nothing", () => {
  build();
  write("server/http/packed.test.ts", "");
  write("client/pages/Home/HomePage.test.tsx", "");
  write("shared/generated/entries.ts", "");
  write("docs/content.md", "");
  write("tests/quick/served.test.ts", "");
  expect(fault()).toBeNull();
});
