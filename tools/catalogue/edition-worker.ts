// The thread that sets one edition of the printed catalogue.
import { parentPort, workerData } from "node:worker_threads";
import { compile, createCompiler, OverflowError } from "./compile.ts";
import { finishPdf } from "./finish-pdf.ts";
import type { EditionAnswer, EditionTask } from "./make-catalogues.ts";

const { fonts, files } = workerData as EditionTask;

async function makeEdition(): Promise<EditionAnswer> {
  try {
    return { pdf: await finishPdf(await compile(await createCompiler(fonts), files)) };
  } catch (error) {
    if (error instanceof OverflowError) return { problems: error.overflows };
    throw error;
  }
}

parentPort?.postMessage(await makeEdition());
