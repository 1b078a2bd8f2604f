// The thread that searches, so that no query delays the visitors of pages.
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { showResult } from "#shared/pages/search.ts";
import { createNameWords } from "#shared/search/name-index.ts";
import { createSearch, type Search } from "#shared/search/search.ts";
import type { SearchIndex } from "#shared/search/search-index.ts";
import type { SearchAnswer, SearchCall } from "./search-thread.ts";

if (!parentPort) throw new Error("this is started by search-thread.ts");
const port = parentPort;
const post = (answer: SearchAnswer) => port.postMessage(answer);

/** Searches by the file of their index: editions may share one. */
const searches = new Map<string, Search>();
const nameWords = createNameWords();
for (const file of workerData as readonly string[])
  searches.set(
    file,
    createSearch(JSON.parse(readFileSync(file, "utf8")) as SearchIndex, nameWords),
  );

port.on("message", ({ file, query }: SearchCall) => {
  const search = searches.get(file);
  if (!search) throw new Error("this index was not read");
  post({ kind: "result", result: showResult(search(query)) });
});
post({ kind: "ready" });
