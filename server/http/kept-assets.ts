// Files with hashed names outlive their build: during a rolling upgrade, or from a tab that stayed open, a page of one build
// requests them while another build is served. Each process copies its files into a shared folder, and serves from there those
// it does not have.
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Folders of the built site in which every file name contains a hash of the content. */
export const hashedFolders = ["assets", "fonts", "images", "molecules", "social"] as const;

const day = 24 * 60 * 60_000;
/** Files that no running build has are kept this long, ms. */
const keepTime = 30 * day;
/** Files handled concurrently. */
const atOnce = 16;

/** A note that all files of a build are there; it ages and goes as they do. */
export const noteOf = (keptFolder: string, build: string) =>
  join(keptFolder, "assets", `.all-of-${build}`);

/** True when the files of a build were copied the last time it ran. */
export const wereKept = (keptFolder: string, build: string) =>
  existsSync(noteOf(keptFolder, build));

/**
 * Copies the hashed files of `siteFolder` that are missing in `keptFolder`, marks the others as in use, and deletes what has
 * not been in use for 30 days. Several processes may do so at once. To be repeated daily.
 * @throws when the folder cannot be written to; what was copied before stays
 */
export async function keepAssets(
  siteFolder: string,
  keptFolder: string,
  build: string,
  now = Date.now(),
): Promise<void> {
  for (const folder of hashedFolders) {
    const [from, to] = [join(siteFolder, folder), join(keptFolder, folder)];
    await mkdir(to, { recursive: true });
    // Only the running build serves compressed copies.
    const names = (await readdir(from)).filter((name) => !name.endsWith(".br"));
    await forEach(names, (name) => keep(join(from, name), to, name, now));
    await forEach(await readdir(to), async (name) => {
      const kept = await statIfThere(join(to, name));
      if (kept && now - kept.mtimeMs > keepTime) await rm(join(to, name), { force: true });
    });
  }
  const note = noteOf(keptFolder, build);
  await writeFile(note, "");
  await utimes(note, now / 1000, now / 1000);
}

async function keep(source: string, folder: string, name: string, now: number): Promise<void> {
  const target = join(folder, name);
  const [own, kept] = await Promise.all([stat(source), statIfThere(target)]);
  // A power cut may have left an incomplete copy.
  if (kept?.size !== own.size) {
    const draft = join(folder, `.${randomUUID()}`);
    try {
      await copyFile(source, draft);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      throw error;
    }
  } else if (now - kept.mtimeMs < day / 2) return;
  await utimes(target, now / 1000, now / 1000);
}

async function statIfThere(path: string) {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

async function forEach(
  names: readonly string[],
  handle: (name: string) => Promise<void>,
): Promise<void> {
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) await handle(name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
