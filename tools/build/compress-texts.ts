// The copies that visitors get of scripts, style sheets, search indexes and drawings: as small as brotli makes them.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { inStep } from "#tools/progress.ts";
import { writeWhole } from "#tools/write-whole.ts";

const compress = promisify(brotliCompress);
/** The size of Node's thread pool: more would only wait in memory. */
const atOnce = 4;

/** Writes a compressed copy beside each file of some folders. */
export async function compressTexts(folders: readonly string[]): Promise<void> {
  const files = folders.flatMap((folder) =>
    globSync("**/*.{js,css,json,svg}", { cwd: folder }).map((file) => join(folder, file)),
  );
  await inStep("Compressing", async (report) => {
    const waiting = files.entries();
    const work = async () => {
      for (const [index, file] of waiting) {
        const bytes = readFileSync(file);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        };
        writeWhole(`${file}.br`, await compress(bytes, { params }));
        report(index + 1, files.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  });
}
