// The file of settings that Node reads for operators' commands, and Docker for the site.
import { readFile } from "node:fs/promises";
import { codeOf } from "#server/enquiries/outbox/error-facts.ts";

/** What is wrong with the file at `path`, if it is there. Node goes on without one that it may not read, as if there were none. */
export async function describeEnvFile(path: string): Promise<string | undefined> {
  try {
    const cut = findCutSettings(await readFile(path, "utf8"));
    return cut.length > 0
      ? `Node reads ${cut.join(", ")} only as far as the #, Docker to the end: leave the # out`
      : undefined;
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOENT" ? undefined : `it cannot be read (${code}): use the site’s account`;
  }
}

/**
 * The names in a file of settings whose value Node cuts at a "#", and Docker does not: unquoted, and not at its beginning. A line
 * that begins with "#" is a comment to both.
 */
export function findCutSettings(file: string): readonly string[] {
  return file.split("\n").flatMap((line) => {
    const equals = line.indexOf("=");
    const name = line.slice(0, Math.max(equals, 0)).trim();
    const value = line.slice(equals + 1).trim();
    return /^\w+$/.test(name) && !/^["'`]/.test(value) && value.includes("#") ? [name] : [];
  });
}
