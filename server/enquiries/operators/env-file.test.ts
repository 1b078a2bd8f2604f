// The file of settings.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeDataDir } from "#tests/start-site.ts";
import { describeEnvFile, findCutSettings } from "./env-file.ts";

const folder = makeDataDir();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("names the settings that Node and Docker read differently", () => {
  const file = `# LAB_NAME=a # b
NODE_ENV=production
LAB_ADDRESS=Bât. B #3, 34000 Montpellier
SMTP_URL=smtp://site:12%2334@mail.example.com:587
LAB_NAME="Lab #1"
`;
  expect(findCutSettings(file)).toEqual(["LAB_ADDRESS"]);
});

test("tells what is wrong with the file, and nothing where there is none", async () => {
  const path = join(folder, ".env");
  expect(await describeEnvFile(path)).toBeUndefined();
  writeFileSync(path, "LAB_NAME=Lab\n");
  expect(await describeEnvFile(path)).toBeUndefined();
  writeFileSync(path, "LAB_NAME=Lab #1\n");
  expect(await describeEnvFile(path)).toMatch(/^Node reads LAB_NAME only as far as the #/);
  // Whoever may read every file cannot be refused one; a folder is refused to everybody.
  expect(await describeEnvFile(folder)).toBe("it cannot be read (EISDIR): use the site’s account");
});
