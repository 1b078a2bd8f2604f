// The SQLite store in a thread of its own: every method is a message to store-worker.ts and back.
import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Trouble } from "./database.ts";
import type { EnquiryStore } from "./enquiry-store.ts";
import type { OpenedStore } from "./open-store.ts";
import type { PostCounts } from "./post-counts.ts";

export interface StoreCall {
  readonly id: number;
  readonly method: string;
  readonly values: readonly unknown[];
}

export interface StoreError {
  readonly message: string;
  readonly name: string;
  readonly code: string | undefined;
}

/**
 * The limit for a call and the calls before it, ms. A disk that hangs would leave posts and /readyz without an answer for ever; a
 * file that another process keeps locked answers before, with its own reason (try-again.ts).
 */
const callTimeout = 10_000;

/** The store gave no answer in time. */
class StoreTimeoutError extends Error {
  override name = "StoreTimeoutError";

  constructor() {
    super("the store did not answer in time");
  }
}

export type StoreAnswer =
  | { readonly kind: "open"; readonly methods: readonly string[] }
  | { readonly kind: "result"; readonly id: number; readonly result: unknown }
  | { readonly kind: "error"; readonly id: number; readonly error: StoreError }
  | { readonly kind: "trouble"; readonly trouble: Trouble };

/** Starts the thread alone: it loads its code beside this one's. `openStoreThread` sends it the folder. */
export function startStoreThread(): Worker {
  const ending = extname(import.meta.filename);
  return new Worker(new URL(`./store-worker${ending}`, import.meta.url));
}

/**
 * `openStore` of a file in another thread. If that thread dies, so does the process: nothing that was stored is lost, and the supervisor
 * restarts the site.
 *
 * A call that gets no answer in time rejects, but is not taken back: it may be carried out later. An enquiry may so be stored
 * although the visitor was told that it was not; sent again within ten minutes, it is the same one by its content key. A lease
 * that nobody waits for ends by itself, and a mail whose attempt is not known to be recorded is not sent again by this process.
 * @throws when the file cannot be opened, naming it
 */
export async function openStoreThread(
  dataDir: string,
  onTrouble: (trouble: Trouble) => void,
  timeout = callTimeout,
  worker = startStoreThread(),
): Promise<OpenedStore> {
  const calls = new Map<
    number,
    {
      readonly resolve: (result: unknown) => void;
      readonly reject: (error: Error) => void;
      readonly timer: NodeJS.Timeout;
    }
  >();
  let lastId = 0;
  const call = (method: string, values: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => {
        calls.delete(id);
        reject(new StoreTimeoutError());
      }, timeout);
      calls.set(id, { resolve, reject, timer });
      worker.postMessage({ id, method, values } satisfies StoreCall);
    });

  const opening = Promise.withResolvers<readonly string[]>();
  // The error says why the store cannot be opened.
  worker.once("error", opening.reject);
  worker.on("message", (answer: StoreAnswer) => {
    if (answer.kind === "open") return opening.resolve(answer.methods);
    if (answer.kind === "trouble") return onTrouble(answer.trouble);
    const waiting = calls.get(answer.id);
    calls.delete(answer.id);
    clearTimeout(waiting?.timer);
    if (answer.kind === "result") waiting?.resolve(answer.result);
    else waiting?.reject(toError(answer.error));
  });
  worker.postMessage(dataDir);
  const names = await opening.promise;
  worker.off("error", opening.reject);

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    try {
      await methods.close();
    } finally {
      await worker.terminate();
    }
  }

  const methods = Object.fromEntries(
    names.map((method) => [method, (...values: unknown[]) => call(method, values)]),
  ) as unknown as EnquiryStore & PostCounts;
  return {
    // Closed only once, as the thread is gone afterwards.
    store: { ...methods, close: () => (closing ??= close()) },
    counts: methods,
  };
}

function toError({ message, name, code }: StoreError): Error {
  return Object.assign(new Error(message), { name, code });
}
