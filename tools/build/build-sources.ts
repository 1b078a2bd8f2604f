// The sources of a build, by one hash: whether a build is of the sources as they are now.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#tools/content/problems.ts";
import { writeWhole } from "#tools/write-whole.ts";

/** Tests change no build, and the build itself writes shared/generated. */
const sources = ["package-lock.json", "{client,public,server,shared,tools}/**/*.*"];
const others = ["shared/generated/**", "**/*.test.{ts,tsx}"];

const hashFile = (dist: string) => join(dist, "server/sources.txt");

/** Reads 3,000 files, 26 MB. */
export function hashSources(folder = root): string {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: folder, exclude: others, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  for (const path of paths.sort()) {
    const content = readFileSync(path);
    hash.update(`${path.slice(folder.length)} ${content.length} `).update(content);
  }
  return hash.digest("base64url");
}

export const writeSources = (dist: string, hash: string): void => writeWhole(hashFile(dist), hash);

/** Says why a build cannot be tested, and what to run; null where it can. */
export function findBuildFault(dist: string, folder = root): string | null {
  const isOf = (hash: string) => readFileSync(hashFile(dist), "utf8") === hash;
  try {
    if (isOf(hashSources(folder))) return null;
    return "The build in dist is of other sources than these: run npm run build first.";
  } catch {
    return "There is no whole build in dist: run npm run build first.";
  }
}
