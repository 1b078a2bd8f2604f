// The thread that sets sheets one by one: the compiler is started once.
import { parentPort, workerData } from "node:worker_threads";
import type { Posted } from "#tools/ask-thread.ts";
import { compileSheet, createCompiler, OverflowError } from "./compile.ts";
import { finishPdf } from "./finish-pdf.ts";
import type { SheetsAnswer, SheetsQuestion } from "./make-sheets.ts";

const { fonts, files, sheets } = workerData as SheetsQuestion;

const post = (posted: Posted<SheetsAnswer, number>) => parentPort?.postMessage(posted);

async function setSheets(): Promise<SheetsAnswer> {
  const compiler = await createCompiler(fonts);
  for (const [address, bytes] of files) compiler.mapShadow(address, bytes);
  const pdfs: Uint8Array[] = [];
  try {
    for (const { data } of sheets) {
      const drawn = await compileSheet(compiler, Buffer.from(data));
      pdfs.push(await finishPdf(drawn, { isBook: false }));
      post({ progress: pdfs.length });
    }
  } catch (error) {
    if (error instanceof OverflowError) return { problems: error.overflows };
    throw error;
  }
  return { pdfs };
}

post({ answer: await setSheets() });
