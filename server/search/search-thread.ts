// The search for pages: in a thread of its own, one query at a time, each for a limited time. A query that takes longer, or all of
// the thread's memory, ends the thread; the next query has a new one.
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { Edition } from "#shared/editions/edition.ts";
import type { SearchResult } from "#shared/search/hits.ts";

export interface SearchCall {
  readonly file: string;
  readonly query: string;
}

export type SearchAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "result"; readonly result: SearchResult };

/** The query takes more time or memory than a search may. */
export class TooHardError extends Error {
  override name = "TooHardError";
}

/** There is no thread just now: it cannot be started, or the last ones ended before they had found anything. */
export class SearchAwayError extends Error {
  override name = "SearchAwayError";
}

export interface SearchThread {
  /**
   * Finds the results of a query that is not empty. Queries wait for one another: the caller bounds their number.
   * @throws {TooHardError}
   * @throws {SearchAwayError}
   */
  readonly find: (query: string, edition: Edition) => Promise<SearchResult>;
  /** Starts the thread ahead of the first query. */
  readonly start: () => void;
}

/** The limit for a search, ms; an ordinary one takes a few. */
const longestSearch = 2_000;
/** The limit for reading the indexes, ms. */
const longestStart = 30_000;
/** The limit for objects in the thread, MB: many times what the indexes take. */
const mostMemory = 96;
/** Pauses before a new thread where the last has found nothing, ms; each is twice the one before. */
const firstPause = 100;
const longestPause = 5_000;
/** Results that are kept, and the hits of all of them: half a kilobyte each, so 5 MB. */
const mostResults = 200;
const mostHits = 10_000;
/** A query that was too hard is not tried again for this long, ms. */
const refusedTime = 60_000;

/**
 * `files`: the built search index of each edition, by its id. `observeTooHard`: called for each query that was too hard. Tests
 * replace the others.
 */
export function createSearchThread({
  files,
  log,
  observeTooHard,
  startWorker = startSearchWorker,
  longest = longestSearch,
}: {
  readonly files: Readonly<Record<string, string>>;
  readonly log: Pick<Logger, "warn">;
  readonly observeTooHard: () => void;
  readonly startWorker?: (files: readonly string[]) => Worker;
  readonly longest?: number;
}): SearchThread {
  const results = new LRUCache<string, SearchResult | TooHardError>({
    max: mostResults,
    maxSize: mostHits,
    sizeCalculation: (result) => 1 + ("total" in result ? result.total : 0),
  });
  let thread: Thread | undefined;
  let pause = 0;
  let pauseEnds = 0;
  let last: Promise<unknown> = Promise.resolve();

  function open(): Thread {
    if (thread) return thread;
    if (performance.now() < pauseEnds) throw new SearchAwayError();
    const own = openThread(startWorker([...new Set(Object.values(files))]));
    own.ended.then((reason) => {
      thread = undefined;
      pause = own.hasFound() ? 0 : Math.min(longestPause, Math.max(firstPause, 2 * pause));
      pauseEnds = performance.now() + pause;
      log.warn({ reason, pause }, "the search ended; it is started again when it is needed");
    });
    thread = own;
    return own;
  }

  async function ask(key: string, call: SearchCall): Promise<SearchResult> {
    const known = results.get(key);
    if (known instanceof TooHardError) throw known;
    if (known) return known;
    const own = open();
    if (!(await own.isReady)) throw new SearchAwayError();
    const result = await own.ask(call, longest);
    if (result) {
      results.set(key, result);
      return result;
    }
    const error = new TooHardError();
    results.set(key, error, { ttl: refusedTime });
    observeTooHard();
    throw error;
  }

  return {
    start: () => void open(),
    find(query, { id }) {
      const file = files[id] ?? "";
      const answer = last.then(() => ask(`${file} ${query}`, { file, query }));
      last = answer.catch(() => undefined);
      return answer;
    },
  };
}

interface Thread {
  /** False when the thread ends before it is ready. */
  readonly isReady: Promise<boolean>;
  /** The reason for its end. */
  readonly ended: Promise<string>;
  readonly hasFound: () => boolean;
  /** Undefined when the search takes too long or the thread ends; too long a search ends it. */
  readonly ask: (call: SearchCall, longest: number) => Promise<SearchResult | undefined>;
}

function openThread(worker: Worker): Thread {
  const ready = Promise.withResolvers<boolean>();
  const ended = Promise.withResolvers<string>();
  let found = 0;
  let answer: ((result: SearchResult | undefined) => void) | undefined;
  const end = (reason: string) => {
    ended.resolve(reason);
    ready.resolve(false);
    answer?.(undefined);
    void worker.terminate();
  };
  const startTimer = setTimeout(() => end("start"), longestStart).unref();
  // Names and codes only: a message could quote what a visitor typed.
  worker.on("error", (error: NodeJS.ErrnoException) => end(error.code ?? error.name));
  worker.once("exit", (code) => end(`exit ${code}`));
  worker.on("message", (message: SearchAnswer) => {
    clearTimeout(startTimer);
    ready.resolve(true);
    if (message.kind === "ready") return;
    found += 1;
    answer?.(message.result);
  });
  worker.unref();
  return {
    isReady: ready.promise,
    ended: ended.promise,
    hasFound: () => found > 0,
    ask: (call, longest) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => end("time"), longest);
        answer = (result) => {
          clearTimeout(timer);
          answer = undefined;
          resolve(result);
        };
        worker.postMessage(call);
      }),
  };
}

function startSearchWorker(files: readonly string[]): Worker {
  const ending = extname(import.meta.filename);
  return new Worker(new URL(`./search-worker${ending}`, import.meta.url), {
    workerData: files,
    resourceLimits: { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 2 },
  });
}
