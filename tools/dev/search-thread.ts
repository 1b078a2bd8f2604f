// Makes the search indexes once, from the content as it is when the thread begins.
import { parentPort, workerData } from "node:worker_threads";
import type { Posted } from "#tools/ask-thread.ts";
import { writeSearchIndexes } from "#tools/build/list-assets.ts";
import type { Places } from "#tools/build/places.ts";

const answer = await writeSearchIndexes(workerData as Places);
parentPort?.postMessage({ answer } satisfies Posted<Record<string, string>, never>);
