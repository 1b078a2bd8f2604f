// A queue in which everybody has a turn: between rooms (kinds of work), then between the clients that wait in each. Work for a
// client thus waits for at most one piece of work of each other client of its room, times the rooms in use. Knows nothing of pages.

/** Somebody who waits for an answer. */
export interface Visit {
  /** The client whose turns are counted together. */
  readonly client: string;
  readonly hasLeft: () => boolean;
  readonly whenLeft: (forget: () => void) => void;
}

/** The limits of waiting work in a room. */
interface Room {
  /** The limit for all clients. From half of it on, only clients that have nothing waiting here come in. */
  readonly most: number;
  /** The limit for one client. */
  readonly mostOfOne: number;
}

/** No more work can wait. */
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
  readonly places: Map<string, Place>;
  isRunning: boolean;
  visitors: number;
}

/** The waiting work of a room. */
interface Hall {
  /** Lines by client, in the order of turns. */
  readonly lines: Map<string, Place[]>;
  count: number;
}

/** A task in the line of a client. */
interface Place {
  readonly task: Task;
  readonly leave: () => void;
  waiting: number;
}

export interface FairQueue<RoomId extends string> {
  /**
   * Does the work once it is its turn. Work with a key is done once for all who wait for it meanwhile, at the first turn that
   * any of them has, and not at all when all of them have left; `isWanted` says whether anybody still waits for it.
   * @throws {BusyError} when no more of it may wait
   * @throws {LeftError} when the visitor leaves before it has begun
   */
  readonly add: <Result>(
    turn: { readonly room: RoomId; readonly visit: Visit; readonly key?: string | undefined },
    work: (isWanted: () => boolean) => Promise<Result>,
  ) => Promise<Result>;
}

/** `atOnce`: pieces of work that are under way together. `pause`: awaited before each. */
export function createFairQueue<RoomId extends string>({
  rooms,
  atOnce,
  pause,
}: {
  readonly rooms: Readonly<Record<RoomId, Room>>;
  readonly atOnce: number;
  readonly pause: () => Promise<void>;
}): FairQueue<RoomId> {
  /** Rooms in the order of turns. */
  const waiting = new Map(Object.keys(rooms).map((id) => [id as RoomId, makeHall()]));
  const tasks = new Map<string, Task>();
  let working = 0;

  function add<Result>(
    { room, visit, key }: { room: RoomId; visit: Visit; key?: string | undefined },
    work: (isWanted: () => boolean) => Promise<Result>,
  ): Promise<Result> {
    const answer = Promise.withResolvers<unknown>();
    const task = (key !== undefined && tasks.get(key)) || makeTask(key, work);
    if (visit.hasLeft()) answer.reject(new LeftError());
    else if (task.isRunning || findPlace(task, room, visit)) {
      if (key !== undefined) tasks.set(key, task);
      task.done.promise.then(answer.resolve, answer.reject);
      task.visitors += 1;
      visit.whenLeft(() => {
        answer.reject(new LeftError());
        task.visitors -= 1;
        const place = task.places.get(visit.client);
        if (place && --place.waiting === 0) place.leave();
      });
      if (working < atOnce) void workOn();
    } else answer.reject(new BusyError());
    // The same key always stands for work with the same kind of result.
    return answer.promise as Promise<Result>;
  }

  /** True when there was room in the line of the visitor's client. */
  function findPlace(task: Task, room: RoomId, { client }: Visit): boolean {
    const known = task.places.get(client);
    if (known) {
      known.waiting += 1;
      return true;
    }
    const hall = waiting.get(room) ?? makeHall();
    const line = hall.lines.get(client) ?? [];
    const { most, mostOfOne } = rooms[room];
    const allowed = hall.count < most / 2 ? mostOfOne : 1;
    if (hall.count >= most || line.length >= allowed) return false;
    const place: Place = {
      task,
      waiting: 1,
      leave() {
        hall.count -= 1;
        line.splice(line.indexOf(place), 1);
        if (line.length === 0) hall.lines.delete(client);
        task.places.delete(client);
        if (task.places.size === 0 && !task.isRunning && task.key) tasks.delete(task.key);
      },
    };
    hall.count += 1;
    line.push(place);
    hall.lines.set(client, line);
    task.places.set(client, place);
    return true;
  }

  /** Takes the next task: its room and its client then stand behind all others. */
  function take(): Task | undefined {
    for (const [room, hall] of waiting) {
      const [next] = hall.lines;
      if (!next) continue;
      const [client, line] = next;
      waiting.delete(room);
      waiting.set(room, hall);
      hall.lines.delete(client);
      hall.lines.set(client, line);
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

const makeHall = (): Hall => ({ lines: new Map(), count: 0 });

function makeTask(key: Task["key"], work: Task["work"]): Task {
  const done = Promise.withResolvers<unknown>();
  return { key, work, done, places: new Map(), isRunning: false, visitors: 0 };
}
