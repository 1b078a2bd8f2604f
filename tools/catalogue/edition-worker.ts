// The thread that sets one edition of the printed catalogue.
import { parentPort, workerData } from "node:worker_threads";
import type { Posted } from "#tools/ask-thread.ts";
import { compile, createCompiler, OverflowError } from "./compile.ts";
import { finishPdf } from "./finish-pdf.ts";
import type { EditionAnswer, EditionProgress, EditionTask } from "./set-edition.ts";

const { fonts, files, printer } = workerData as EditionTask;

const post = (posted: Posted<EditionAnswer, EditionProgress>) => parentPort?.postMessage(posted);
const begin = (stage: number) => post({ progress: { done: stage } });

async function makeEdition(): Promise<EditionAnswer> {
  try {
    begin(0);
    const compiler = await createCompiler(fonts);
    const drawn = await compile(compiler, files, { ...printer }, () => begin(1));
    begin(2);
    return { pdf: printer ? drawn : await finishPdf(drawn) };
  } catch (error) {
    if (error instanceof OverflowError) return { problems: error.overflows };
    throw error;
  }
}

post({ answer: await makeEdition() });
