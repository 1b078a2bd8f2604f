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

export interface BatchLimits {
  /** Commits under way at the same time. */
  readonly commits: number;
  /** Tasks that share a commit. */
  readonly tasks: number;
}

/**
 * Gives the `transaction` of a database. `commit` carries out the tasks in one transaction, or in several where one of them
 * fails, and tells each caller; it never throws.
 */
export function createBatches(
  commit: (tasks: readonly Task[]) => Promise<void>,
  limits: BatchLimits,
) {
  const waiting: Task[] = [];
  let busy = 0;

  async function work(): Promise<void> {
    busy += 1;
    // Requests that arrived together are all read before this goes on.
    await setImmediate();
    while (waiting.length > 0) await commit(waiting.splice(0, limits.tasks));
    busy -= 1;
  }

  return <Result>(task: (queries: Queries) => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.push({ work: task, resolve: resolve as Task["resolve"], reject });
      if (busy === 0 || (busy < limits.commits && waiting.length > busy * limits.tasks))
        void work();
    });
}
