// Stack traces that refer to lines of the sources. Node could do so too (--enable-source-maps), but reads every map while it loads
// the code, which takes a fifth of the boot; here a map is read when the first error is written down.
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** Applies to all later errors of this thread. */
export function showSourceLines(): void {
  const maps = new Map<string, SourceMap | undefined>();
  Error.prepareStackTrace = (error, calls) =>
    [String(error), ...calls.map((call) => `    at ${locate(call)}`)].join("\n");

  function locate(call: NodeJS.CallSite): string {
    const file = call.getFileName() ?? "";
    const [line, column] = [call.getLineNumber() ?? 1, call.getColumnNumber() ?? 1];
    const entry = file.startsWith("file:") && mapOf(file)?.findEntry(line - 1, column - 1);
    if (!entry || !("originalSource" in entry)) return String(call);
    const source = fileURLToPath(new URL(entry.originalSource, file));
    const place = `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    const name = call.getFunctionName();
    return name ? `${name} (${place})` : place;
  }

  function mapOf(file: string): SourceMap | undefined {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  }
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${file}.map`), "utf8")));
  } catch {
    return undefined;
  }
}
