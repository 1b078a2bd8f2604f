// Transactions that arrive together share one commit, as forcing it to disk is what takes time.
import { setImmediate } from "node:timers/promises";
import type { Queries } from "./database.ts";

/** Work that wants to be done as a whole or not at all. */
export interface Task {
  readonly work: (queries: Queries) => Promise<unknown>;
  /** Tell the caller, once what happened is on disk. */
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gives the `transaction` of a database. `commit` carries out the tasks in one transaction, or in several where one of them
 * fails, and tells each caller; it never throws. There is one at a time.
 */
export function createBatches(commit: (tasks: readonly Task[]) => Promise<void>) {
  let waiting: Task[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    // Requests that arrived together are all read before this goes on.
    await setImmediate();
    while (waiting.length > 0) {
      const tasks = waiting;
      waiting = [];
      await commit(tasks);
    }
    isBusy = false;
  }

  return <Result>(task: (queries: Queries) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ work: task, resolve: resolve as Task["resolve"], reject });
      if (!isBusy) void work();
    });
}
