// Turns in the queue and their order: each piece of work is finished by hand.
import { expect, test, vi } from "vitest";
import { BusyError, createFairQueue, LeftError, type Visit } from "./fair-queue.ts";

/** A visitor who can leave. */
function visitOf(client: string): Visit & { readonly leave: () => void } {
  let isGone = false;
  const told: (() => void)[] = [];
  return {
    client,
    hasLeft: () => isGone,
    whenLeft: (forget) => void told.push(forget),
    leave() {
      isGone = true;
      for (const forget of told) forget();
    },
  };
}

function openQueue(most = 100, mostOfOne = 50, longestWait: number | null = null) {
  const lanes = { search: { most, mostOfOne }, form: { most, mostOfOne } };
  const queue = createFairQueue({ lanes, atOnce: 1, longestWait, pause: async () => undefined });
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  /** Everything waits behind this work until `open`. */
  const first = queue.add({ lane: "form", visit: visitOf("nobody") }, () => gate.promise);
  const add = (lane: "search" | "form", client: string | Visit, name: string, key?: string) =>
    queue.add({ lane, key, visit: typeof client === "string" ? visitOf(client) : client }, () => {
      done.push(name);
      return Promise.resolve(name);
    });
  return { queue, done, add, first, open: gate.resolve };
}

/** Lets all steps run that need no outside event. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const names = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${prefix}${n}`);

test("a client with much work does not hold up the others of its lane", async () => {
  const { add, done, open } = openQueue();
  await settle();
  const all = [
    ...names("a", 20).map((name) => add("search", "a", name)),
    ...names("b", 2).map((name) => add("search", "b", name)),
    add("search", "c", "c0"),
  ];
  open();
  await Promise.all(all);
  expect(done.slice(0, 6)).toEqual(["a0", "b0", "c0", "a1", "b1", "a2"]);
  expect(done).toHaveLength(23);
});

test("a lane that many wait in does not hold up the other lanes", async () => {
  const { add, done, open } = openQueue();
  await settle();
  const all = names("a", 45).map((name) => add("search", name, name));
  all.push(add("form", "b", "b"));
  open();
  await Promise.all(all);
  expect(done.indexOf("b")).toBeLessThan(2);
});

test("a client gets its share of places at most, and a single one once half the lane is taken", async () => {
  const { add, open } = openQueue(10, 4);
  await settle();
  const a = names("a", 5).map((name) => add("search", "a", name));
  await expect(a[4]).rejects.toThrow(BusyError);
  const b = [add("search", "b", "b0"), add("search", "b", "b1")];
  await expect(b[1]).rejects.toThrow(BusyError);
  const others = names("c", 6).map((name) => add("search", name, name));
  await expect(others[5]).rejects.toThrow(BusyError);
  // The other lane has places of its own.
  const form = add("form", "a", "form");
  open();
  await Promise.all([...a.slice(0, 4), b[0], ...others.slice(0, 5), form]);
  // The places are taken again once they are free.
  await expect(add("search", "b", "b2")).resolves.toBe("b2");
});

test("work with a key is done once for all clients, at the first turn of any", async () => {
  const { add, done, open } = openQueue();
  await settle();
  const all = [
    ...names("a", 9).map((name) => add("search", "a", name)),
    add("search", "a", "shared", "key"),
    add("search", "b", "never done again", "key"),
    add("search", "a", "nor this", "key"),
  ];
  open();
  expect((await Promise.all(all)).slice(-3)).toEqual(["shared", "shared", "shared"]);
  expect(done.indexOf("shared")).toBe(1);
  expect(done).toHaveLength(10);
  await expect(add("search", "a", "anew", "key")).resolves.toBe("anew");
});

test("work of clients that left is dropped, and their places are free again", async () => {
  const { add, done, open } = openQueue(10, 2);
  await settle();
  const [gone, early, staying] = [visitOf("a"), visitOf("a"), visitOf("b")];
  early.leave();
  const left = [add("search", gone, "own"), add("search", gone, "shared", "key")];
  const shared = add("search", staying, "shared", "key");
  for (const promise of left) promise.catch(() => undefined);
  gone.leave();
  for (const promise of left) await expect(promise).rejects.toThrow(LeftError);
  await expect(add("search", early, "early")).rejects.toThrow(LeftError);
  const again = names("a", 2).map((name) => add("search", "a", name));
  open();
  await Promise.all([shared, ...again]);
  expect(done).toEqual(["shared", "a0", "a1"]);
});

test("work that fails fails for all who wait for it, and for nobody else", async () => {
  const { queue, add, open } = openQueue();
  const fail = () => {
    throw new Error("broken");
  };
  const broken = ["a", "b"].map((client) =>
    queue.add({ lane: "search", visit: visitOf(client), key: "key" }, fail),
  );
  const fine = add("search", "c", "fine");
  open();
  for (const promise of broken) await expect(promise).rejects.toThrow("broken");
  await expect(fine).resolves.toBe("fine");
});

test("who has waited for too long is told so, and gives up the place", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { add, done, first, open } = openQueue(1, 1, 10_000);
  await settle();
  const late = expect(add("search", "a", "a0")).rejects.toBeInstanceOf(BusyError);
  vi.advanceTimersByTime(10_000);
  await late;
  const next = add("search", "b", "b0");
  // Work that has begun is nobody's wait.
  open();
  await first;
  expect(await next).toBe("b0");
  expect(done).toEqual(["b0"]);
  vi.useRealTimers();
});
