// `npm run new` in a copy of the content: what it makes builds at once as a draft, and what it must not make it refuses.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "spherine-content-"));

beforeAll(() => {
  for (const part of ["package.json", "shared", "tools/content", "tools/write-whole.ts"])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(script: string, ...options: readonly string[]) {
  const node = [join(copy, "tools/content", script), ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { encoding: "utf8" });
  return { status, said: stdout + stderr };
}

const entriesOf = () => readFileSync(join(copy, "shared/generated/entries.ts"), "utf8");

const folders = {
  liposome: "liposomes",
  niosome: "niosomes",
  serum: "serums",
  strain: "strains",
  product: "products",
};

test("every kind of new entry builds, as a draft that says what is to be written", () => {
  for (const kind of Object.keys(folders))
    expect(run("new-entry.ts", kind, `nouveau-${kind}`)).toMatchObject({ status: 0 });
  const { status, said } = run("build-content.ts");
  expect(status, said).toBe(0);
  for (const [kind, folder] of Object.entries(folders)) {
    const entry = `shared/content/${folder}/nouveau-${kind}`;
    expect(said).toContain(`${entry} is a draft, not shown. Still to be done:`);
    expect(said).toMatch(new RegExp(`${entry}, fr\\.md: to be written: .*`));
    expect(entriesOf()).not.toContain(`nouveau-${kind}`);
  }
});

test("without the line that makes it a draft every rule applies", () => {
  const facts = join(copy, "shared/content/strains/nouveau-strain/facts.yaml");
  const draft = readFileSync(facts, "utf8");
  writeFileSync(facts, draft.replace("draft: true\n", ""));
  const { status, said } = run("build-content.ts");
  writeFileSync(facts, draft);
  expect(status).toBe(1);
  expect(said).toMatch(/nouveau-strain, fr\.md, description: \d words\. Wanted: 38 to 85 words/);
  expect(said).not.toContain("nouveau-liposome");
});

test.each([
  [[], /Say what and how it is called/],
  [["cream", "nouveau"], /Say what and how it is called/],
  [["liposome", "Éclat"], /cannot be part of an address/],
  [["liposome", "../zinc"], /cannot be part of an address/],
  [["liposome", "complexevitaminesb"], /There is a liposome complexevitaminesb already/],
  [["serum", "zinc"], /There is a niosome zinc already/],
])("refuses %j", (options, said) => {
  expect(run("new-entry.ts", ...options)).toEqual({
    status: 1,
    said: expect.stringMatching(said),
  });
});
