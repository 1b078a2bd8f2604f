// The thread that stores enquiries: waiting for disk or locks here does not block the event loop that serves visitors.
import { once } from "node:events";
import { parentPort } from "node:worker_threads";
import { codeOf } from "./error-facts.ts";
import { openStore } from "./open-store.ts";
import type { StoreAnswer, StoreCall, StoreError } from "./store-thread.ts";

if (!parentPort) throw new Error("this is started by store-thread.ts");
const port = parentPort;
const post = (answer: StoreAnswer) => port.postMessage(answer);

const [dataDir] = (await once(port, "message")) as [string];
const { store, counts } = openStore({ DATABASE_URL: undefined, DATA_DIR: dataDir }, (trouble) =>
  post({ kind: "trouble", trouble }),
);
const methods: Readonly<Record<string, (...values: never[]) => Promise<unknown>>> = {
  ...store,
  ...counts,
};

port.on("message", async ({ id, method, values }: StoreCall) => {
  try {
    post({ kind: "result", id, result: await methods[method]?.(...(values as never[])) });
  } catch (error) {
    post({ kind: "error", id, error: toStoreError(error) });
  }
});
post({ kind: "open", methods: Object.keys(methods) });

/** An error loses all properties but its message on the way to another thread. */
function toStoreError(error: unknown): StoreError {
  const { message, name } = error instanceof Error ? error : new Error(String(error));
  return { message, name, code: codeOf(error) };
}
