// What arrives together is done together: statements cost less for many rows, and commits that are forced to disk take time.
import { setImmediate as nextTurn } from "node:timers/promises";
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
    await nextTurn();
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

export interface GroupOptions {
  /** Items in a group. */
  readonly most: number;
  /** Where a group fails, each of it is tried alone: one must not fail the others. */
  readonly triesAlone: boolean;
}

/**
 * Gives a function that hands what is asked of it in one turn of the event loop to `handle` as one group; `handle` gives a
 * result for each, in their order.
 */
export function createGroups<Item, Result>(
  handle: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, triesAlone }: GroupOptions,
): (item: Item) => Promise<Result> {
  let waiting: {
    item: Item;
    resolve: (result: Result) => void;
    reject: (error: unknown) => void;
  }[] = [];

  async function handleGroup(group: typeof waiting): Promise<void> {
    try {
      const results = await handle(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (triesAlone && group.length > 1) for (const one of group) void handleGroup([one]);
      else for (const { reject } of group) reject(error);
    }
  }

  function handleAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += most)
      void handleGroup(all.slice(from, from + most));
  }

  return (item) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(handleAll);
      waiting.push({ item, resolve, reject });
    });
}
