// The build's record of the printed catalogues. `npm start` serves pages while they are still being set: until the last of them is
// there, the file is watched.
import { readFileSync, watch } from "node:fs";
import { access, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress, type PrintedCatalogues } from "#shared/editions/printed-catalogue.ts";

export interface CatalogueWatch {
  /** The finished catalogues; a new object replaces it when that changes. */
  readonly now: () => PrintedCatalogues;
  /** Addresses of the catalogues that are being set. */
  readonly pendingCatalogues: () => readonly string[];
  /** True when a file is missing that the build lists. */
  readonly isIncomplete: () => Promise<boolean>;
}

/**
 * `file`: names each finished catalogue, and is replaced as a whole. `onChange`: called after another was set.
 * @throws when there is no such file, as then no build has come to its end
 */
export function watchCatalogues({
  file,
  siteFolder,
  onChange,
}: {
  readonly file: string;
  readonly siteFolder: string;
  readonly onChange: () => void;
}): CatalogueWatch {
  const parse = (text: string) => JSON.parse(text) as PrintedCatalogues;
  let catalogues = parse(readFileSync(file, "utf8"));

  const pendingCatalogues = () =>
    languages.filter(({ id }) => !catalogues[id]).map(({ id }) => catalogueAddress(id));

  if (pendingCatalogues().length > 0) {
    // The folder is watched, as the file itself is replaced by another.
    const watcher = watch(dirname(file), { persistent: false }, update);
    // The folder may be gone for the same reason; known catalogues stay.
    watcher.on("error", () => watcher.close());
    // One may have been set before the watch began.
    catalogues = parse(readFileSync(file, "utf8"));

    async function update(_event: unknown, name: string | null): Promise<void> {
      if (name !== basename(file)) return;
      // Another build may have begun, and deleted the file.
      const found = await readFile(file, "utf8").then(parse, () => undefined);
      if (!found || Object.keys(found).length === Object.keys(catalogues).length) return;
      catalogues = found;
      if (pendingCatalogues().length === 0) watcher.close();
      onChange();
    }
  }

  return {
    now: () => catalogues,
    pendingCatalogues,
    isIncomplete: () =>
      Promise.all(
        Object.values(catalogues).map(({ address }) => access(join(siteFolder, address))),
      ).then(
        () => false,
        () => true,
      ),
  };
}
