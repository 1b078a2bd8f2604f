// Typst in WebAssembly: templates, data and pictures in, a tagged PDF out. Nothing is read from the network.
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createTypstCompiler, loadFonts, type TypstCompiler } from "@myriaddreamin/typst.ts";
import { CompileFormatEnum } from "@myriaddreamin/typst.ts/compiler";
import type { ContentProblem } from "#tools/content/problems.ts";

const mainFilePath = "/catalogue.typ";
export const templateFolder = join(import.meta.dirname, "templates");

const wasm = createRequire(import.meta.url).resolve("@myriaddreamin/typst-ts-web-compiler/wasm");

export async function createCompiler(fonts: readonly Uint8Array[]): Promise<TypstCompiler> {
  const compiler = createTypstCompiler();
  await compiler.init({
    // The path is in an object: bare bytes are deprecated, with a warning on the console.
    getModule: () => ({ module_or_path: readFileSync(wasm) }) as unknown as BufferSource,
    beforeBuild: [loadFonts([...fonts], { assets: false })],
  });
  for (const file of globSync("*.typ", { cwd: templateFolder }))
    compiler.addSource(`/${file}`, readFileSync(join(templateFolder, file), "utf8"));
  return compiler;
}

/** Texts that do not fit their boxes, with entry and field. */
export class OverflowError extends Error {
  readonly overflows: readonly ContentProblem[];
  constructor(overflows: readonly ContentProblem[]) {
    super(overflows.map(({ where }) => where).join(", "));
    this.name = "OverflowError";
    this.overflows = overflows;
  }
}

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/**
 * The PDF of catalogue.typ over some files, by their addresses in the templates. The first run measures, the second draws;
 * `onMeasured`: in between. `inputs`: values of `sys.inputs` for the printer's edition; empty for screens.
 * @throws an `OverflowError` when a text overflows its box; an error with Typst's messages when it does not compile
 */
export async function compile(
  compiler: TypstCompiler,
  files: ReadonlyMap<string, Uint8Array>,
  inputs: Record<string, string>,
  onMeasured: () => void,
): Promise<Uint8Array> {
  for (const [address, bytes] of files) compiler.mapShadow(address, bytes);
  compiler.mapShadow("/plan.json", encode({}));
  const plan = await compiler.runWithWorld({ mainFilePath, inputs }, async (world) => {
    const { hasError, diagnostics } = await world.compile({ diagnostics: "full" });
    if (hasError) throw explain(diagnostics ?? []);
    const [found] = await world.query<readonly unknown[]>({ selector: "<plan>", field: "value" });
    return found;
  });
  onMeasured();
  compiler.mapShadow("/plan.json", encode(plan));
  return draw(compiler, mainFilePath, inputs);
}

/**
 * The PDF of single-sheet.typ, for whose other sheets the compiler is used again. `data`: of the sheet.
 * @throws as `compile` does
 */
export function compileSheet(compiler: TypstCompiler, data: Uint8Array): Promise<Uint8Array> {
  compiler.mapShadow("/plan.json", encode({}));
  compiler.mapShadow("/data.json", data);
  return draw(compiler, "/single-sheet.typ", {});
}

async function draw(
  compiler: TypstCompiler,
  mainFilePath: string,
  inputs: Record<string, string>,
): Promise<Uint8Array> {
  const { result, diagnostics = [] } = await compiler.compile({
    mainFilePath,
    inputs,
    format: CompileFormatEnum.pdf,
    diagnostics: "full",
  });
  if (!result) throw explain(diagnostics);
  return result;
}

interface Diagnostic {
  readonly path: string;
  readonly range: string;
  readonly message: string;
}

/** A template's message about texts that are too long is a problem of the content. */
function explain(diagnostics: readonly Diagnostic[]): Error {
  const overflows = diagnostics.flatMap(({ message }) => {
    const [, where = "", field, extent, limit, direction] =
      /OVERFLOW\|([^|]*)\|([^|]*)\|(\d+)\|(\d+)\|(high|wide)/.exec(message) ?? [];
    return where
      ? [
          {
            where: `${where}, ${field}`,
            what: `${extent} pt ${direction} in the printed catalogue`,
            wanted: `${limit} pt at most, by shorter texts`,
          },
        ]
      : [];
  });
  if (overflows.length > 0) return new OverflowError(overflows);
  const said = diagnostics.map(({ path, range, message }) => `${path}:${range} ${message}`);
  return new Error(`the printed catalogue does not compile:\n${said.join("\n")}`);
}
