// Writes a file so that its readers, or the end of this program meanwhile, never meet a part of it.
import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The file is written under a name of its own first, in the same folder, as a rename does not cross disks. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const folder = dirname(path);
  const draft = join(folder, `.${basename(path)}-${randomUUID()}`);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
