// Writes a PDF small and in the order of reading (qpdf in WebAssembly): objects are packed, of which tags make many, and page 1
// comes first, so that a browser shows it while the rest arrives. The same input gives the same bytes.
import { createRequire } from "node:module";
import createQpdf, { type QpdfInstance } from "@neslinesli93/qpdf-wasm";

const wasm = createRequire(import.meta.url).resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm");

/** Options that the package has but does not declare. */
interface Options {
  readonly locateFile: () => string;
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
}
type Files = QpdfInstance["FS"] & { writeFile(path: string, bytes: Uint8Array): void };

/**
 * `options`: further ones of qpdf's command.
 * @throws with qpdf's messages, warnings too: a file that qpdf repairs should not be written in the first place
 */
export async function packPdf(
  bytes: Uint8Array,
  options: readonly string[] = [],
): Promise<Uint8Array> {
  const said: string[] = [];
  const note = (line: string) => said.push(line);
  const create: (options: Options) => Promise<QpdfInstance> = createQpdf;
  const qpdf = await create({ locateFile: () => wasm, print: note, printErr: note });
  const files = qpdf.FS as Files;
  files.writeFile("/in.pdf", bytes);
  const code = qpdf.callMain([
    "--linearize",
    "--object-streams=generate",
    "--deterministic-id",
    ...options,
    "/in.pdf",
    "/out.pdf",
  ]);
  if (code !== 0) throw new Error(`the PDF cannot be packed:\n${said.join("\n")}`);
  return files.readFile("/out.pdf");
}
