// A thread that dies is an error: its caller would wait for ever.
import { expect, test } from "vitest";
import { askThread } from "./ask-thread.ts";

const thread = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const post = (what: string) =>
  `import { parentPort, workerData } from "node:worker_threads"; parentPort.postMessage(${what});`;

test("the answer comes after the thread's progress", async () => {
  const said: number[] = [];
  const code = `${post("{ progress: 1 }")} parentPort.postMessage({ answer: workerData + 1 });`;
  expect(await askThread(thread(code), 41, (progress: number) => said.push(progress))).toBe(42);
  expect(said).toEqual([1]);
});

test.each([
  ["ends at once", "process.exit(3)", /ended with code 3 and without an answer/],
  ["ends on its way", `${post("{ progress: 1 }")} process.exit(0)`, /ended with code 0/],
  ["throws", `throw new Error("no room")`, /no room/],
])("a thread that %s is an error", async (_, code, said) => {
  await expect(askThread(thread(code), null, () => {})).rejects.toThrow(said);
});
