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

/**
 * Gives the `transaction` of a database that has one writer. `commit` carries out the tasks in one transaction and tells
 * each caller; it never throws.
 */
export function createBatches(commit: (tasks: readonly Task[]) => Promise<void>) {
  let waiting: Task[] = [];
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    // What was asked for in the same turn of the event loop comes along.
    await nextTurn();
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

export interface GroupOptions {
  /** Items in a group; as many do not wait for more. */
  readonly most: number;
  /** Groups under way at the same time; what comes meanwhile makes the next one. */
  readonly atOnce: number;
  /** Where a group fails, each of it is tried alone: one must not fail the others. */
  readonly triesAlone: boolean;
}

/**
 * Gives a function that hands what is asked of it in one turn of the event loop, or while groups are under way, to `handle`
 * in groups; `handle` gives a result for each, in their order.
 */
export function createGroups<Item, Result>(
  handle: (items: readonly Item[]) => Promise<readonly Result[]>,
  { most, atOnce, triesAlone }: GroupOptions,
): (item: Item) => Promise<Result> {
  interface Waiting {
    readonly item: Item;
    readonly resolve: (result: Result) => void;
    readonly reject: (error: unknown) => void;
  }
  const waiting: Waiting[] = [];
  let underWay = 0;

  async function handleGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const results = await handle(group.map(({ item }) => item));
      for (const [index, { resolve }] of group.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (triesAlone && group.length > 1) await Promise.all(group.map((one) => handleGroup([one])));
      else for (const { reject } of group) reject(error);
    }
  }

  function startGroups(): void {
    while (waiting.length > 0 && underWay < atOnce) {
      underWay += 1;
      void handleGroup(waiting.splice(0, most)).then(() => {
        underWay -= 1;
        startGroups();
      });
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (waiting.length === most) startGroups();
      else if (waiting.length === 1) setImmediate(startGroups);
    });
}
