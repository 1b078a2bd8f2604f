// The thread in which calls are made (run-calls.ts), and which is ended where one of them does not return. Not a test itself.
import { parentPort } from "node:worker_threads";
import { type CallName, calls } from "./calls.ts";

export interface Asked {
  readonly name: CallName;
  readonly text: string;
}

export interface Answered {
  /** Processor time of this thread, ms. */
  readonly took: number;
  /** The median of ordinary calls of that name, ms. */
  readonly usual: number;
  /** What was thrown. */
  readonly problem: string | null;
}

/** Ordinary calls, of which the first ones compile what the others run. */
const ordinaryRounds = 9;

const usual = new Map<CallName, number>();

/** Processor time of this thread, ms: what else the machine does is no part of it. */
function readTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function measureUsual(name: CallName): number {
  const { ordinary, run } = calls[name];
  const times: number[] = [];
  for (let round = 0; round < ordinaryRounds; round += 1)
    for (const text of ordinary) {
      const before = readTime();
      run(text)();
      times.push(readTime() - before);
    }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}

parentPort?.on("message", ({ name, text }: Asked) => {
  const known = usual.get(name) ?? measureUsual(name);
  usual.set(name, known);
  const before = readTime();
  let took = 0;
  let problem: string | null = null;
  try {
    const check = calls[name].run(text);
    took = readTime() - before;
    check();
  } catch (error) {
    took ||= readTime() - before;
    problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort?.postMessage({ took, usual: known, problem } satisfies Answered);
});
parentPort?.postMessage("ready");
