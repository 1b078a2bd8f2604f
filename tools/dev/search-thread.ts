// Makes the search indexes once, from the content as it is when the thread begins.
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { listSearchIndex } from "#server/views/list-search-index.ts";
import { editions } from "#shared/editions/editions.ts";
import { writeWhole } from "#tools/write-whole.ts";

const { site, addresses } = workerData as {
  readonly site: string;
  readonly addresses: Readonly<Record<string, string>>;
};
for (const edition of editions)
  writeWhole(join(site, addresses[edition.id] ?? ""), JSON.stringify(listSearchIndex(edition)));
parentPort?.postMessage({ answer: "written" });
