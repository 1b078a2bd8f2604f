// A queue in which everybody has a turn: between lanes (kinds of work), then between the clients that wait in each. Work for a
// client thus waits for at most one piece of work of each other client of its lane, times the lanes in use. Knows nothing of pages.

/** Somebody who waits for an answer. */
export interface Visit {
  /** The client whose turns are counted together. */
  readonly client: string;
  readonly hasLeft: () => boolean;
  readonly whenLeft: (forget: () => void) => void;
}

/** The limits of waiting work in a lane. */
interface LaneLimits {
  /** The limit for all clients. From half of it on, only clients that have nothing waiting here come in. */
  readonly most: number;
  /** The limit for one client. */
  readonly mostOfOne: number;
}

/** No more work can wait, or it has waited for as long as anybody should. */
export class BusyError extends Error {
  override name = "BusyError";
}

/** The visitor has left before the work began: there is nobody to answer. */
export class LeftError extends Error {
  override name = "LeftError";
}

interface Task {
  readonly key: string | undefined;
  readonly work: (isWanted: () => boolean) => Promise<unknown>;
  readonly done: PromiseWithResolvers<unknown>;
  /** Places by client; empty once the work has begun. */
  readonly places: Map<string, QueuedTask>;
  isRunning: boolean;
  visitors: number;
}

/** The waiting work of a lane. */
interface LaneState {
  /** Lines by client, in the order of turns. */
  readonly lines: Map<string, QueuedTask[]>;
  count: number;
}

/** A task in the line of a client. */
interface QueuedTask {
  readonly task: Task;
  readonly leave: () => void;
  waiting: number;
}

export interface FairQueue<LaneId extends string> {
  /**
   * Does the work once it is its turn. Work with a key is done once for all who wait for it meanwhile, at the first turn that
   * any of them has, and not at all when all of them have left; `isWanted` says whether anybody still waits for it.
   * @throws {BusyError} when no more of it may wait, or it has not begun within `longestWait`
   * @throws {LeftError} when the visitor leaves before it has begun
   */
  readonly add: <Result>(
    turn: { readonly lane: LaneId; readonly visit: Visit; readonly key?: string | undefined },
    work: (isWanted: () => boolean) => Promise<Result>,
  ) => Promise<Result>;
}

/** `atOnce`: pieces of work that are under way together. `pause`: awaited before each. `longestWait`: for a turn, ms; null: as long as it takes. */
export function createFairQueue<LaneId extends string>({
  lanes,
  atOnce,
  longestWait,
  pause,
}: {
  readonly lanes: Readonly<Record<LaneId, LaneLimits>>;
  readonly atOnce: number;
  readonly longestWait: number | null;
  readonly pause: () => Promise<void>;
}): FairQueue<LaneId> {
  /** Rooms in the order of turns. */
  const waiting = new Map(Object.keys(lanes).map((id) => [id as LaneId, emptyLane()]));
  const tasks = new Map<string, Task>();
  let working = 0;

  function add<Result>(
    { lane, visit, key }: { lane: LaneId; visit: Visit; key?: string | undefined },
    work: (isWanted: () => boolean) => Promise<Result>,
  ): Promise<Result> {
    const answer = Promise.withResolvers<unknown>();
    const task = (key !== undefined && tasks.get(key)) || makeTask(key, work);
    if (visit.hasLeft()) answer.reject(new LeftError());
    else if (task.isRunning || enqueue(task, lane, visit)) {
      if (key !== undefined) tasks.set(key, task);
      task.done.promise.then(answer.resolve, answer.reject);
      task.visitors += 1;
      let isWaiting = true;
      const leave = (reason: Error) => {
        answer.reject(reason);
        if (!isWaiting) return;
        isWaiting = false;
        task.visitors -= 1;
        const place = task.places.get(visit.client);
        if (place && --place.waiting === 0) place.leave();
      };
      visit.whenLeft(() => leave(new LeftError()));
      if (longestWait !== null) {
        const waited = setTimeout(() => !task.isRunning && leave(new BusyError()), longestWait);
        const forget = () => clearTimeout(waited);
        answer.promise.then(forget, forget);
      }
      if (working < atOnce) void workOn();
    } else answer.reject(new BusyError());
    // The same key always stands for work with the same kind of result.
    return answer.promise as Promise<Result>;
  }

  /** True when there was a place in the line of the visitor's client. */
  function enqueue(task: Task, lane: LaneId, { client }: Visit): boolean {
    const known = task.places.get(client);
    if (known) {
      known.waiting += 1;
      return true;
    }
    const state = waiting.get(lane) ?? emptyLane();
    const line = state.lines.get(client) ?? [];
    const { most, mostOfOne } = lanes[lane];
    const allowed = state.count < most / 2 ? mostOfOne : 1;
    if (state.count >= most || line.length >= allowed) return false;
    const place: QueuedTask = {
      task,
      waiting: 1,
      leave() {
        state.count -= 1;
        line.splice(line.indexOf(place), 1);
        if (line.length === 0) state.lines.delete(client);
        task.places.delete(client);
        if (task.places.size === 0 && !task.isRunning && task.key) tasks.delete(task.key);
      },
    };
    state.count += 1;
    line.push(place);
    state.lines.set(client, line);
    task.places.set(client, place);
    return true;
  }

  /** Takes the next task: its lane and its client then stand behind all others. */
  function take(): Task | undefined {
    for (const [lane, state] of waiting) {
      const [next] = state.lines;
      if (!next) continue;
      const [client, line] = next;
      waiting.delete(lane);
      waiting.set(lane, state);
      state.lines.delete(client);
      state.lines.set(client, line);
      const task = line[0]?.task;
      if (task) task.isRunning = true;
      for (const place of task?.places.values() ?? []) place.leave();
      return task;
    }
    return undefined;
  }

  async function workOn(): Promise<void> {
    working += 1;
    for (;;) {
      await pause();
      const task = take();
      if (!task) break;
      try {
        task.done.resolve(await task.work(() => task.visitors > 0));
      } catch (error) {
        task.done.reject(error);
      }
      if (task.key !== undefined) tasks.delete(task.key);
    }
    working -= 1;
  }

  return { add };
}

const emptyLane = (): LaneState => ({ lines: new Map(), count: 0 });

function makeTask(key: Task["key"], work: Task["work"]): Task {
  const done = Promise.withResolvers<unknown>();
  return { key, work, done, places: new Map(), isRunning: false, visitors: 0 };
}
