// The fate of queries that are too hard, and of those that come after them. The threads here are made for it.
import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { editions } from "#shared/editions/editions.ts";
import { createSearchThread, SearchAwayError, TooHardError } from "./search-thread.ts";

const [edition = editions[0], other = editions[1]] = editions;
if (!edition || !other) throw new Error("there are two editions");

/** Answers each query, except for those that name a way to fail. */
const obedient = `
  const { parentPort } = require("node:worker_threads");
  let count = 0;
  parentPort.on("message", ({ file, query }) => {
    if (query === "for ever") for (;;);
    if (query === "throw") throw new Error("secret " + query);
    if (query === "memory") { const all = []; for (;;) all.push(new Array(10_000).fill(count)); }
    count += 1;
    parentPort.postMessage({ kind: "result", result: { total: count, leading: file + " " + query } });
  });
  parentPort.postMessage({ kind: "ready" });
`;

function open(source: string, longest = 2_000) {
  const workers: Worker[] = [];
  const log = { warn: vi.fn() };
  const observeTooHard = vi.fn();
  const thread = createSearchThread({
    files: Object.fromEntries(editions.map(({ id }) => [id, `/${id}.json`])),
    log,
    observeTooHard,
    longest,
    startWorker() {
      const resourceLimits = { maxOldGenerationSizeMb: 16 };
      const worker = new Worker(source, { eval: true, resourceLimits, stderr: true });
      workers.push(worker);
      return worker;
    },
  });
  return { ...thread, workers, log, observeTooHard };
}

test("each query is answered, in its edition, and a repeated one without being found again", async () => {
  const { find, workers } = open(obedient);
  const [first, second, again] = await Promise.all([
    find("zinc", edition),
    find("zinc", other),
    find("zinc", edition),
  ]);
  expect(first).toEqual({ total: 1, leading: `/${edition.id}.json zinc` });
  expect(second).toEqual({ total: 2, leading: `/${other.id}.json zinc` });
  expect(again).toEqual(first);
  expect(workers).toHaveLength(1);
});

test.each(["for ever", "throw", "memory"])(
  "a query that takes %s is refused, and the next is answered",
  async (query) => {
    const { find, workers, log, observeTooHard } = open(obedient, 1_000);
    await find("before", edition);
    const [hard, next] = await Promise.allSettled([find(query, edition), find("next", edition)]);
    expect(hard).toMatchObject({ status: "rejected", reason: expect.any(TooHardError) });
    expect(next).toMatchObject({ status: "fulfilled", value: { total: 1 } });
    // The query is refused without another try.
    await expect(find(query, edition)).rejects.toThrow(TooHardError);
    expect(workers).toHaveLength(2);
    expect(observeTooHard).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/for ever|throw|memory"|secret/);
  },
);

test("a thread that ends at once is started again after a pause that grows", async () => {
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  try {
    const { find, workers, log } = open("process.exit(1)");
    const fail = () => expect(find("zinc", edition)).rejects.toThrow(SearchAwayError);
    await fail();
    await fail();
    expect(workers).toHaveLength(1);
    clock.mockReturnValue(101);
    await fail();
    clock.mockReturnValue(250);
    await fail();
    expect(workers).toHaveLength(2);
    clock.mockReturnValue(302);
    await fail();
    expect(workers).toHaveLength(3);
    expect(log.warn.mock.calls.map(([{ pause }]) => pause)).toEqual([100, 200, 400]);
  } finally {
    clock.mockRestore();
  }
});
