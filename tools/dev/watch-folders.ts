// Watches folders and all below. Node's own way of it on Linux watches each file: four seconds of work for a thousand pictures,
// where one watcher for each folder is told of them all.
import { globSync, statSync, watch } from "node:fs";
import { join } from "node:path";

/** `onChange`: with the path from `root` of each file written, made or deleted. */
export function watchFolders(
  root: string,
  folders: readonly string[],
  onChange: (path: string) => void,
): void {
  const watched = new Set<string>();
  for (const folder of folders) watchTree(folder);

  function watchTree(folder: string): void {
    watchOne(folder);
    for (const item of globSync("**/*", { cwd: join(root, folder), withFileTypes: true }))
      if (item.isDirectory()) watchOne(join(item.parentPath, item.name).slice(root.length + 1));
  }

  function watchOne(folder: string): void {
    if (watched.has(folder)) return;
    watched.add(folder);
    const watcher = watch(join(root, folder), (_event, file) => {
      if (!file) return;
      const path = `${folder.replaceAll("\\", "/")}/${file}`;
      // Files in a new folder may have been written before it is watched.
      if (statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) watchTree(path);
      onChange(path);
    });
    const forget = () => {
      watched.delete(folder);
      watcher.close();
    };
    watcher.on("error", forget);
    // The folder itself is gone, or has another name.
    watcher.on("change", () => {
      if (!statSync(join(root, folder), { throwIfNoEntry: false })) forget();
    });
  }
}
